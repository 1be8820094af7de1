package report

import (
	"fmt"
	"slices"
	"strings"
)

// boundText says whether the codec that is to be a bound for all safe ones is one: in
// which rankings it stands first, alone or with others, and which codec is faster
// elsewhere. "" without rankings that it takes part in.
func boundText(tables []Table) string {
	first, all := 0, 0
	name := ""
	var beaten []string
	for _, t := range tables {
		for i, model := range t.Models {
			at := slices.IndexFunc(t.Rows, func(r Row) bool {
				return slices.Contains(r.Codec.Marks, "bound") && r.Cells[i].Rank.Worst > 0
			})
			if at < 0 {
				continue
			}
			all++
			name = t.Rows[at].Codec.Name
			if faster := before(t, i, t.Rows[at].Cells[i].Rank.Best); faster != nil {
				beaten = append(beaten, fmt.Sprintf("%s on %s (%s)", model, t.Data.Name, strings.Join(faster, ", ")))
				continue
			}
			first++
		}
	}
	if all == 0 {
		return ""
	}
	s := fmt.Sprintf("no safe codec is faster than %s in %d of %d rankings", name, first, all)
	if beaten != nil {
		s += "; faster are, in " + strings.Join(beaten, ", in ")
	}
	return s
}

// before are the safe codecs that stand before a place in the i-th model.
func before(t Table, i, place int) []string {
	var names []string
	for _, r := range t.Rows {
		aliases := slices.Contains(r.Codec.Marks, "aliases its input") && strings.HasPrefix(t.Models[i], "decode")
		overwrites := slices.Contains(r.Codec.Marks, "overwrites its output")
		if rank := r.Cells[i].Rank; rank.Worst > 0 && rank.Worst < place && !aliases && !overwrites {
			names = append(names, r.Codec.Name)
		}
	}
	return names
}
