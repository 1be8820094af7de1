package measure

import (
	"context"
	"slices"
	"time"

	"github.com/wirebench/wirebench/record"
)

// makeUpShare is the part of the time that measuring took which further turns may take on
// top of it.
const makeUpShare = 0.25

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
	turns := make(map[gap]int)
	for {
		since := time.Since(start)
		next, ok := r.neediest(sets, turns, length-since)
		if !ok {
			return nil
		}
		r.Progress(Progress{Phase: "making up for a busy machine", Done: int64(since), Total: int64(length), Timed: true})
		if err := r.turn(ctx, next.set, next.layout, r.missed(next)); err != nil {
			return err
		}
		turns[next]++
	}
}

// neediest is where a turn, of those that fit into the time, promises the most missing
// values for it. A gap that had further turns in vain has less of a claim.
func (r *run) neediest(sets []*dataRun, turns map[gap]int, left time.Duration) (next gap, ok bool) {
	most := 0.0
	for _, d := range sets {
		if len(d.cells) == 0 {
			continue
		}
		for layout := range r.Layouts {
			g := gap{d, layout}
			lacking := r.lacking(g)
			if lacking == 0 {
				continue
			}
			length := d.turn(r.missed(g)).least()
			claim := float64(lacking) / float64(length) / float64(1+turns[g])
			if length <= left && claim > most {
				next, most = g, claim
			}
		}
	}
	return next, most > 0
}

// lacking is how many cells lack values of a layout: any, or where there is only one as
// many as an interval needs.
func (r *run) lacking(g gap) (n int) {
	done := r.values(g)
	for _, c := range g.set.cells {
		if !Always(c.Codec) && done[c.key(g.set)] < r.enough() {
			n++
		}
	}
	return n
}

// missed are the cells of a further turn: all but the slow ones that lack nothing.
func (r *run) missed(g gap) []CellSpec {
	done := r.values(g)
	return slices.DeleteFunc(slices.Clone(g.set.cells), func(c CellSpec) bool {
		return slow(c, g.set.info.Chunk) && done[c.key(g.set)] >= r.enough()
	})
}

func (r *run) values(g gap) map[record.Key]int {
	return measured(r.seen.Only([]string{g.set.info.Name}, nil), r.Layouts[g.layout])
}

// enough is the number of processes that are to count of each layout.
func (r *run) enough() int {
	if len(r.Layouts) > 1 {
		return 1
	}
	return leastProcesses
}
