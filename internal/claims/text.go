package claims

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/wirebench/wirebench/internal/idle"
	"github.com/wirebench/wirebench/internal/report"
)

// Text writes a result for a terminal. Its tables take up to 110 characters; other
// lines are wrapped at width.
func Text(w io.Writer, r Result, width int) error {
	p := printer{out: bufio.NewWriter(w), width: width}
	for _, warning := range r.Warnings {
		p.line("", "Warning: "+report.OneLine(warning))
	}
	for _, s := range r.Sources {
		p.source(s)
	}
	p.line("", "")
	for _, l := range r.footer() {
		p.line(fmt.Sprintf("%-12s", l.Label), l.Text)
	}
	if err := p.out.Flush(); err != nil {
		return fmt.Errorf("write the claims: %w", err)
	}
	return nil
}

// footer says where the record was made, what the verdicts mean and how many there are. Each line
// is a label and a text.
func (r Result) footer() []report.Line {
	var lines []report.Line
	if e := r.Run.Env; e.CPU != "" {
		lines = append(lines, report.Line{Label: "Here", Text: fmt.Sprintf("%s, %s, %s", e.Machine(), e.Go, r.Run.Started.UTC().Format("2006-01-02 15:04 MST"))})
	}
	return append(lines,
		report.Line{Label: "Verdicts", Text: fmt.Sprintf("×: the factor by which it is faster (or slower, smaller, larger) than the nearest of the others, which the note names. "+
			"holds: the whole interval here is at least 1/%[1]v of the published factor, or above 1 if no factor was published; beyond: more than %[1]v times it. weaker: the same codec is ahead, but by less. "+
			"reversed: the other codec is ahead. unclear: the interval is on both sides of a limit.", r.Tolerance)},
		report.Line{Label: "Statements", Text: r.Comparisons.String()},
		report.Line{Label: "Tables", Text: r.Rows.String()})
}

// tableNote explains the heads of a published table.
func (s SourceResult) tableNote() string {
	note := fmt.Sprintf("Its table. ×: the time relative to the time of %s with the same data and operation.", s.Reference)
	if s.Messages {
		note = "Its table. ×: the time of a message or process here, relative to channels, TCP or goroutines in the same scenario here."
	}
	if slices.ContainsFunc(s.Rows, func(r RowResult) bool { return r.Op == idle.Spawn && r.Bytes > 0 }) {
		note += " bytes: the memory of one spawned process."
	}
	if allocations(s.Rows) {
		note += " B/op: bytes allocated in an operation."
	}
	return note
}

type printer struct {
	out   *bufio.Writer
	width int
}

func (p printer) line(label, s string) {
	for _, l := range report.Wrap(label, s, p.width) {
		fmt.Fprintln(p.out, l) // Flush returns the error
	}
}

func (p printer) source(s SourceResult) {
	p.line("", "")
	p.line("", fmt.Sprintf("%s: %s (%s)", s.Name, s.Title, s.With))
	for _, known := range s.Known {
		p.line("  known: ", known)
	}
	var n notes
	if len(s.Statements) > 0 {
		p.line("", "")
		for _, st := range s.Statements {
			p.line(st.ID+"  ", st.Text)
			for _, known := range st.Known {
				p.line("     known: ", known)
			}
		}
		p.line("", "")
		fmt.Fprintln(p.out, comparisons(s.Statements, &n))
	}
	if len(s.Rows) > 0 {
		p.line("", "")
		p.line("", s.tableNote())
		fmt.Fprintln(p.out, rows(s.Rows, &n))
	}
	for i, note := range n.texts {
		p.line(strconv.Itoa(i+1)+"  ", note)
	}
}
