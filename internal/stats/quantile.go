package stats

import (
	"math"
	"slices"
)

// Quantile returns the q-quantile of xs, 0 ≤ q ≤ 1, interpolated linearly between order statistics:
// type 7 of Hyndman and Fan, as in R and NumPy. It is NaN if xs is empty or holds a NaN. It does
// not change xs.
func Quantile(xs []float64, q float64) float64 {
	return quantile(ascending(xs), q)
}

// ascending returns a sorted copy of xs.
func ascending(xs []float64) []float64 {
	sorted := slices.Clone(xs)
	slices.Sort(sorted)
	return sorted
}

// quantile is Quantile for xs in ascending order. A NaN sorts first.
func quantile(xs []float64, q float64) float64 {
	if len(xs) == 0 || math.IsNaN(xs[0]) || math.IsNaN(q) || q < 0 || q > 1 {
		return math.NaN()
	}
	at := q * float64(len(xs)-1)
	below := int(at)
	if below == len(xs)-1 {
		return xs[below]
	}
	share := at - float64(below)
	if share == 0 { // an infinite neighbour must not turn it into NaN
		return xs[below]
	}
	return xs[below]*(1-share) + xs[below+1]*share
}

// Median returns the middle of xs, or the mean of the two middle values if their number is even.
func Median(xs []float64) float64 { return Quantile(xs, 0.5) }
