// Package page writes a record as one HTML file that needs no network and no server, or as several for a site. Its tables and
// charts rank codecs again whenever the reader changes the mix of reads and writes, the speed of
// the link or the price of a core.
//
// The Go code collects the record's data in a payload. The scripts below web/ do what package
// report does for a terminal, with the statistics of package stats, because a program can't print
// the ranks for every position of a slider in advance. TestSameAsGo compares their results with
// those of package report. The scripts are in TypeScript and use libraries; scripts/bundle makes bundle/ of
// them, which is committed, so that Go alone can build the page.
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

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

//go:embed index.html bundle/page.js bundle/style.css
var files embed.FS

// Part is a run of a record.
type Part struct {
	record.Record
	// Claims is the HTML that claims.HTML writes for the run. It is empty if the run says nothing
	// about published figures.
	Claims template.HTML
	// Compressed is what compressors make of messages, for data sets of which the run has nothing about it. It may
	// be nil.
	Compressed *report.Compressed
}

// Case is a usual case of programs that a reader can choose.
type Case struct {
	Name  string `json:"name"`
	About string `json:"about"`
	// Flags are its needs and its load as flags of wirebench advise, as name and value.
	Flags [][2]string `json:"flags"`
}

// Write writes the page of a record with one run for each machine, and with cases to choose from. The reader chooses one of them;
// runs are not compared with each other. The page holds every process's estimate of every cell. The
// reference's twin appears only in the warnings.
func Write(w io.Writer, cases []Case, runs ...Part) error {
	compared := variants(runs)
	var all []shown
	for _, part := range runs {
		p := newPayload(part.Record, part.Compressed)
		p.Variants = compared
		all = append(all, shown{part, p, ""})
	}
	if err := render(w, cases, all); err != nil {
		return fmt.Errorf("write the page: %w", err)
	}
	return nil
}

// shown is a run with its payload. rest has the names of files with the blocks that the payload lacks.
type shown struct {
	Part
	payload payload
	rest    string
}

func render(w io.Writer, cases []Case, runs []shown) error {
	script, err := files.ReadFile("bundle/page.js")
	if err != nil {
		return err
	}
	style, err := files.ReadFile("bundle/style.css")
	if err != nil {
		return err
	}
	index, err := template.ParseFS(files, "index.html")
	if err != nil {
		return err
	}
	usual, err := json.Marshal(cases)
	if err != nil {
		return err
	}
	type run struct {
		Name, Rest string
		Data       template.JS
		Claims     template.HTML
	}
	page := struct {
		Title  string
		Style  template.CSS
		Cases  string // as JSON
		Runs   []run
		Script template.JS
		Apart  bool // cells come in other files
	}{"", template.CSS(style), string(usual), nil, template.JS(script), false}
	var parts []Part
	for _, r := range runs {
		parts = append(parts, r.Part)
	}
	page.Title = title(parts)
	names := machines(parts)
	for i, r := range runs {
		data, err := zipped(r.payload)
		if err != nil {
			return err
		}
		page.Runs = append(page.Runs, run{names[i], r.rest, template.JS(data), r.Claims})
		page.Apart = page.Apart || r.rest != ""
	}
	return index.Execute(w, page)
}

// variants compares runs of programs that were measured together. It returns nil for other runs.
func variants(runs []Part) *report.Variants {
	var recs []record.Record
	for _, part := range runs {
		recs = append(recs, part.Record)
	}
	if !report.OfVariants(recs) {
		return nil
	}
	v := report.NewVariants(recs, false)
	return &v
}

// zipped returns a payload, or blocks of one, as JSON, compressed with gzip and encoded in base64 as a JSON string. No
// character in it has a meaning in HTML, so no name can end the script element that contains it.
func zipped(p any) ([]byte, error) {
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
