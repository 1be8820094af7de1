package report

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// OtherChange is something besides time in which a program differs from the first one.
type OtherChange struct {
	record.Key
	Variant string `json:"variant"`
	// What changed, such as "allocations", with the values of the first program and of this one.
	What string `json:"what"`
	From string `json:"from"`
	To   string `json:"to"`
}

// otherChanges compares what the proofs of programs found out with those of the first one.
func otherChanges(recs []record.Record) (all []OtherChange) {
	before := make(map[record.Key]record.Cell)
	for _, c := range recs[0].Cells {
		before[c.Key] = c
	}
	for _, rec := range recs[1:] {
		for _, is := range rec.Cells {
			was, known := before[is.Key]
			if !known || is.Codec == rec.Run.Twin {
				continue
			}
			for _, c := range cellChanges(was, is) {
				c.Key, c.Variant = is.Key, rec.Run.Variant
				all = append(all, c)
			}
		}
	}
	return all
}

// cellChanges compares a cell in two programs.
func cellChanges(was, is record.Cell) (all []OtherChange) {
	add := func(what, from, to string) {
		if from != to {
			all = append(all, OtherChange{What: what, From: from, To: to})
		}
	}
	outcome := func(c record.Cell) string {
		switch {
		case c.Fault != "":
			return "fault: " + c.Fault
		case c.Reason != "":
			return "not measured: " + c.Reason
		}
		return "passes its proof"
	}
	add("proof", outcome(was), outcome(is))
	if was.Fault+was.Reason+is.Fault+is.Reason != "" {
		return all
	}
	add("losses", strings.Join(was.Lost, ", "), strings.Join(is.Lost, ", "))
	if !alike(was.Wire, is.Wire) {
		add("bytes of a message", count(was.Wire), count(is.Wire))
	} else if was.Encoded != 0 && is.Encoded != 0 && was.Encoded != is.Encoded {
		add("bytes of a message", "as many", "other ones")
	}
	// The means of pools vary.
	if math.Abs(was.Allocs-is.Allocs) > max(0.02*was.Allocs, 0.05) {
		add("allocations", count(was.Allocs), count(is.Allocs))
	}
	if math.Abs(was.AllocBytes-is.AllocBytes) > max(0.02*was.AllocBytes, 4) {
		add("allocated bytes", count(was.AllocBytes), count(is.AllocBytes))
	}
	return all
}

// Text writes the variants for a terminal: a table for each operation on each data set, with the
// largest changes first, and then what else changed.
func (v Variants) Text(w io.Writer, o TextOptions) error {
	out := bufio.NewWriter(w)
	for _, l := range v.First {
		fmt.Fprintln(out, l)
	}
	for _, t := range v.Tables {
		fmt.Fprintf(out, "%s, %s%s\n\n", t.Data, t.Operation, v.relation())
		fmt.Fprintln(out, v.sheet(t).Within(o.width()).text(Painter(o.Color)))
		fmt.Fprintln(out)
	}
	for _, l := range v.below() {
		fmt.Fprintln(out, l)
	}
	if s := v.others(); len(s.Rows) > 0 {
		fmt.Fprintf(out, "\nBesides times, these changed:\n\n%s\n", s.Within(o.width()).text(Painter(o.Color)))
	}
	return out.Flush()
}

// Markdown writes the same as Markdown.
func (v Variants) Markdown(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, l := range v.First {
		fmt.Fprintf(out, "> %s\n\n", MarkdownLine(l))
	}
	for _, t := range v.Tables {
		fmt.Fprintf(out, "## %s, %s%s\n\n%s\n", MarkdownLine(t.Data), t.Operation, v.relation(), v.sheet(t).Markdown())
	}
	for _, l := range v.below() {
		fmt.Fprintf(out, "- %s\n", MarkdownLine(l))
	}
	if s := v.others(); len(s.Rows) > 0 {
		fmt.Fprintf(out, "\n## Besides times\n\n%s\n", s.Markdown())
	}
	return out.Flush()
}

// JSON writes all of it.
func (v Variants) JSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "\t")
	return e.Encode(v)
}

// relation says what times are relative to.
func (v Variants) relation() string {
	if v.Relative == "" {
		return ""
	}
	return ", relative to " + v.Relative + " of the same program"
}

// sheet is the table of an operation. It has the time in the first program, and for each other one
// the time with its change.
func (v Variants) sheet(t VariantTable) Sheet {
	s := Sheet{Heads: append(Words("codec"), Figures(v.Names[0])...)}
	for _, name := range v.Names[1:] {
		s.Heads = append(s.Heads, Figures(name, "change", "±")...)
	}
	for _, r := range t.Rows {
		row := []string{r.Codec, r.Cells[0].text()}
		for _, c := range r.Cells[1:] {
			doubt := ""
			if c.Change.Mid > 0 {
				doubt = percent(c.Change.Relative())
			}
			row = append(row, c.text(), changed(c.Change), doubt)
		}
		s.Rows = append(s.Rows, row)
	}
	s.colors = func(row, column int) []text.Color {
		if column < 3 || column%3 != 0 {
			return nil
		}
		return verdictColors[t.Rows[row].Cells[column/3].verdict()]
	}
	return s
}

func (c VariantCell) text() string {
	if c.NS.Mid > 0 {
		return duration(c.NS.Mid)
	}
	return "–"
}

// verdict says whether the time changed by more than its interval.
func (c VariantCell) verdict() Verdict {
	switch {
	case math.IsNaN(c.Change.Mid) || math.IsInf(c.Change.Hi, 1):
		return Unknown
	case c.Change.Lo > 1:
		return Slower
	case c.Change.Hi < 1:
		return Faster
	}
	return Same
}

// below says how many cells got faster or slower in each variant, and how to read the tables.
func (v Variants) below() (lines []string) {
	for i, name := range v.Names {
		if i == 0 {
			continue
		}
		counts := make(map[Verdict]int)
		var changes []float64
		for _, t := range v.Tables {
			for _, r := range t.Rows {
				c := r.Cells[i]
				counts[c.verdict()]++
				if c.verdict() != Unknown {
					changes = append(changes, c.Change.Mid)
				}
			}
		}
		line := fmt.Sprintf("%s compared with %s: %d faster, %d slower, %d without a measurable change", name, v.Names[0], counts[Faster], counts[Slower], counts[Same])
		if counts[Unknown] > 0 {
			line += fmt.Sprintf(", %d with too few times to tell", counts[Unknown])
		}
		if len(changes) > 0 {
			line += fmt.Sprintf("; the median change is %s", changed(stats.Interval{Mid: stats.Median(changes)}))
		}
		lines = append(lines, line+".")
	}
	return append(lines, "change: time compared with "+v.Names[0]+v.relation()+"; ±: its 95 % prediction interval, for a repeated run on this machine.")
}

// others is the table of what changed besides times.
func (v Variants) others() Sheet {
	several := len(v.Names) > 2
	s := Sheet{Heads: Words("codec", "data", "operation", "what", v.Names[0])}
	if several {
		s.Heads = append(s.Heads, Words("variant", "there")...)
	} else {
		s.Heads = append(s.Heads, Words(v.Names[len(v.Names)-1])...)
	}
	for _, c := range v.Others {
		row := []string{c.Codec, c.Data, c.Operation, c.What, oneLine(c.From)}
		if several {
			row = append(row, c.Variant)
		}
		s.Rows = append(s.Rows, append(row, oneLine(c.To)))
	}
	return s
}
