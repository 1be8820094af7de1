package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Finding is a group of cells with the same result of a comparison.
type Finding struct {
	What  string // such as "slower"
	Cells []record.Key
	// By says of each cell by how much it changed. It is nil if there is nothing to say.
	By []string
}

// NotInNew is what [Comparison.Untold] calls the cells that the new record lacks.
const NotInNew = "not in the new run"

// String returns the number of cells, the result, and the first cells.
func (f Finding) String() string {
	return fmt.Sprintf("%d %s (%s)", len(f.Cells), f.What, list(f.Cells, f.By))
}

// list names the first cells, each with what by says of it, and the number of the others.
func list(keys []record.Key, by []string) string {
	const named = 5
	var cells []string
	for i, k := range keys[:min(named, len(keys))] {
		cell := fmt.Sprintf("%s on %s, %s", k.Codec, k.Data, k.Operation)
		if by != nil {
			cell += ": " + by[i]
		}
		cells = append(cells, cell)
	}
	if more := len(keys) - named; more > 0 {
		cells = append(cells, fmt.Sprintf("and %d more", more))
	}
	return strings.Join(cells, "; ")
}

// The smallest growth of allocations that counts. Allocations are means over as many operations as
// there was time for, and a few of these operations allocate a buffer that is kept. Two runs of one
// program differ by fractions of an allocation and by a few bytes.
const (
	leastAllocs     = 0.5
	leastAllocBytes = 16
)

// Worse returns the cells that became worse: slower beyond doubt, broken, larger, or with more
// allocations. A figure counts if it grew by more than the share most.
func (c Comparison) Worse(most float64) []Finding {
	grown := func(x Change, of func(Cell) float64, least float64) bool {
		old, new := of(x.Old), of(x.New)
		return x.Old.proven() && x.New.proven() && !alike(old, new) && new > old*(1+most) && new-old >= least
	}
	wire, allocs, allocBytes := func(c Cell) float64 { return c.Wire }, func(c Cell) float64 { return c.Allocs }, func(c Cell) float64 { return c.AllocBytes }
	return c.find(
		judgement{"slower", func(x Change) bool { return x.slower(most) && (x.Codec != c.Reference || c.ByTime) }, atLeast},
		judgement{"broken", func(x Change) bool { return x.Verdict == Broken }, nil},
		judgement{"larger", func(x Change) bool { return grown(x, wire, 0) }, func(x Change) string { return x.arrow(wire) + " bytes" }},
		judgement{"with more allocations", func(x Change) bool {
			return grown(x, allocs, leastAllocs) || grown(x, allocBytes, leastAllocBytes)
		}, func(x Change) string {
			if of := x.arrow(allocs); of != "" {
				return of
			}
			return x.arrow(allocBytes) + " bytes"
		}},
	)
}

// Untold returns the cells of the old run that can't be judged: cells without a result in the new
// run, and cells for which the runs can't say whether they became slower by more than the share
// most. The reference is among them, since it also becomes slower if the whole machine does. Its
// times on two machines are not compared at all.
func (c Comparison) Untold(most float64) []Finding {
	found := c.find(
		judgement{"no longer carried", func(x Change) bool { return x.Verdict == Lost }, nil},
		judgement{"without an interval", func(x Change) bool {
			return x.Verdict == Unknown && (c.OneMachine || x.Codec != c.Reference)
		}, nil},
		judgement{"slower as the reference, or as the machine", func(x Change) bool {
			return x.slower(most) && x.Codec == c.Reference && !c.ByTime
		}, atLeast},
	)
	if len(c.Missing) > 0 {
		found = append(found, Finding{What: NotInNew, Cells: c.Missing})
	}
	return found
}

// Judged reports whether there is a codec, other than the reference, with a verdict on its times.
func (c Comparison) Judged() bool { return slices.ContainsFunc(c.Changes, c.judged) }

func (c Comparison) judged(x Change) bool {
	return !x.Floor && (x.Codec != c.Reference || c.ByTime) && x.Old.proven() && x.New.proven() && x.Verdict != Unknown
}

// atLeast is by how much a cell is slower, and by how much beyond doubt.
func atLeast(x Change) string {
	return changed(x.Ratio) + ", at least " + changed(stats.Interval{Mid: x.Ratio.Lo})
}

// atMost is by how much a cell changed, and by how much it may be slower.
func atMost(x Change) string {
	return changed(x.Ratio) + ", at most " + changed(stats.Interval{Mid: x.Ratio.Hi})
}

// slower reports whether a cell is slower by more than the share most, beyond doubt.
func (c Change) slower(most float64) bool { return c.Verdict == Slower && c.Ratio.Lo > 1+most }

func (c Cell) proven() bool { return c.Reason == "" && c.Fault == "" }

// judgement selects the cells of a finding.
type judgement struct {
	what string
	of   func(Change) bool
	by   func(Change) string // nil if there is nothing to say
}

// find returns the findings that have cells.
func (c Comparison) find(judgements ...judgement) []Finding {
	var found []Finding
	for _, j := range judgements {
		f := Finding{What: j.what}
		for _, x := range c.Changes {
			if j.of(x) {
				f.Cells = append(f.Cells, x.Key)
				if j.by != nil {
					f.By = append(f.By, j.by(x))
				}
			}
		}
		if len(f.Cells) > 0 {
			found = append(found, f)
		}
	}
	return found
}
