package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Limits of the comparison: the share of single ratios that must lie in the printed interval, the median
// difference of ratios averaged over layouts, the difference that needs an explanation, and how many
// times as wide as necessary intervals may be.
const (
	leastInside  = 0.93
	mostMedian   = 0.03
	mostSingle   = 0.10
	mostTooWide  = 1.3
	ofDeviations = 1.96 // half-width of 95 % of a normal distribution
)

// report prints how the ratios of the programs lie to the printed ones, and fails if they are farther
// off than the limits.
func report(w io.Writer, rec record.Record, times map[place]float64) error {
	passed, cpu := place{collector: true}, place{collector: true, processors: true}
	off := compare(rec.Panels(), times, place{})
	off.print(w, "collector off, compared with printed ratios")
	const all, wall = "collector on, time of all processors, compared with ", "collector on, time that passes, compared with "
	priced := rec.WithGarbage(record.UsualHeap).Panels()
	compare(priced, times, cpu).print(w, all+"ratios that include the price of garbage")
	compare(sustained(rec, false).Panels(), times, cpu).print(w, all+"sustained operations")
	compare(priced, times, passed).print(w, wall+"ratios that include the price of garbage")
	compare(sustained(rec, true).Panels(), times, passed).print(w, wall+"sustained operations")
	return off.judge()
}

// sustained returns the record with the times of sustained operations in place of those of the operations
// that they are: the processor time, or the time that passed.
func sustained(rec record.Record, wall bool) record.Record {
	type measured struct {
		process int
		record.Key
	}
	passed := make(map[measured]float64)
	for _, u := range rec.Usages {
		passed[measured{u.Process, u.Key}] = u.Wall
	}
	var blocks []record.Block
	for _, b := range rec.Blocks {
		m := codec.Operation(b.Operation)
		if m != codec.SustainedEncode && m != codec.SustainedDecode {
			continue
		}
		if wall {
			b.NS = passed[measured{b.Process, b.Key}]
		}
		b.Operation = string(m.Base())
		blocks = append(blocks, b)
	}
	rec.Blocks = blocks
	return rec
}

// agreement is how ratios of independent programs lie to those of a run.
type agreement struct {
	single int // ratios of one program in one layout
	inside int
	widths []float64 // of the run's intervals
	cells  []cell
	// spread is the standard deviation of single ratios around their mean over layouts, as a logarithm.
	spread float64
}

// cell is a codec on a data set.
type cell struct {
	record.Key
	ours stats.Interval
	mean float64 // of the programs' ratios over layouts
}

func (c cell) differs() float64 { return math.Log(c.ours.Mid / c.mean) }

// compare compares the ratios to the reference of the same program and layout with those of a run. Only
// times of the kind of like count.
func compare(panels map[record.Column]*stats.Panel, times map[place]float64, like place) (a agreement) {
	logs := make(map[record.Key][]float64)
	for at, ns := range times {
		of := at
		of.Codec = reference.Codec
		if base := times[of]; base > 0 && at.collector == like.collector && at.processors == like.processors && at.Codec != reference.Codec {
			logs[at.Key] = append(logs[at.Key], math.Log(ns/base))
		}
	}
	squares, freedom := 0., 0.
	for key, of := range logs {
		panel := panels[key.Column()]
		if panel == nil || panel.Size(key.Codec) == 0 {
			continue
		}
		ours, mean := panel.Ratio(key.Codec, reference.Codec), 0.
		for _, log := range of {
			mean += log / float64(len(of))
		}
		for _, log := range of {
			a.single++
			if ours.Contains(math.Exp(log)) {
				a.inside++
			}
			squares += (log - mean) * (log - mean)
		}
		freedom += float64(len(of) - 1)
		a.widths = append(a.widths, ours.Relative())
		a.cells = append(a.cells, cell{key, ours, math.Exp(mean)})
	}
	if freedom > 0 {
		a.spread = math.Sqrt(squares / freedom)
	}
	slices.SortFunc(a.cells, func(x, y cell) int {
		return cmp.Or(cmp.Compare(math.Abs(y.differs()), math.Abs(x.differs())), cmp.Compare(x.Codec, y.Codec), cmp.Compare(x.Data, y.Data), cmp.Compare(x.Operation, y.Operation))
	})
	return a
}

// median returns the median difference of cells.
func (a agreement) median() float64 {
	var all []float64
	for _, c := range a.cells {
		all = append(all, math.Abs(c.differs()))
	}
	return stats.Median(all)
}

// floor is the half-width that an interval needs at least, because programs differ.
func (a agreement) floor() float64 { return math.Exp(ofDeviations*a.spread) - 1 }

func (a agreement) print(w io.Writer, what string) {
	if a.single == 0 {
		fmt.Fprintf(w, "%s: nothing to compare\n", what)
		return
	}
	fmt.Fprintf(w, "%s\n", what)
	fmt.Fprintf(w, "  %d of %d single ratios (%.1f %%) lie in their interval\n", a.inside, a.single, 100*float64(a.inside)/float64(a.single))
	fmt.Fprintf(w, "  intervals are ±%.1f %% (median); the spread of the programs needs ±%.1f %%\n", 100*stats.Median(a.widths), 100*a.floor())
	fmt.Fprintf(w, "  averaged over layouts, %d ratios differ by %.1f %% (median) and %.1f %% (most)\n", len(a.cells), 100*a.median(), 100*math.Abs(a.cells[0].differs()))
	by := make(map[string][]float64)
	for _, c := range a.cells {
		by[c.Operation] = append(by[c.Operation], c.differs())
	}
	for _, operation := range slices.Sorted(maps.Keys(by)) {
		fmt.Fprintf(w, "  %s: here %+.1f %% (median)\n", operation, 100*stats.Median(by[operation]))
	}
	for _, c := range a.cells {
		if math.Abs(c.differs()) <= mostSingle {
			break
		}
		fmt.Fprintf(w, "  %s on %s, %s: %.4f here (±%.1f %%), %.4f in programs, %+.1f %%\n", c.Codec, c.Data, c.Operation, c.ours.Mid, 100*c.ours.Relative(), c.mean, 100*(math.Exp(c.differs())-1))
	}
}

// judge returns an error for each limit that is not kept.
func (a agreement) judge() (err error) {
	fail := func(format string, args ...any) { err = errors.Join(err, fmt.Errorf(format, args...)) }
	if a.single == 0 {
		return errors.New("the record and the programs have no codec in common")
	}
	if share := float64(a.inside) / float64(a.single); share < leastInside {
		fail("%.1f %% of single ratios lie in their interval, of at least %.0f %%", 100*share, 100*leastInside)
	}
	if a.median() > mostMedian {
		fail("the median difference is %.1f %%, of at most %.0f %%", 100*a.median(), 100*mostMedian)
	}
	if wide := stats.Median(a.widths); wide > mostTooWide*a.floor() {
		fail("intervals are ±%.1f %%, of at most %.1f times ±%.1f %%", 100*wide, mostTooWide, 100*a.floor())
	}
	return err
}
