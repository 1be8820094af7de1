// Package changepoint finds where series of measurements changed: the points from which on the values
// lie on another level, beyond the uncertainty of the single values.
//
// Each value is a logarithm with a standard deviation that its own measurement shows. So a series of
// two values can be judged, and a noisy value counts less than a precise one. [Find] takes many series
// at once, and limits the share of false changes among all that it reports.
//
//  1. Candidates of a series are the borders of its best segmentation: levels that minimize the sum of
//     squared deviations, each divided by the variance of its value, plus a penalty for each border.
//     The exact minimum is found by optimal partitioning (Jackson et al., "An algorithm for optimal
//     partitioning of data on an interval", 2005), of which PELT (Killick, Fearnhead & Eckley, "Optimal
//     detection of changepoints with a linear computational cost", 2012) is a faster form for series that
//     are much longer than these.
//  2. A candidate's probability without any change follows from the difference of the levels on both
//     sides, by Student's distribution, times the number of places where a step or a single deviating
//     point could be (Bonferroni).
//  3. Of all candidates of all series those are kept that the procedure of Benjamini & Hochberg
//     ("Controlling the false discovery rate", 1995) accepts. With thousands of series, a fixed
//     confidence for each would report changes every night although nothing changed.
//
// It must not know records, codecs or what was measured: it works on plain numbers.
package changepoint

import (
	"math"
	"slices"

	moremath "github.com/aclements/go-moremath/stats"

	"github.com/wirebench/wirebench/internal/stats"
)

// Point is a measured value and its standard deviation. A deviation that is not a positive number says
// that nothing is known of the value's uncertainty: such a point is in no level.
type Point struct{ Value, Deviation float64 }

// usable reports whether the point can be compared with others.
func (p Point) usable() bool {
	return p.Deviation > 0 && !math.IsInf(p.Deviation, 0) && !math.IsNaN(p.Value) && !math.IsInf(p.Value, 0)
}

// Change is a border between two levels of a series.
type Change struct {
	// At is the index of the first point of the new level.
	At int
	// Step is by how much the level changed, with its interval at [stats.Level].
	Step stats.Interval
	// P is the probability of such a step anywhere in a series that never changes.
	P float64
}

const (
	// Rate is the share of false changes that [Find] is expected to report, among all changes of the
	// series that it was given.
	Rate = 0.05
	// candidate is the probability that a series without any change has a candidate. It decides how
	// many candidates are looked at, and hardly which of them are kept.
	candidate = 0.05
	// freedom is the degrees of freedom of Student's distribution for the noise of a value. A deviation
	// is that of a few programs, moderated by what other cells and other records show. Of the 2,295
	// differences between two quiet runs of internal/record/testdata the largest was 4.4 deviations,
	// and this distribution reaches 4.5 among that many differences.
	freedom = 15
)

// Find returns the changes of each series, in the order of their points.
func Find(series [][]Point) [][]Change {
	found := make([][]Change, len(series))
	var all []float64
	f := newFinder()
	for i, points := range series {
		found[i] = f.candidates(points)
		for _, c := range found[i] {
			all = append(all, c.P)
		}
	}
	most := accepted(all, tested(series))
	for i, changes := range found {
		kept := slices.DeleteFunc(changes, func(c Change) bool { return !(c.P <= most) })
		// Without the refused borders the levels next to the others are longer.
		found[i] = f.measured(series[i], places(kept))
	}
	return found
}

// finder remembers quantiles, which take longer to compute than everything else.
type finder struct {
	half      float64         // of an interval, in standard deviations
	penalties map[int]float64 // by the number of points
}

func newFinder() *finder { return &finder{student(1 - stats.Level), make(map[int]float64)} }

// penalty returns the penalty for each border of a series of n points: the squared difference that a
// series without any change exceeds at some place with probability candidate, at most.
func (f *finder) penalty(n int) float64 {
	p, known := f.penalties[n]
	if !known {
		p = square(student(candidate / ways(n)))
		f.penalties[n] = p
	}
	return p
}

// ways is the number of ways in which a series of n points is usually taken for one that changes: a step
// at one of n-1 places, or one of the n-2 inner points alone on a level of its own.
func ways(n int) float64 { return float64(2*n - 3) }

// tested counts the series that could have shown a change.
func tested(series [][]Point) (n int) {
	for _, points := range series {
		if len(usable(points)) > 1 {
			n++
		}
	}
	return n
}

// accepted returns the largest probability that the procedure of Benjamini and Hochberg accepts among n
// tests of which these are the smallest probabilities. It is NaN if it accepts none.
func accepted(smallest []float64, n int) float64 {
	most := math.NaN()
	slices.Sort(smallest)
	for i, p := range smallest {
		if p <= Rate*float64(i+1)/float64(max(n, len(smallest))) {
			most = p
		}
	}
	return most
}

// usable returns the indexes of the points that can be compared.
func usable(points []Point) (at []int) {
	for i, p := range points {
		if p.usable() {
			at = append(at, i)
		}
	}
	return at
}

// candidates returns the borders of the best segmentation of a series.
func (f *finder) candidates(points []Point) []Change {
	at := usable(points)
	n := len(at)
	if n < 2 {
		return nil
	}
	s := newSums(points, at)
	penalty := f.penalty(n)
	best, last := make([]float64, n+1), make([]int, n+1)
	best[0] = -penalty // a series of one level has no border
	for end := 1; end <= n; end++ {
		best[end] = math.Inf(1)
		for start := range end {
			if cost := best[start] + s.deviance(start, end) + penalty; cost < best[end] {
				best[end], last[end] = cost, start
			}
		}
	}
	var borders []int
	for start := last[n]; start > 0; start = last[start] {
		borders = append(borders, at[start])
	}
	slices.Reverse(borders)
	return f.measured(points, borders)
}

// measured returns the changes at borders, which are indexes of points.
func (f *finder) measured(points []Point, borders []int) []Change {
	at := usable(points)
	s := newSums(points, at)
	changes := make([]Change, 0, len(borders))
	start := 0
	for i, border := range borders {
		middle, _ := slices.BinarySearch(at, border)
		end := len(at)
		if i+1 < len(borders) {
			end, _ = slices.BinarySearch(at, borders[i+1])
		}
		before, a := s.level(start, middle)
		after, b := s.level(middle, end)
		deviation := math.Sqrt(a + b)
		t := moremath.TDist{V: freedom}
		p := 2 * t.CDF(-math.Abs(after-before)/deviation)
		half := f.half * deviation
		changes = append(changes, Change{
			At: border, P: min(1, p*ways(len(at))),
			Step: stats.Interval{Lo: after - before - half, Mid: after - before, Hi: after - before + half},
		})
		start = middle
	}
	return changes
}

func places(changes []Change) (borders []int) {
	for _, c := range changes {
		borders = append(borders, c.At)
	}
	return borders
}

// student returns the value that Student's distribution exceeds on either side with probability p.
func student(p float64) float64 {
	return moremath.InvCDF(moremath.TDist{V: freedom})(1 - p/2)
}

// sums are the sums of the first points: of their weights, and of their weighted values and squares.
type sums struct{ weight, value, squares []float64 }

func newSums(points []Point, at []int) sums {
	n := len(at) + 1
	s := sums{make([]float64, n), make([]float64, n), make([]float64, n)}
	if n == 1 {
		return s
	}
	origin := points[at[0]].Value // sums of squares of values that are far from 0 lose digits
	for i, index := range at {
		p := points[index]
		weight, value := 1/square(p.Deviation), p.Value-origin
		s.weight[i+1] = s.weight[i] + weight
		s.value[i+1] = s.value[i] + weight*value
		s.squares[i+1] = s.squares[i] + weight*value*value
	}
	return s
}

// level returns the mean of points, less the first point of the series, and its variance.
func (s sums) level(start, end int) (mean, variance float64) {
	weight := s.weight[end] - s.weight[start]
	return (s.value[end] - s.value[start]) / weight, 1 / weight
}

// deviance returns the sum of the squared deviations of points from their mean, divided by their variances.
func (s sums) deviance(start, end int) float64 {
	value := s.value[end] - s.value[start]
	return s.squares[end] - s.squares[start] - value*value/(s.weight[end]-s.weight[start])
}

func square(x float64) float64 { return x * x }
