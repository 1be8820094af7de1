package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/stats"
)

// ComparisonText writes what changed for a terminal, the largest changes first, and how
// many cells did not.
func ComparisonText(w io.Writer, c Comparison, o TextOptions) error {
	out := bufio.NewWriter(w)
	p := painter(o.Color)
	if !c.OneMachine {
		var in []string
		for _, d := range c.Other {
			in = append(in, fmt.Sprintf("%s: %s, then %s", d.What, d.A, d.B))
		}
		fmt.Fprintf(out, "The runs are of two machines (%s): only ratios to the reference are compared.\n", strings.Join(in, "; "))
	}
	t := table.NewWriter()
	t.SetStyle(bare)
	t.AppendHeader(table.Row{"codec", "data", "model", "", "change", "±", "wire", "allocs", "B/op"})
	t.SetColumnConfigs([]table.ColumnConfig{
		{Number: 5, Align: text.AlignRight, AlignHeader: text.AlignRight},
		{Number: 6, Align: text.AlignRight, AlignHeader: text.AlignRight},
	})
	t.SuppressTrailingSpaces()
	counts := make(map[Verdict]int)
	changes := slices.Clone(c.Changes)
	slices.SortStableFunc(changes, func(a, b Change) int { return cmp.Compare(weight(b), weight(a)) })
	listed := 0
	for _, x := range changes {
		counts[x.Verdict]++
		if weight(x) == 0 {
			continue
		}
		listed++
		t.AppendRow(table.Row{
			x.Codec, x.Data, x.Model, p.paint(string(x.Verdict), verdictColors[x.Verdict]...), changed(x.Ratio), doubt(x),
			arrow(x.Old.Wire, x.New.Wire), arrow(x.Old.Allocs, x.New.Allocs), arrow(x.Old.AllocBytes, x.New.AllocBytes),
		})
	}
	if listed > 0 {
		fmt.Fprintln(out, t.Render())
	}
	var parts []string
	for _, v := range []Verdict{Slower, Faster, Broken, Mended, Lost, Gained, Unknown, Same} {
		if counts[v] > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", counts[v], v))
		}
	}
	fmt.Fprintf(out, "%d cells: %s\n", len(c.Changes), strings.Join(parts, ", "))
	for _, only := range []struct {
		where string
		names []string
	}{{"old", c.Removed}, {"new", c.Added}} {
		if len(only.names) > 0 {
			fmt.Fprintf(out, "Only in the %s run: %s\n", only.where, strings.Join(only.names, ", "))
		}
	}
	for _, x := range changes {
		if x.Verdict == Broken {
			fmt.Fprintf(out, "Fault: %s on %s, %s: %s\n", x.Codec, x.Data, x.Model, x.New.Fault)
		}
	}
	return out.Flush()
}

// weight orders changes: faults before times, and these by their size. 0 is none.
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

// changed is a ratio as a change in per cent.
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

// arrow shows a figure that changed.
func arrow(old, new float64) string {
	if alike(old, new) {
		return ""
	}
	return count(old) + "→" + count(new)
}
