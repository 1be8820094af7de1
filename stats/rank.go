package stats

import (
	"math"
	"slices"
)

// Method holds the parameters of the comparison. The zero value knows no drift.
type Method struct {
	// Drift is half of the width within which a ratio of two codecs moves from
	// run to run in 95 of 100 cases beyond what the processes of one run show:
	// 0.02 is 2 %. It is measured by repeating runs.
	Drift float64
	// Margin is how far apart two codecs must be, beyond all doubt of one run, to
	// be called separated: what the worst cells were seen to move from run to run.
	// 0 stands for Drift.
	Margin float64
	// Least is the number of values from which on an interval is promised. One of fewer
	// has the bounds 0 and +Inf.
	Least int
	// Units groups the processes: those with the same number have something in
	// common that another run will not have, the layout of their code. They count
	// as one value, their median. nil: each process is a unit.
	Units []int
}

// Usual is the comparison that tables are made by. Its drift and margin come
// from repeated runs; METHODOLOGY.md has them.
var Usual = Method{Drift: 0.02, Margin: 0.05, Least: 8}

const (
	// Level is the probability that another run's value lies within a printed
	// interval.
	Level = 0.95
	// Strict is the confidence at which two items are separated: 1 − 0.05 / 4,
	// for a run that looks four times.
	Strict = 0.9875
)

// Rank is a range of places, both 1 or more. The zero Rank is of an item that
// has no times.
type Rank struct {
	Best  int `json:"best"`
	Worst int `json:"worst"`
}

// Ratio estimates how many times as long item takes as reference. Both are log
// times by process, NaN where a process did not measure. The interval is for
// the value of another run, and made of the processes that measured both.
func (m Method) Ratio(item, reference []float64) Interval {
	return m.estimate(m.units(paired(item, reference)))
}

// Time estimates a time from its logarithms by process. Its interval is for the
// value of another run; it is wider than a ratio's, since nothing cancels.
func (m Method) Time(item []float64) Interval { return m.estimate(m.units(item)) }

// estimate is of the values of units, which are logarithms.
func (m Method) estimate(values []float64) Interval {
	i := m.widen(Predict(values, Level))
	if 0 < len(values) && len(values) < m.Least {
		i.Lo, i.Hi = math.Inf(-1), math.Inf(1)
	}
	return i.Exp()
}

// Size is the number of values that an item's processes amount to.
func (m Method) Size(item []float64) int { return len(m.units(item)) }

// Compare returns -1 if a is proven faster than b, +1 if slower, and 0 if the
// processes can't tell. Where too few processes measured both, their ratios to the
// reference are compared, each with all of its doubt.
func (m Method) Compare(a, b, reference []float64) int {
	i := MedianInterval(m.units(paired(a, b)), Strict)
	if math.IsNaN(i.Mid) || math.IsInf(i.Hi, 1) {
		x := MedianInterval(m.units(paired(a, reference)), Strict)
		y := MedianInterval(m.units(paired(b, reference)), Strict)
		i = Interval{Lo: x.Lo - y.Hi, Mid: x.Mid - y.Mid, Hi: x.Hi - y.Lo}
	}
	switch floor := math.Log1p(max(m.Drift, m.Margin)); {
	case i.Hi < -floor:
		return -1
	case i.Lo > floor:
		return 1
	}
	return 0
}

// Ranks compares all items with each other, the fastest being first. For reference
// see [Method.Compare].
func (m Method) Ranks(items [][]float64, reference []float64) []Rank {
	n := 0
	ranks := make([]Rank, len(items))
	for i, item := range items {
		if len(present(item)) > 0 {
			n++
			ranks[i].Best = 1
		}
	}
	for i := range items {
		if ranks[i].Best > 0 {
			ranks[i].Worst = n
		}
	}
	for i, a := range items {
		for j, b := range items[:i] {
			switch m.Compare(a, b, reference) {
			case -1:
				ranks[i].Worst--
				ranks[j].Best++
			case 1:
				ranks[i].Best++
				ranks[j].Worst--
			}
		}
	}
	return ranks
}

// widen adds the drift to an interval of logarithms.
func (m Method) widen(i Interval) Interval {
	drift := math.Log1p(m.Drift)
	return Interval{
		Lo:  i.Mid - math.Hypot(i.Mid-i.Lo, drift),
		Mid: i.Mid,
		Hi:  i.Mid + math.Hypot(i.Hi-i.Mid, drift),
	}
}

// paired returns a − b of each process, NaN for those that lack one.
func paired(a, b []float64) []float64 {
	n := min(len(a), len(b))
	differences := make([]float64, n)
	for p := range n {
		differences[p] = a[p] - b[p]
	}
	return differences
}

// units returns a value for each unit that has one, in the order of their first.
func (m Method) units(xs []float64) []float64 {
	if m.Units == nil {
		return present(xs)
	}
	var values, of []float64
	for p, x := range xs {
		if math.IsNaN(x) || m.met(xs[:p], m.Units[p]) {
			continue
		}
		of = append(of[:0], x)
		for q := p + 1; q < len(xs); q++ {
			if m.Units[q] == m.Units[p] && !math.IsNaN(xs[q]) {
				of = append(of, xs[q])
			}
		}
		slices.Sort(of)
		values = append(values, quantile(of, 0.5))
	}
	return values
}

// met reports whether one of the first processes has a value of the unit.
func (m Method) met(xs []float64, unit int) bool {
	for p, x := range xs {
		if m.Units[p] == unit && !math.IsNaN(x) {
			return true
		}
	}
	return false
}

func present(xs []float64) []float64 {
	var there []float64
	for _, x := range xs {
		if !math.IsNaN(x) {
			there = append(there, x)
		}
	}
	return there
}
