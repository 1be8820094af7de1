// Package page writes a record as one HTML file that needs no network and no server: tables
// and charts that rank codecs anew by the mix of reads and writes, the speed of the link
// and the price of a core.
//
// Go says what the record holds ([payload]); the scripts do what package report does for
// a terminal, with the statistics of package stats, since a reader's sliders ask for
// ranks that no program can print beforehand. TestSameAsGo holds them to package report.
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

// scripts are the parts of the page's script in the order in which they build on each
// other. They share one scope.
var scripts = []string{
	"data", "distributions", "stats", "format", "state", "cost", "filter", "dom", "axis", "table",
	"ranking", "scatter", "heatmap", "sizes", "garbage", "answer", "compare", "claims", "details", "evidence", "controls", "main",
}

// Part is a run of a record.
type Part struct {
	record.Record
	// Claims is what the run says of published figures, as claims.HTML writes it; empty
	// where it says nothing.
	Claims template.HTML
}

// Write writes the page of a record, whose runs are one for each machine. The reader
// chooses between them; none is compared with another. The page holds every process's
// estimate of every cell, and the reference's twin only as far as the warnings tell of it.
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

// zipped returns a payload as JSON that gzip compressed, as a JSON string in base64. None of
// its characters means anything to HTML, so no name can end the script that it stands in.
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

// script joins the parts into one function, so that they leave no names behind.
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
