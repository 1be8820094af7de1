package stats

import (
	"math"
)

// Method holds the parameters of the comparison. The zero value has no drift.
type Method struct {
	// Drift is half of the width within which a ratio of two codecs moves from run to run in 95 of
	// 100 cases, in addition to what the processes of one run show: 0.02 is 2 %. It is measured by
	// repeating runs.
	Drift float64
	// Common is the share of the variance between a run's processes by which runs differ, too,
	// however many processes they have. A disturbance of some processes, such as the speed of the
	// machine's memory, may have been the same in all processes of a run. It is measured by
	// repeating runs.
	Common float64
	// Least is the smallest number of values that give an interval. Fewer give the bounds 0 and
	// +Inf.
	Least int
	// Units groups the processes. Those with the same number have something in common that another
	// run will not have: the layout of their code. They count as one value, their mean. Nil means
	// that each process is a unit.
	Units []int
	// For says whose value intervals predict.
	For For
	// Moves says how far times move from program to program. It is nil where they don't.
	Moves Moves
}

// Usual is the comparison used for tables. docs/method/intervals.md explains its basis.
var Usual = Method{Common: 0.1, Least: 3}

const (
	// Level is the probability that another run's value lies within a printed
	// interval.
	Level = 0.95
	// Strict is the confidence at which two items are separated. It is higher than that of an
	// interval, since a table has many pairs.
	Strict = 0.9875
)

// Rank is a range of places, both 1 or more. The zero Rank means that an item has too few times.
type Rank struct {
	Best  int `json:"best"`
	Worst int `json:"worst"`
}

// Ratio estimates the ratio of item's time to reference's, by the processes that measured both. It
// is for items that were measured without others; otherwise see [Panel]. Both slices are log times
// by process, with NaN where a process did not measure. The interval predicts what [Method.For]
// says.
func (m Method) Ratio(item, reference []float64) Interval {
	i := m.newItem(item, paired(item, reference))
	return m.estimate(i, append(m.parts(i), m.unseen(Median(present(reference)))))
}

// Repeat is Ratio with an interval for the value of another run of the same programs.
func (m Method) Repeat(item, reference []float64) Interval {
	m.For = SamePrograms
	return m.Ratio(item, reference)
}

// Quotient estimates a ratio like [Method.Ratio], but of times of which no process measured both.
// What all processes of one item have in common does not cancel.
func (m Method) Quotient(item, reference []float64) Interval {
	x, y := m.newItem(item, item), m.newItem(reference, reference)
	if len(x.values) == 0 || len(y.values) == 0 {
		return nothing
	}
	return m.interval(x, y, Level).Exp()
}

// Time estimates a time from its logarithms by process. Its interval is for the value of another
// run. It is wider than a ratio's, since nothing cancels.
func (m Method) Time(item []float64) Interval { return m.TimeShared(item, 0) }

// TimeShared is Time for an item whose logarithm may change with a figure of the run by shared, as in
// [Panel.Share].
func (m Method) TimeShared(item []float64, shared float64) Interval {
	i := m.newItem(item, item)
	i.shared = shared
	return m.estimate(i, m.parts(i))
}

// nothing is the interval of no values.
var nothing = Interval{math.NaN(), math.NaN(), math.NaN()}

// estimate returns the interval of an item's value itself.
func (m Method) estimate(i item, parts []part) Interval {
	if len(i.values) == 0 {
		return nothing
	}
	return m.around(i.mid, len(i.values), i.shared, parts, Level).Exp()
}

// within returns the variance of an item's estimate that the processes of one program show, with its
// degrees of freedom: that of their values around the mean of their program. They
// are 0 without several processes of a program.
func (m Method) within(free []float64) (variance, freedom float64) {
	if m.Units == nil {
		return 0, 0
	}
	sums, counts := make(map[int]float64), make(map[int]float64)
	n := 0.
	for p, x := range free {
		if !math.IsNaN(x) {
			sums[m.Units[p]] += x
			counts[m.Units[p]]++
			n++
		}
	}
	freedom = n - float64(len(counts))
	if freedom == 0 {
		return 0, 0
	}
	for p, x := range free {
		if !math.IsNaN(x) {
			variance += square(x - sums[m.Units[p]]/counts[m.Units[p]])
		}
	}
	return variance / freedom / n, freedom
}

// Size returns the number of values to which an item's processes amount.
func (m Method) Size(item []float64) int { return len(m.units(item)) }

// Ranks compares all items with each other. The fastest comes first. Items with too few times for
// an interval get the zero Rank.
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

// paired returns a − b for each process, or NaN if it lacks one.
func paired(a, b []float64) []float64 {
	n := min(len(a), len(b))
	differences := make([]float64, n)
	for p := range n {
		differences[p] = a[p] - b[p]
	}
	return differences
}

// units returns a value for each unit that has one, in the order of their first processes.
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
