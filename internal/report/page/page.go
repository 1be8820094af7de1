// Package page writes a record as one HTML file that needs no network and no server. Its tables and
// charts rank codecs again whenever the reader changes the mix of reads and writes, the speed of
// the link or the price of a core.
//
// The Go code collects the record's data in a payload. The scripts below script/ do what package
// report does for a terminal, with the statistics of package stats, because a program can't print
// the ranks for every position of a slider in advance. TestSameAsGo compares their results with
// those of package report.
//
// It must not know any codec, data set or engine, nor how published claims are judged: the record
// has the former, and the caller passes the latter as HTML.
package page

import (
	"bytes"
	"compress/gzip"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
)

//go:embed index.html style.css script
var files embed.FS

// scripts are the parts of the page's script, in an order in which they build on each other. They
// share one scope.
var scripts = []string{
	"data", "distributions", "stats", "format", "state", "cost", "filter", "dom", "axis", "table",
	"ranking", "scatter", "heatmap", "sizes", "garbage", "scale", "changes", "answer", "compare", "checks", "evolution", "claims", "details", "evidence", "checked", "controls", "main",
}

// Part is a run of a record.
type Part struct {
	record.Record
	// Claims is the HTML that claims.HTML writes for the run. It is empty if the run says nothing
	// about published figures.
	Claims template.HTML
}

// Write writes the page of a record with one run for each machine. The reader chooses one of them;
// runs are not compared with each other. The page holds every process's estimate of every cell. The
// reference's twin appears only in the warnings.
func Write(w io.Writer, runs ...Part) error {
	if err := render(w, runs); err != nil {
		return fmt.Errorf("write the page: %w", err)
	}
	return nil
}

func render(w io.Writer, runs []Part) error {
	script, err := script()
	if err != nil {
		return err
	}
	style, err := files.ReadFile("style.css")
	if err != nil {
		return err
	}
	index, err := template.ParseFS(files, "index.html")
	if err != nil {
		return err
	}
	type run struct {
		Name   string
		Data   template.JS
		Claims template.HTML
	}
	page := struct {
		Title  string
		Style  template.CSS
		Runs   []run
		Script template.JS
	}{title(runs), template.CSS(style), nil, template.JS(script)}
	names := machines(runs)
	for i, part := range runs {
		data, err := zipped(newPayload(part.Record))
		if err != nil {
			return err
		}
		page.Runs = append(page.Runs, run{names[i], template.JS(data), part.Claims})
	}
	return index.Execute(w, page)
}

// zipped returns a payload as JSON, compressed with gzip and encoded in base64 as a JSON string. No
// character in it has a meaning in HTML, so no name can end the script element that contains it.
func zipped(p payload) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(json.NewEncoder(z).Encode(p), z.Close()); err != nil {
		return nil, err
	}
	return json.Marshal(b.Bytes())
}

// script joins the parts into one function, so that they don't define global names.
func script() (string, error) {
	var b strings.Builder
	b.WriteString("(async () => {\n'use strict';\n")
	for _, name := range scripts {
		part, err := files.ReadFile("script/" + name + ".js")
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "\n// %s.js\n%s", name, part)
	}
	b.WriteString("})();\n")
	return b.String(), nil
}
