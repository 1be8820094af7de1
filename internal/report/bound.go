package report

import (
	"fmt"
	"slices"
	"strings"
)

// boundText says in how many rankings no safe codec is proven faster than the bound, which codecs
// are faster in the other rankings, and which have a lower estimate without a measurable
// difference. It is "" if the bound is in no ranking.
func boundText(tables []Table) string {
	first, all, name := 0, 0, ""
	var faster, lower []string
	for _, t := range tables {
		for i, operation := range t.Operations {
			at := slices.IndexFunc(t.Rows, func(r Row) bool {
				return slices.Contains(r.Codec.Marks, "bound") && r.Cells[i].Rank.Worst > 0
			})
			if at < 0 {
				continue
			}
			all++
			name = t.Rows[at].Codec.Name
			bound := t.Rows[at].Cells[i]
			where := func(names []string) string {
				return fmt.Sprintf("%s on %s (%s)", operation, t.Data.Name, strings.Join(names, ", "))
			}
			ahead := safe(t, i, func(c Cell) bool { return c.Rank.Worst < bound.Rank.Best })
			if ahead != nil {
				faster = append(faster, where(ahead))
			} else {
				first++
			}
			below := safe(t, i, func(c Cell) bool { return c.Rank.Worst >= bound.Rank.Best && c.NS.Mid < bound.NS.Mid })
			if below != nil {
				lower = append(lower, where(below))
			}
		}
	}
	if all == 0 {
		return ""
	}
	s := fmt.Sprintf("no safe codec is proven faster than %s, the lower bound, in %d of %d rankings", name, first, all)
	if faster != nil {
		s += "; faster codecs: " + strings.Join(faster, ", ")
	}
	if lower != nil {
		s += "; codecs with a lower estimate, but no measurable difference: " + strings.Join(lower, ", ")
	}
	return s
}

// safe returns the ranked codecs with safe results whose cell in the i-th operation satisfies such.
// The bound is not among them.
func safe(t Table, i int, such func(Cell) bool) []string {
	var names []string
	for _, r := range t.Rows {
		aliases := slices.Contains(r.Marks(), "aliases its input") && strings.HasPrefix(t.Operations[i], "decode")
		overwrites := slices.Contains(r.Marks(), "overwrites its output")
		if c := r.Cells[i]; c.Rank.Worst > 0 && such(c) && !aliases && !overwrites && !slices.Contains(r.Codec.Marks, "bound") {
			names = append(names, r.Codec.Name)
		}
	}
	return names
}
