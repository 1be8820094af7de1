package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/foreign"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// print prints a result as a table for each data set, or as JSON.
func (f *foreignFlags) print(out io.Writer, r *foreign.Result) error {
	if f.json {
		enc := json.NewEncoder(out)
		enc.SetIndent("", "\t")
		return enc.Encode(r)
	}
	width := textOptions(out).Width
	var lines []string
	for _, d := range r.Data {
		about := fmt.Sprintf("%s, %d messages: Go and %s, another runtime: not ranked", d.Name, d.Messages, r.Language)
		sheet, faults := f.sheet(r.Figures(d, !f.withoutGC))
		lines = append(lines, report.Wrap("", about, width)...)
		lines = append(lines, strings.TrimSuffix(sheet.Within(width).String(), "\n"))
		for _, fault := range faults {
			lines = append(lines, report.Wrap("", fault, width)...)
		}
		lines = append(lines, "")
	}
	for _, note := range f.notes(r) {
		lines = append(lines, report.Wrap("", note, width)...)
	}
	_, err := fmt.Fprintln(out, strings.Join(lines, "\n"))
	return err
}

// sheet returns the table of a data set, with the rows of a format together, and what is at
// fault.
func (f *foreignFlags) sheet(d foreign.Figures) (s report.Sheet, faults []string) {
	s.Heads = append(report.Words("codec", "format", "verified"), report.Figures("bytes")...)
	for _, operation := range []string{"encode", "decode"} {
		s.Heads = append(s.Heads, report.Figures(operation)...)
		if d.Price.PerByte > 0 {
			s.Heads = append(s.Heads, report.Figures("gc")...)
		}
		s.Heads = append(s.Heads, report.Figures("× Go")...)
	}
	for _, l := range byFormat(d.Lines) {
		row := []string{l.Name, foreignFormat(l), "yes", report.Significant(l.Wire)}
		if l.Fault != "" {
			faults = append(faults, l.Name+": "+report.OneLine(l.Fault))
			row = append(row[:2], "no")
			s.Rows = append(s.Rows, append(row, make([]string, len(s.Heads)-len(row))...))
			continue
		}
		for _, operation := range []string{"encode", "decode"} {
			row = append(row, foreignTime(d.Time(l.Name, operation)))
			if d.Price.PerByte > 0 {
				row = append(row, foreignGarbage(d, l, operation))
			}
			row = append(row, foreignRatio(l, d.Ratio(l.Name, operation)))
		}
		s.Rows = append(s.Rows, row)
	}
	return s, faults
}

// byFormat returns the lines so that those that are compared with the same codec are together, that
// codec first and other runtimes last. Lines that are compared with none are at the end.
func byFormat(all []foreign.Line) []foreign.Line {
	place := func(l foreign.Line) int {
		at := slices.IndexFunc(all, func(other foreign.Line) bool { return other.Name == l.Like })
		if at < 0 {
			at = len(all)
		}
		switch {
		case l.Foreign:
			return 3*at + 2
		case l.Name != l.Like:
			return 3*at + 1
		}
		return 3 * at
	}
	sorted := slices.Clone(all)
	slices.SortStableFunc(sorted, func(a, b foreign.Line) int { return place(a) - place(b) })
	return sorted
}

func foreignFormat(l foreign.Line) string {
	if l.Foreign && l.Format == "" {
		return "its own"
	}
	return l.Format
}

func foreignTime(t stats.Interval) string {
	if math.IsNaN(t.Mid) {
		return "too noisy"
	}
	return report.Duration(t.Mid)
}

// foreignGarbage shows the price of what an operation of a Go codec allocates.
func foreignGarbage(f foreign.Figures, l foreign.Line, operation string) string {
	if l.Foreign || math.IsNaN(f.Time(l.Name, operation).Mid) {
		return ""
	}
	return report.Duration(l.Allocated[operation] * f.Price.PerByte)
}

// foreignRatio shows a ratio with the distance of its farther bound.
func foreignRatio(l foreign.Line, r stats.Interval) string {
	switch {
	case l.Name == l.Like:
		return "1"
	case math.IsNaN(r.Mid):
		return ""
	case math.IsInf(r.Hi, 0):
		return report.Significant(r.Mid)
	}
	return fmt.Sprintf("%s ±%.0f%%", report.Significant(r.Mid), math.Ceil(100*r.Relative()))
}

// notes explain the tables.
func (f *foreignFlags) notes(r *foreign.Result) []string {
	spread := 0.
	for _, d := range r.Data {
		figures := r.Figures(d, !f.withoutGC)
		for _, l := range d.Lines {
			for _, operation := range []string{"encode", "decode"} {
				if s := figures.Spread(l.Name, operation); s > spread {
					spread = s
				}
			}
		}
	}
	processes := fmt.Sprintf("%d processes; the least steady time differs from process to process by %s (standard deviation)", r.Processes, report.Percent(spread))
	if r.Processes == 1 {
		processes = "One process, without intervals"
	}
	notes := []string{
		"× Go is relative to the first row of the format, with the interval for another run of the same two programs on this machine. Verified: each side decodes the other's encodings to equal values. A row of a format that Go has not decodes its own.",
		f.aboutGarbage(r),
		fmt.Sprintf("%s: %s.", r.Language, r.Version),
	}
	for _, row := range r.Rows {
		line := fmt.Sprintf("%s:%s: %s", r.Language, row.Name, row.Library)
		if row.Note != "" {
			line += "; " + row.Note
		}
		notes = append(notes, line+".")
	}
	return append(notes,
		fmt.Sprintf("%s; %s of the times were taken on the quiet machine.", processes, report.Percent(r.Quiet)),
		fmt.Sprintf("%s, %s, %s", r.Env.Machine(), r.Env.Go, r.Date))
}

// aboutGarbage says whether Go's times have the work of its collector.
func (f *foreignFlags) aboutGarbage(r *foreign.Result) string {
	if f.withoutGC || r.Garbage == nil {
		return "Go's times and ratios are without the work of its garbage collector, which runs between batches. A language that frees memory itself does so within its times."
	}
	return fmt.Sprintf("gc: the work of Go's collector for what an operation allocates, which ratios include: %s ns a byte, in a program with %s in use and GOGC=%.0f. It may be less in other programs. A language that frees memory itself does so within its times.",
		report.Significant(r.Garbage.Price(record.UsualHeap)), report.Size(float64(record.UsualHeap.Live)), record.UsualHeap.GOGC)
}
