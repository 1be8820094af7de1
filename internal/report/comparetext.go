package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Text writes the changes for a terminal, the largest first, and how many cells did not change.
func (c Comparison) Text(w io.Writer, o TextOptions) error {
	out := bufio.NewWriter(w)
	for _, l := range c.above() {
		fmt.Fprintln(out, l)
	}
	if s := c.sheet(); len(s.Rows) > 0 {
		fmt.Fprintln(out, s.Within(o.width()).text(Painter(o.Color)))
	}
	for _, l := range c.below() {
		fmt.Fprintln(out, l)
	}
	return out.Flush()
}

// Markdown writes the same as a Markdown table.
func (c Comparison) Markdown(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, l := range c.above() {
		fmt.Fprintf(out, "> %s\n\n", MarkdownLine(l))
	}
	if s := c.sheet(); len(s.Rows) > 0 {
		fmt.Fprintln(out, s.Markdown())
	}
	for _, l := range c.below() {
		fmt.Fprintf(out, "- %s\n", MarkdownLine(l))
	}
	return out.Flush()
}

// above returns what must be known before any change is read.
func (c Comparison) above() []string {
	lines := slices.Clone(c.First)
	for _, w := range c.Warnings {
		lines = append(lines, "Warning: "+oneLine(w))
	}
	if c.Others != nil {
		lines = append(lines, "The runs had different messages of "+strings.Join(c.Others, ", ")+", which are not compared.")
	}
	lines = append(lines, c.programsLine()...)
	if c.OneMachine {
		return lines
	}
	var in []string
	for _, d := range c.Other {
		if d.What == record.GoVersion { // First already says it
			continue
		}
		in = append(in, fmt.Sprintf("%s: %s, then %s", d.What, d.A, d.B))
	}
	if in == nil {
		return lines
	}
	return append(lines,
		fmt.Sprintf("The runs are of two machines (%s): only ratios to the reference are compared.", strings.Join(in, "; ")))
}

// sheet is the table of cells that changed.
func (c Comparison) sheet() Sheet {
	s := Sheet{Heads: slices.Concat(Words("codec", "data", "operation", ""), Figures("change", "±"), Words("wire", "allocs", "B/op"))}
	changes := c.listed()
	for _, x := range changes {
		s.Rows = append(s.Rows, []string{
			x.Codec, x.Data, x.Operation, string(x.Verdict), changed(x.Ratio), doubt(x),
			x.arrow(func(c Cell) float64 { return c.Wire }), x.arrow(func(c Cell) float64 { return c.Allocs }),
			x.arrow(func(c Cell) float64 { return c.AllocBytes }),
		})
	}
	s.colors = func(row, column int) []text.Color {
		if column != 3 {
			return nil
		}
		return verdictColors[changes[row].Verdict]
	}
	return s
}

// listed returns the cells that changed, the largest changes first.
func (c Comparison) listed() []Change {
	changes := slices.DeleteFunc(slices.Clone(c.Changes), func(x Change) bool { return weight(x) == 0 })
	slices.SortStableFunc(changes, func(a, b Change) int { return cmp.Compare(weight(b), weight(a)) })
	return changes
}

// below returns the lines under the table: how many cells have each verdict, what only one run has,
// and the new faults.
func (c Comparison) below() []string {
	counts := make(map[Verdict]int)
	for _, x := range c.Changes {
		counts[x.Verdict]++
	}
	var parts []string
	for _, v := range []Verdict{Slower, Faster, Broken, Mended, Lost, Gained, Unknown, Same} {
		if counts[v] > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", counts[v], v))
		}
	}
	lines := []string{fmt.Sprintf("%d cells: %s", len(c.Changes), strings.Join(parts, ", "))}
	lines = append(lines, c.besideLines()...)
	for _, x := range c.listed() {
		if x.Verdict == Broken {
			lines = append(lines, fmt.Sprintf("Fault: %s on %s, %s: %s", x.Codec, x.Data, x.Operation, x.New.Fault))
		}
	}
	return lines
}

// weight orders changes: faults before times, and times by the size of their change. It is 0 for
// cells that did not change.
func weight(c Change) float64 {
	switch c.Verdict {
	case Broken, Lost:
		return math.Inf(1)
	case Mended, Gained:
		return math.MaxFloat64
	case Slower, Faster:
		return math.Abs(math.Log(c.Ratio.Mid))
	}
	if c.Resized() || c.Reallocated() {
		return math.SmallestNonzeroFloat64
	}
	return 0
}

var verdictColors = map[Verdict][]text.Color{
	Slower: {text.FgRed}, Broken: {text.FgRed}, Lost: {text.FgRed},
	Faster: {text.FgGreen}, Mended: {text.FgGreen}, Gained: {text.FgGreen},
}

// changed writes a ratio as a change in per cent.
func changed(r stats.Interval) string {
	if math.IsNaN(r.Mid) {
		return ""
	}
	return fmt.Sprintf("%+.1f%%", 100*(r.Mid-1))
}

func doubt(c Change) string {
	if c.Verdict != Slower && c.Verdict != Faster && c.Verdict != Same {
		return ""
	}
	return percent(c.Ratio.Relative())
}

// arrow shows the old and the new value of a figure that changed.
func (c Change) arrow(figure func(Cell) float64) string {
	if !c.differs(figure) {
		return ""
	}
	return count(figure(c.Old)) + "→" + count(figure(c.New))
}
