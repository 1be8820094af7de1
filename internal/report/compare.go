package report

import (
	"errors"
	"fmt"
	"iter"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Verdict says how a cell changed from one run to the other.
type Verdict string

// The verdicts. A cell is faster or slower if the interval of its change excludes 1. Verdicts from
// Broken on need no measurement.
const (
	Same    Verdict = "same"
	Faster  Verdict = "faster"
	Slower  Verdict = "slower"
	Unknown Verdict = "unknown" // a run has no interval for it
	Broken  Verdict = "broken"  // a fault where there was none
	Mended  Verdict = "mended"  // no fault where there was one
	Lost    Verdict = "lost"    // a reason where there was a time or a fault
	Gained  Verdict = "gained"  // a time where there was a reason
)

// Change is a cell that both runs have.
type Change struct {
	record.Key
	// Floor reports whether the row makes no value ([Row.Floor]).
	Floor   bool    `json:"floor,omitempty"`
	Verdict Verdict `json:"verdict"`
	// Ratio is the new time divided by the old one, where each is measured against the reference of
	// its run. So a change of the whole machine is not a change of a codec. Only the reference
	// itself is compared by times. If nothing changed between two runs, the interval holds their
	// ratio 19 times out of 20.
	Ratio stats.Interval `json:"ratio"`
	Old   Cell           `json:"old"`
	New   Cell           `json:"new"`
}

// Resized reports whether the encoded size changed. Sizes and allocations are exact, but are
// compared to one part in a thousand, because the mean of a pool's allocations varies.
func (c Change) Resized() bool { return c.differs(func(c Cell) float64 { return c.Wire }) }

// Reallocated reports whether the number or the bytes of allocations changed, compared as in
// [Change.Resized].
func (c Change) Reallocated() bool {
	return c.differs(func(c Cell) float64 { return c.Allocs }) || c.differs(func(c Cell) float64 { return c.AllocBytes })
}

// differs reports whether a figure that both cells have changed.
func (c Change) differs(figure func(Cell) float64) bool {
	return c.Old.proven() && c.New.proven() && !alike(figure(c.Old), figure(c.New))
}

func alike(a, b float64) bool { return math.Abs(a-b) <= 0.001*max(a, b) }

// Comparison is two runs, cell by cell.
type Comparison struct {
	// First must be known before anything else: the runs are of two versions of Go, and the
	// reference that was chosen for that reason.
	First   []string `json:"first,omitempty"`
	Changes []Change `json:"changes"`
	// Unjudged reports whether nothing can be said of times, as First explains.
	Unjudged bool `json:"unjudged,omitempty"`
	// ByTime reports whether times themselves are compared, and not ratios to a reference, as First
	// explains.
	ByTime bool `json:"by_time,omitempty"`
	// moved, if not nil, is how far most codecs moved away from the reference, by table.
	moved shifts
	// Reference is the codec that ratios of times refer to.
	Reference string `json:"reference"`
	// OneMachine reports whether all compared cells are of the same machine and version of Go. Then
	// the times of the reference are compared, too.
	OneMachine bool `json:"one_machine"`
	// Other lists the differences between the first two machines that differ.
	Other []record.Difference `json:"other,omitempty"`
	// Programs lists the differences between the first two programs that differ, except the version
	// of Go: other parts, another wirebench, other versions of modules. Layouts reports whether the
	// intervals of both runs already include the effect of such a difference.
	Programs []string `json:"programs,omitempty"`
	Layouts  bool     `json:"layouts,omitempty"`
	// Added and Removed are codecs, data sets and operations that only one of the runs has. beside
	// has the same by kind.
	Added   []string `json:"added,omitempty"`
	Removed []string `json:"removed,omitempty"`
	beside  []oneSide
	// Missing are the cells for which the old run has a time and the new run has no cell.
	Missing []record.Key `json:"missing,omitempty"`
	// Others are data sets for which the runs had different messages. They are not compared.
	Others []string `json:"other_messages,omitempty"`
	// Warnings must be read before any change is believed.
	Warnings []string `json:"warnings,omitempty"`
}

// Of returns the part of a comparison that is about some codecs.
func (c Comparison) Of(codecs []string) Comparison {
	other := func(name string) bool { return !slices.Contains(codecs, name) }
	c.Changes = slices.DeleteFunc(slices.Clone(c.Changes), func(change Change) bool { return other(change.Codec) })
	c.Missing = slices.DeleteFunc(slices.Clone(c.Missing), func(k record.Key) bool { return other(k.Codec) })
	c.beside = slices.Clone(c.beside)
	for i, b := range c.beside {
		if b.kind == codecKind {
			c.beside[i].names = slices.DeleteFunc(slices.Clone(b.names), other)
		}
	}
	return c
}

// ErrNothingInCommon says that the runs share no cell.
var ErrNothingInCommon = errors.New("the runs have no cell in common")

// placed is a cell with its row, data set and run.
type placed struct {
	*Cell
	row  *Row
	data *record.DataInfo
	run  *record.Run
}

// tabled is a record's runs and their tables.
type tabled struct {
	recs   []record.Record
	tables [][]Table
}

func tablesOf(recs []record.Record) tabled {
	r := tabled{recs, make([][]Table, len(recs))}
	for i, rec := range recs {
		r.tables[i] = derive(Source{Record: rec}, false)
	}
	return r
}

// cells yields the cells of all tables.
func (r tabled) cells() iter.Seq[placed] {
	return func(yield func(placed) bool) {
		for i, tables := range r.tables {
			for j := range tables {
				t := &tables[j]
				for k := range t.Rows {
					row := &t.Rows[k]
					for l := range row.Cells {
						if !yield(placed{&row.Cells[l], row, &t.Data, &r.recs[i].Run}) {
							return
						}
					}
				}
			}
		}
	}
}

// warnings returns the warnings of two records, each with the name of its record.
func warnings(old, new tabled) []string {
	of := func(r tabled) (all []string) {
		for i, rec := range r.recs {
			all = append(all, Warnings(rec, r.tables[i])...)
		}
		return all
	}
	before, now := of(old), of(new)
	var all []string
	for _, w := range before {
		whose := "Old run: "
		if slices.Contains(now, w) {
			whose = "Both runs: "
		}
		all = append(all, whose+w)
	}
	for _, w := range without(now, before) {
		all = append(all, "New run: "+w)
	}
	return all
}

// machines holds the differences between the machines of runs. They are computed once for each pair
// of runs.
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

// Compare compares two records, each with one run for each machine. Cells are in the order of the
// new record's tables. If the old record has a cell of several machines, the one of the same
// machine is compared. Times are compared as ratios to a reference. It is the given one, or else
// the reference of the runs. If their versions of Go differ, and the reference with them, another
// one may be chosen (see [Comparison.First]), but none of asked, the codecs that the reader asked
// for: the change of the reference itself can't be seen.
func Compare(old, new []record.Record, reference string, asked []string) (Comparison, error) {
	differ := programs(old, new)
	old, new = predicting(old, new, differ)
	was, is := tablesOf(old), tablesOf(new)
	c := Comparison{
		OneMachine: true, Warnings: warnings(was, is),
		Programs: differ, Layouts: covered(old, new),
	}
	was, is, err := c.rebase(old, new, was, is, reference, asked)
	if err != nil {
		return c, err
	}
	before, now := make(map[record.Key][]placed), make(map[record.Key]bool)
	var measured []record.Key
	for cell := range was.cells() {
		before[cell.Key] = append(before[cell.Key], cell)
		if cell.Measured() && !cell.row.Twin {
			measured = append(measured, cell.Key)
		}
	}
	c.Changes = make([]Change, 0, len(before))
	known := make(machines)
	for cell := range is.cells() {
		now[cell.Key] = true
		if of := before[cell.Key]; !cell.row.Twin && len(of) > 0 {
			if err := c.add(known, known.nearest(of, cell.run), cell); err != nil {
				return c, err
			}
		}
	}
	switch {
	case len(c.Changes) == 0 && c.Others != nil:
		return c, fmt.Errorf("%w except of %s, whose messages differ", ErrNothingInCommon, strings.Join(c.Others, ", "))
	case len(c.Changes) == 0:
		return c, ErrNothingInCommon
	}
	c.beside = beside(old, new)
	for _, b := range c.beside {
		if b.second {
			c.Added = append(c.Added, b.names...)
		} else {
			c.Removed = append(c.Removed, b.names...)
		}
	}
	c.Missing = slices.DeleteFunc(measured, func(k record.Key) bool {
		known := now[k]
		now[k] = true // a cell of several machines is listed once
		return known
	})
	return c, nil
}

// nearest returns the cell of the same machine, or else the first one.
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
		return fmt.Errorf("the runs have different references, %s and %s; --reference names one for both runs", old.run.Reference, cell.run.Reference)
	}
	c.Reference = cell.run.Reference
	if !old.data.SameMessages(*cell.data) {
		if !slices.Contains(c.Others, cell.Data) {
			c.Others = append(c.Others, cell.Data)
		}
		return nil
	}
	other := known.differ(old.run, cell.run)
	if len(other) > 0 && c.OneMachine {
		c.OneMachine, c.Other = false, other
	}
	ratio := c.moved.relative(cell.Key, quotient(cell.Ratio, old.Ratio))
	if cell.Codec == c.Reference {
		// Its ratio is always 1. On one machine its times are compared, and contain all changes of
		// the machine. Between two machines there is nothing to compare.
		ratio = stats.Interval{Lo: math.NaN(), Mid: math.NaN(), Hi: math.NaN()}
		if len(other) == 0 {
			ratio = quotient(cell.NS, old.NS)
		}
	}
	if c.ByTime {
		ratio = quotient(cell.NS, old.NS)
	}
	if c.Unjudged {
		ratio = stats.Interval{Lo: math.NaN(), Mid: math.NaN(), Hi: math.NaN()}
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
	case is.Reason != "" && was.Reason == "":
		c.Verdict = Lost
	case is.Fault == "" && was.Fault != "":
		c.Verdict = Mended
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

// quotient is new ÷ old. Each run's interval predicts the value of another run, so it already has
// the uncertainty of a change between two runs. The interval of the change is the root mean square
// of the two.
func quotient(new, old stats.Interval) stats.Interval {
	mid := math.Log(new.Mid / old.Mid)
	mean := func(a, b float64) float64 { return math.Sqrt((a*a + b*b) / 2) }
	up := mean(math.Log(new.Hi/new.Mid), math.Log(old.Mid/old.Lo))
	down := mean(math.Log(new.Mid/new.Lo), math.Log(old.Hi/old.Mid))
	return stats.Interval{Lo: mid - down, Mid: mid, Hi: mid + up}.Exp()
}

// without returns the elements of a that b does not have, each once.
func without(a, b []string) (only []string) {
	for _, s := range a {
		if !slices.Contains(b, s) && !slices.Contains(only, s) {
			only = append(only, s)
		}
	}
	return only
}
