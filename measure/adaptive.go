package measure

import (
	"cmp"
	"maps"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// Bounds of a settled ratio's interval, as shares of the ratio: of one whose rank
// is settled too, and of any.
const (
	settledRanked = 0.02
	settled       = 0.01
)

// undecided returns the cells that are to be measured on: those whose ratio to
// the reference is not settled, and those that the others refer to.
func (r Roles) undecided(rec record.Record, data string, cells []CellSpec) []CellSpec {
	rec = rec.Only([]string{data}, nil)
	times := rec.Times()
	// What drifts from run to run can't be measured away: it is no reason to go on.
	method := stats.Method{Units: rec.Layouts()}
	var left []CellSpec
	open := false
	models := make(map[codec.Model][]CellSpec)
	for _, c := range cells {
		models[c.Model] = append(models[c.Model], c)
	}
	for _, m := range slices.Sorted(maps.Keys(models)) {
		keep, any := r.column(method, times, data, models[m])
		left = append(left, keep...)
		open = open || any
	}
	if !open {
		return nil
	}
	return left
}

// column looks at the cells of one model, and tells whether any of those that it
// keeps is undecided.
func (r Roles) column(method stats.Method, times map[record.Key][]float64, data string, cells []CellSpec) (keep []CellSpec, open bool) {
	logs := make(map[string][]float64)
	for _, c := range cells {
		logs[c.Codec] = times[record.Key{Codec: c.Codec, Data: data, Model: string(c.Model)}]
	}
	slices.SortFunc(cells, func(a, b CellSpec) int {
		return cmp.Compare(method.Time(logs[a.Codec]).Mid, method.Time(logs[b.Codec]).Mid)
	})
	for i, c := range cells {
		width := method.Ratio(logs[c.Codec], logs[r.Reference]).Relative()
		ranked := true
		for _, j := range []int{i - 1, i + 1} {
			if j >= 0 && j < len(cells) && method.Compare(logs[c.Codec], logs[cells[j].Codec], logs[r.Reference]) == 0 {
				ranked = false
			}
		}
		enough := method.Size(logs[c.Codec]) >= leastProcesses
		isOpen := !(enough && (width < settled || ranked && width < settledRanked))
		if r.Always(c.Codec) {
			keep = append(keep, c)
		} else if isOpen {
			keep = append(keep, c)
			open = true
		}
	}
	return keep, open
}
