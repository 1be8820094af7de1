package measure

import (
	"cmp"
	"maps"
	"slices"

	"github.com/wirebench/wirebench/record"
)

// Where operations take long, a few cells take most of the time: of 196 cells on a log of
// 10,000 lines, 31 took nine tenths of a batch of each. Such batches always count, and of
// the processes of a layout half are enough for them.

// layout is the index of the one that the next turn of a data set is timed with: that with
// the fewest turns that count, and of these the one that has met the quiet machine in the
// fewest rounds. Each layout is a value of the sample, and that of one whose processes met
// a busy machine would be missing.
func (r *run) layout(data string) int {
	rec := r.seen.Only([]string{data}, nil)
	turns := make([]int, len(r.Layouts))
	quiet := make([]float64, len(r.Layouts))
	for i, l := range r.Layouts {
		turns[i] = most(r.catalog.measured(rec, l))
		for _, p := range rec.Processes {
			if p.Layout == l {
				quiet[i] += p.Quiet * float64(p.Rounds)
			}
		}
	}
	best := 0
	for i := range turns {
		if cmp.Or(cmp.Compare(turns[i], turns[best]), cmp.Compare(quiet[i], quiet[best])) < 0 {
			best = i
		}
	}
	return best
}

// measured is how many processes of a layout that count have measured each cell, and the
// reference beside it where the model has that. What is measured in every process, of
// several in a turn, is left out.
func (r Roles) measured(rec record.Record, layout int) map[record.Key]int {
	of := make(map[int]bool)
	for _, p := range rec.Processes {
		of[p.ID] = p.Layout == layout
	}
	beside := make(map[string]map[int]bool) // by model, the processes of the reference
	for b := range rec.Counted() {
		if b.Codec == r.Reference {
			if beside[b.Model] == nil {
				beside[b.Model] = make(map[int]bool)
			}
			beside[b.Model][b.Process] = true
		}
	}
	n := make(map[record.Key]int)
	for b := range rec.Counted() {
		with := beside[b.Model]
		if of[b.Process] && !r.Always(b.Codec) && (with == nil || with[b.Process]) {
			n[b.Key]++
		}
	}
	return n
}

// most is the number of turns in which cells were measured so often.
func most(measured map[record.Key]int) int {
	return slices.Max(append(slices.Collect(maps.Values(measured)), 0))
}

// due returns the cells that take part in the next turn of a data set, with that layout:
// all but the slow ones that half of the layout's turns have measured.
func (r *run) due(d *dataRun, layout int) []CellSpec {
	if len(r.Layouts) < 2 {
		return d.cells
	}
	done := r.catalog.measured(r.seen.Only([]string{d.info.Name}, nil), r.Layouts[layout])
	turns := most(done)
	return slices.DeleteFunc(slices.Clone(d.cells), func(c CellSpec) bool {
		return r.catalog.slow(c, d.info.Chunk) && 2*done[c.key(d)] > turns
	})
}

// slow tells whether a cell takes part in half of the turns.
func (r Roles) slow(c CellSpec, chunk int) bool {
	return !r.Always(c.Codec) && lengths([]CellSpec{c}, chunk)[0] > longBatch
}

// turns are those of the data set that are to come.
func (r *run) turns(d *dataRun) turns {
	all := d.turn(d.cells).least()
	if len(r.Layouts) < 2 {
		return turns{0, all, all}
	}
	quick := slices.DeleteFunc(slices.Clone(d.cells), func(c CellSpec) bool { return r.catalog.slow(c, d.info.Chunk) })
	return turns{max(0, len(r.Layouts)-d.done), all, (all + d.turn(quick).least()) / 2}
}

// allTurns are those of data sets.
func (r *run) allTurns(sets []*dataRun) (all []turns) {
	for _, d := range sets {
		all = append(all, r.turns(d))
	}
	return all
}
