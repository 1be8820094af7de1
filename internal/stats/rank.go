package stats

import (
	"math"
)

// Method holds the parameters of the comparison. The zero value knows no drift.
type Method struct {
	// Drift is half of the width within which a ratio of two codecs moves from
	// run to run in 95 of 100 cases beyond what the processes of one run show:
	// 0.02 is 2 %. It is measured by repeating runs.
	Drift float64
	// Common is the share of the variance between a run's processes by which runs differ too,
	// however many processes they have: what disturbs some of them, such as the speed of the
	// machine's memory, may have been the same in all of a run. It is measured by repeating runs.
	Common float64
	// Least is the number of values from which on an interval is promised. One of fewer
	// has the bounds 0 and +Inf.
	Least int
	// Units groups the processes: those with the same number have something in
	// common that another run will not have, the layout of their code. They count
	// as one value, their mean. nil: each process is a unit.
	Units []int
}

// Usual is the comparison that tables are made by; METHODOLOGY.md says what it rests on.
var Usual = Method{Common: 0.1, Least: 3}

const (
	// Level is the probability that another run's value lies within a printed
	// interval.
	Level = 0.95
	// Strict is the confidence at which two items are separated: more than that of an interval,
	// since a table has many pairs.
	Strict = 0.9875
)

// Rank is a range of places, both 1 or more. The zero Rank is of an item that
// has no times.
type Rank struct {
	Best  int `json:"best"`
	Worst int `json:"worst"`
}

// Ratio estimates how many times as long item takes as reference, by the processes that
// measured both, where the two were not measured beside others: else see [Panel]. Both are log
// times by process, NaN where a process did not measure. The interval is for the value of
// another run of as many processes.
func (m Method) Ratio(item, reference []float64) Interval {
	return m.estimate(m.units(paired(item, reference)))
}

// Quotient is a ratio like [Method.Ratio]'s of times of which no process measured both: what was the same in all of one's
// does not cancel.
func (m Method) Quotient(item, reference []float64) Interval {
	a, b := m.units(item), m.units(reference)
	if len(a) == 0 || len(b) == 0 {
		return nothing
	}
	p, x, y := Panel{Method: m}, newItem(nil, a), newItem(nil, b)
	return p.interval(x.mid-y.mid, x, y, Level, 2, min(len(a), len(b))).Exp()
}

// Time estimates a time from its logarithms by process. Its interval is for the
// value of another run; it is wider than a ratio's, since nothing cancels.
func (m Method) Time(item []float64) Interval { return m.estimate(m.units(item)) }

// nothing is an interval of no values.
var nothing = Interval{math.NaN(), math.NaN(), math.NaN()}

// estimate is of the values of units, which are logarithms.
func (m Method) estimate(values []float64) Interval {
	if len(values) == 0 {
		return nothing
	}
	p := Panel{Method: m}
	i := newItem(nil, values)
	return p.interval(i.mid, i, item{freedom: 1}, Level, 2, len(values)).Exp()
}

// Size is the number of values that an item's processes amount to.
func (m Method) Size(item []float64) int { return len(m.units(item)) }

// Ranks compares all items with each other, the fastest being first; the zero Rank is of
// those that have too few times for an interval.
func (p *Panel) Ranks(names []string) []Rank {
	ranks := make([]Rank, len(names))
	n := 0
	for i, name := range names {
		if p.Size(name) >= max(p.Least, 1) {
			n++
			ranks[i].Best = 1
		}
	}
	for i := range names {
		if ranks[i].Best > 0 {
			ranks[i].Worst = n
		}
	}
	for i, a := range names {
		for j, b := range names[:i] {
			if ranks[i].Best == 0 || ranks[j].Best == 0 {
				continue
			}
			switch p.Compare(a, b) {
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
		values = append(values, mean(of))
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
