package cli

import (
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/mattn/go-isatty"
	"golang.org/x/term"

	"github.com/wirebench/wirebench/internal/claims"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/report/page"
)

// printRecord reads the record at path and writes a part of it.
func (p Program) printRecord(w io.Writer, path string, part excerpt) error {
	recs, err := p.records(path)
	if err != nil {
		return err
	}
	if recs, err = part.of(recs); err != nil {
		return err
	}
	if part.view.Codecs, err = part.rows(p, recs); err != nil {
		return err
	}
	part.path = path
	return p.print(w, recs, part)
}

// print writes the runs of a record as part asks for.
func (p Program) print(w io.Writer, recs []record.Record, part excerpt) error {
	if err := p.Inform(recs); err != nil {
		return err
	}
	if report.OfVariants(recs) && slices.Contains([]string{"text", "md", "json"}, part.format) {
		return printVariants(w, part.path, recs, part)
	}
	if part.lengths != nil {
		return part.streams(w, recs)
	}
	if part.link > 0 {
		compressed, err := p.compression()
		if err != nil {
			return err
		}
		return part.transfers(w, recs, compressed)
	}
	var sources []report.Source
	for _, rec := range recs {
		sources = append(sources, report.Source{Record: rec, Heap: part.heap, WithGC: !part.withoutGC})
	}
	var each func(io.Writer, report.Source) error
	switch part.format {
	case "csv":
		return part.view.CSV(w, sources...)
	case "json":
		return part.view.JSON(w, sources...)
	case "html":
		return p.writePage(w, recs)
	case "svg":
		first := ""
		if len(recs[0].Run.Data) > 0 {
			first = recs[0].Run.Data[0].Name
		}
		return part.view.SVG(w, sources[0], first)
	case "text":
		o := textOptions(w)
		o.View = part.view
		each = func(w io.Writer, s report.Source) error { return report.Text(w, s, o) }
	case "md":
		each = part.view.Markdown
	case "benchfmt":
		each = part.benchmarks
	}
	for _, s := range sources {
		if err := each(w, s); err != nil {
			return err
		}
	}
	return nil
}

// rendered can be written in several formats.
type rendered interface {
	Text(io.Writer, report.TextOptions) error
	Markdown(io.Writer) error
	JSON(io.Writer) error
}

// render writes r as md or json, or as text for a terminal.
func render(w io.Writer, format string, r rendered) error {
	switch format {
	case "json":
		return r.JSON(w)
	case "md":
		return r.Markdown(w)
	}
	return r.Text(w, textOptions(w))
}

// printMachines writes the runs of several machines side by side.
func (p Program) printMachines(w io.Writer, paths []string, part excerpt) error {
	if part.format != "text" && part.format != "md" && part.format != "json" {
		return usagef("--side-by-side is for --format text, md and json, not for %s", part.format)
	}
	var recs []record.Record
	for _, path := range paths {
		of, err := p.records(path)
		if err != nil {
			return err
		}
		recs = append(recs, of...)
	}
	if len(recs) < 2 {
		return usagef("--side-by-side shows several machines; name several records, or one of several machines")
	}
	recs, err := part.of(recs)
	if err != nil {
		return err
	}
	codecs, err := part.rows(p, recs)
	if err != nil {
		return err
	}
	m := report.NewMachines(recs)
	if codecs != nil {
		m = m.Of(codecs)
	}
	return render(w, part.format, m)
}

// benchmarks writes a run in the Go benchmark format. It says for which of its cells benchstat can't
// give an interval.
func (e excerpt) benchmarks(w io.Writer, s report.Source) error {
	if few, all := record.FewSamples(s.Record, e.view.Codecs); few > 0 {
		fmt.Fprintf(os.Stderr, "wirebench: %d of %d cells were measured by fewer than %d processes, from which benchstat gives no interval; a run with more --time has more\n", few, all, record.BenchSamples)
	}
	return record.Benchfmt(w, s.Record, s.Heap, e.view.Codecs)
}

// writePage writes the runs of a record as one page.
func (p Program) writePage(w io.Writer, recs []record.Record) error {
	parts, err := p.pageParts(recs)
	if err != nil {
		return err
	}
	return page.Write(w, cases(), parts...)
}

// pageParts returns the runs of a record as a page shows them.
func (p Program) pageParts(recs []record.Record) (parts []page.Part, err error) {
	judging, err := p.judging()
	if err != nil {
		return nil, err
	}
	compressed, err := p.compression()
	if err != nil {
		return nil, err
	}
	for _, rec := range recs {
		part := page.Part{Record: rec, Compressed: compressed}
		if result := claims.Judge(rec, judging, claims.Selection{}); result.Judged() {
			if part.Claims, err = claims.HTML(result); err != nil {
				return nil, err
			}
		}
		parts = append(parts, part)
	}
	return parts, nil
}

// textOptions returns options that fit a table to the terminal w, if w is one.
func textOptions(w io.Writer) report.TextOptions {
	o := report.TextOptions{Width: 120}
	file, ok := w.(*os.File)
	if !ok || !isatty.IsTerminal(file.Fd()) {
		return o
	}
	if width, _, err := term.GetSize(int(file.Fd())); err == nil && width > 0 { // 0 means that it doesn't know
		o.Width = width
	}
	o.Color = os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	return o
}
