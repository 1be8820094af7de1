package measure

import (
	"context"
	"time"
)

// makeUpShare is the part of the time that measuring took which further turns may take on
// top of it.
const makeUpShare = 0.25

// spare is how long further turns may take, where measuring took so long. Where layouts had
// one turn each that is as long as a second one of each, besides.
func (r *run) spare(sets []*dataRun, took time.Duration) time.Duration {
	spare := time.Duration(makeUpShare * float64(took))
	if len(r.Layouts) < 2 {
		return spare
	}
	for _, d := range sets {
		if n := 2*len(r.Layouts) - d.done; n > 0 && len(d.cells) > 0 {
			spare += time.Duration(d.plan.stretch * float64(r.turns(d).length(n)))
		}
	}
	return spare
}

// gap is a data set and the index of a layout of which cells lack a value.
type gap struct {
	set    *dataRun
	layout int
}

// makeUp gives further turns to data sets of which cells lack values: all that these met
// was a busy machine, and without them they have no interval. That the others are measured
// once more with them keeps a process what it was: a cell alone would find its code in the
// caches.
func (r *run) makeUp(ctx context.Context, sets []*dataRun, length time.Duration) error {
	start := time.Now()
	progress := func() {
		since := time.Since(start) // more than there was, where the last turn takes longer than expected
		r.Progress(Progress{Phase: "making up for a busy machine", Done: int64(since), Total: int64(max(since, length)), Timed: true})
	}
	turns := make(map[gap]int)
	for {
		next, cells := r.neediest(sets, turns, length-time.Since(start))
		if cells == nil {
			return nil
		}
		progress()
		if err := r.turn(ctx, next.set, next.layout, cells, progress); err != nil {
			return err
		}
		turns[next]++
	}
}

// neediest is where a turn, of those that fit into the time, promises the most missing
// values for it, with the turn's cells: nil where there is none. A gap that had further
// turns in vain has less of a claim.
func (r *run) neediest(sets []*dataRun, turns map[gap]int, left time.Duration) (next gap, cells []CellSpec) {
	most := 0.0
	for _, d := range sets {
		for layout := range r.Layouts {
			g := gap{d, layout}
			lacking, due := r.lacks(g)
			if lacking == 0 {
				continue
			}
			length := time.Duration(d.plan.stretch * float64(d.turn(due).least()))
			claim := float64(lacking) / float64(length) / float64(1+turns[g])
			if length <= left && claim > most {
				next, cells, most = g, due, claim
			}
		}
	}
	return next, cells
}

// lacks is how many cells lack values of a layout: any, or where there is only one as
// many as an interval needs. A further turn is for all cells but the slow ones that lack
// nothing.
func (r *run) lacks(g gap) (n int, due []CellSpec) {
	d := g.set
	enough := 1
	if len(r.Layouts) == 1 {
		enough = leastProcesses
	}
	done := r.catalog.measured(r.seen.Only([]string{d.info.Name}, nil), r.Layouts[g.layout])
	for _, c := range d.cells {
		lacks := done[c.key(d)] < enough
		if lacks && !r.catalog.Always(c.Codec) {
			n++
		}
		if lacks || !r.catalog.slow(c, d.info.Chunk) {
			due = append(due, c)
		}
	}
	return n, due
}
