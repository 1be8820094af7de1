package cli

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/price"
	"github.com/wirebench/wirebench/internal/report"
)

// print prints a list as a table or as JSON.
func (f *priceFlags) print(out io.Writer, l price.List) error {
	if f.json {
		enc := json.NewEncoder(out)
		enc.SetIndent("", "\t")
		return enc.Encode(l)
	}
	s := report.Sheet{Heads: append(report.Words("codec"), report.Figures("binary MB", "build s", "packages", "modules", "made lines", "start ms")...)}
	costs := slices.Clone(l.Costs)
	slices.SortStableFunc(costs, func(a, b price.Cost) int { return cmp.Compare(a.Binary, b.Binary) })
	var failed []string
	for _, c := range costs {
		name := strings.Join(c.Codecs, ", ")
		if c.Why != "" {
			failed = append(failed, name+": "+report.OneLine(c.Why))
			continue
		}
		s.Rows = append(s.Rows, []string{
			name, decimal(float64(c.Binary)/1e6, 2), decimal(c.Build, 1), strconv.Itoa(c.Packages), strconv.Itoa(c.Modules),
			strconv.Itoa(c.Lines), decimal(c.Start, 1),
		})
	}
	width := textOptions(out).Width
	lines := append(report.Wrap("", "What codecs add to a small program with "+l.Data, width), s.Within(width).String())
	for _, note := range append(failed, priceNotes(l)...) {
		lines = append(lines, report.Wrap("", note, width)...)
	}
	_, err := fmt.Fprintln(out, strings.Join(lines, "\n"))
	return err
}

// priceNotes explain the table.
func priceNotes(l price.List) []string {
	return []string{
		fmt.Sprintf("Without a codec the program has %s MB (stripped), takes %s s to link, and %s ms of a processor to start.",
			decimal(float64(l.Base.Binary)/1e6, 2), decimal(l.Base.Build, 1), decimal(l.Base.Start, 1)),
		"It has fmt, reflect and encoding/json already. build: compile what it lacks, and link. start: the median of 21. Both are processor time.",
		fmt.Sprintf("%s, %s, %s", l.Env.Machine(), l.Env.Go, l.Date),
	}
}

func decimal(x float64, digits int) string { return strconv.FormatFloat(x, 'f', digits, 64) }
