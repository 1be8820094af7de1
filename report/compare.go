package report

import (
	"errors"
	"fmt"
	"iter"
	"math"
	"slices"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// Verdict is what became of a cell from one run to another.
type Verdict string

// The verdicts. A cell is faster or slower if the interval of its change does not hold
// 1; the rest need no measurement.
const (
	Same    Verdict = "same"
	Faster  Verdict = "faster"
	Slower  Verdict = "slower"
	Unknown Verdict = "unknown" // a run has no interval for it
	Broken  Verdict = "broken"  // a fault where there was none
	Mended  Verdict = "mended"  // no fault where there was one
	Lost    Verdict = "lost"    // a reason where there was a time
	Gained  Verdict = "gained"  // a time where there was a reason
)

// Change is a cell in two runs.
type Change struct {
	record.Key
	// Floor: it is of what makes no value, and is no codec ([Row]).
	Floor   bool    `json:"floor,omitempty"`
	Verdict Verdict `json:"verdict"`
	// Ratio is how many times as long the operation takes in the new run, measured
	// against the reference of each run: what changes the machine as a whole is no
	// change of a codec. Only the reference's own is one of times. Its interval holds the
	// ratio of two runs of which nothing changed 19 times out of 20.
	Ratio stats.Interval `json:"ratio"`
	Old   Cell           `json:"old"`
	New   Cell           `json:"new"`
}

// Resized reports whether the encoded size changed, Reallocated whether the
// allocations did. Both are exact, and compared to a part in a thousand: the mean of a
// pool's allocations varies.
func (c Change) Resized() bool { return !alike(c.Old.Wire, c.New.Wire) }

// Reallocated is described at [Change.Resized].
func (c Change) Reallocated() bool {
	return !alike(c.Old.Allocs, c.New.Allocs) || !alike(c.Old.AllocBytes, c.New.AllocBytes)
}

func alike(a, b float64) bool { return math.Abs(a-b) <= 0.001*max(a, b) }

// Comparison is two runs, cell by cell.
type Comparison struct {
	Changes []Change `json:"changes"`
	// Reference is the codec that the others' times are ratios to.
	Reference string `json:"reference"`
	// OneMachine tells that all cells that are compared are of the same machine and
	// version of Go, so that the times of the reference are compared too.
	OneMachine bool `json:"one_machine"`
	// Other is what the first two machines that differ differ in.
	Other []record.Difference `json:"other,omitempty"`
	// Added and Removed are codecs and data sets that one of the runs has not.
	Added   []string `json:"added,omitempty"`
	Removed []string `json:"removed,omitempty"`
	// Missing are the cells that the old run has a time of and the new one does not have.
	Missing []record.Key `json:"missing,omitempty"`
}

// ErrNothingInCommon: the runs share no cell.
var ErrNothingInCommon = errors.New("the runs have no cell in common")

// placed is a cell, and the row and the run that it is of.
type placed struct {
	*Cell
	row *Row
	run *record.Run
}

// placedCells yields the cells of the tables of runs.
func placedCells(recs []record.Record) iter.Seq[placed] {
	return func(yield func(placed) bool) {
		for i := range recs {
			for _, t := range derive(recs[i], false) {
				for j := range t.Rows {
					row := &t.Rows[j]
					for k := range row.Cells {
						if !yield(placed{&row.Cells[k], row, &recs[i].Run}) {
							return
						}
					}
				}
			}
		}
	}
}

// machines tells in what the machines of runs differ, found once for each two runs.
type machines map[[2]*record.Run][]record.Difference

func (m machines) differ(a, b *record.Run) []record.Difference {
	runs := [2]*record.Run{a, b}
	found, ok := m[runs]
	if !ok {
		found = a.Env.Differences(b.Env)
		m[runs] = found
	}
	return found
}

// Compare compares two records, each of a run for each machine. Cells are in the order
// of the new record's tables. Where the old one has a cell of several machines, it is
// that of the same machine which is compared.
func Compare(old, new []record.Record) (Comparison, error) {
	c := Comparison{OneMachine: true}
	before, now := make(map[record.Key][]placed), make(map[record.Key]bool)
	var measured []record.Key
	for cell := range placedCells(old) {
		before[cell.Key] = append(before[cell.Key], cell)
		if cell.Measured() && !cell.row.Twin {
			measured = append(measured, cell.Key)
		}
	}
	c.Changes = make([]Change, 0, len(before))
	known := make(machines)
	for cell := range placedCells(new) {
		now[cell.Key] = true
		if was := before[cell.Key]; !cell.row.Twin && len(was) > 0 {
			if err := c.add(known, known.nearest(was, cell.run), cell); err != nil {
				return c, err
			}
		}
	}
	if len(c.Changes) == 0 {
		return c, ErrNothingInCommon
	}
	c.Removed, c.Added = beside(old, new)
	c.Missing = slices.DeleteFunc(measured, func(k record.Key) bool {
		known := now[k]
		now[k] = true // of several machines' it stands once
		return known
	})
	return c, nil
}

// nearest returns the cell of the same machine, or else the first.
func (m machines) nearest(cells []placed, run *record.Run) placed {
	for _, c := range cells {
		if len(m.differ(c.run, run)) == 0 {
			return c
		}
	}
	return cells[0]
}

func (c *Comparison) add(known machines, old, cell placed) error {
	if old.run.Reference != cell.run.Reference {
		return fmt.Errorf("the runs have other references, %s and %s", old.run.Reference, cell.run.Reference)
	}
	c.Reference = cell.run.Reference
	other := known.differ(old.run, cell.run)
	if len(other) > 0 && c.OneMachine {
		c.OneMachine, c.Other = false, other
	}
	ratio := quotient(cell.Ratio, old.Ratio)
	if cell.Codec == c.Reference {
		// Its ratio is always 1. On one machine its times are compared, with all that
		// changed in the machine; between two there is nothing to compare.
		ratio = stats.Interval{Lo: math.NaN(), Mid: math.NaN(), Hi: math.NaN()}
		if len(other) == 0 {
			ratio = quotient(cell.NS, old.NS)
		}
	}
	changed := change(*old.Cell, *cell.Cell, ratio)
	changed.Floor = cell.row.Floor
	c.Changes = append(c.Changes, changed)
	return nil
}

func change(was, is Cell, ratio stats.Interval) Change {
	c := Change{Key: is.Key, Old: was, New: is, Ratio: ratio}
	switch {
	case is.Fault != "" && was.Fault == "":
		c.Verdict = Broken
	case is.Fault == "" && was.Fault != "":
		c.Verdict = Mended
	case is.Reason != "" && was.Reason == "":
		c.Verdict = Lost
	case is.Reason == "" && was.Reason != "":
		c.Verdict = Gained
	case is.Fault != "" || is.Reason != "":
		c.Verdict = Same
	case math.IsNaN(c.Ratio.Mid) || math.IsInf(c.Ratio.Hi, 1):
		c.Verdict = Unknown
	case c.Ratio.Lo > 1:
		c.Verdict = Slower
	case c.Ratio.Hi < 1:
		c.Verdict = Faster
	default:
		c.Verdict = Same
	}
	return c
}

// quotient is new ÷ old. The interval of each tells where another run's value would
// lie, which is already the doubt of a change between two runs; that of the change is
// the root mean square of the two.
func quotient(new, old stats.Interval) stats.Interval {
	mid := math.Log(new.Mid / old.Mid)
	mean := func(a, b float64) float64 { return math.Sqrt((a*a + b*b) / 2) }
	up := mean(math.Log(new.Hi/new.Mid), math.Log(old.Mid/old.Lo))
	down := mean(math.Log(new.Mid/new.Lo), math.Log(old.Hi/old.Mid))
	return stats.Interval{Lo: mid - down, Mid: mid, Hi: mid + up}.Exp()
}

// beside returns the codecs and data sets that only one of two records has.
func beside(old, new []record.Record) (removed, added []string) {
	names := func(recs []record.Record) (all []string) {
		for _, r := range recs {
			for _, c := range r.Run.Codecs {
				all = append(all, c.Name)
			}
			for _, d := range r.Run.Data {
				all = append(all, d.Name)
			}
		}
		return all
	}
	without := func(a, b []string) (only []string) {
		for _, s := range a {
			if !slices.Contains(b, s) && !slices.Contains(only, s) {
				only = append(only, s)
			}
		}
		return only
	}
	a, b := names(old), names(new)
	return without(a, b), without(b, a)
}
