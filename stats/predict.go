package stats

import (
	"math"
	"sync"

	moremath "github.com/aclements/go-moremath/stats"
)

// Predict returns the median of xs with an interval that holds the median of as
// many new values of the same kind with a probability of at least level. See
// the package documentation, steps 4 and 5, for how and for the limits. The
// bounds are infinite for a single value and NaN for none.
func Predict(xs []float64, level float64) Interval {
	sorted := ascending(xs)
	n := len(sorted)
	i := Interval{Mid: quantile(sorted, 0.5)}
	switch {
	case math.IsNaN(i.Mid):
		return Interval{math.NaN(), math.NaN(), math.NaN()}
	case n == 1:
		i.Lo, i.Hi = math.Inf(-1), math.Inf(1)
		return i
	}
	if k := predictionOrder(n, 1-level); k > 0 {
		i.Lo, i.Hi = sorted[k-1], sorted[n-k]
		return i
	}
	half := predictionFactor(n, level) * scale(sorted)
	i.Lo = min(sorted[0], i.Mid-half)
	i.Hi = max(sorted[n-1], i.Mid+half)
	return i
}

// predictionFactor is the distance of the bounds from the median of n normal values, in
// standard deviations.
func predictionFactor(n int, level float64) float64 {
	return studentT(n-1, 0.5+level/2) * math.Sqrt(math.Pi/2) * math.Sqrt(2/float64(n))
}

// scale is the largest of three estimates of the standard deviation. The robust
// ones see a second state that the plain one dilutes.
func scale(sorted []float64) float64 {
	return max(
		moremath.StdDev(sorted),
		1.4826*MedianAbsoluteDeviation(sorted),
		(quantile(sorted, 0.75)-quantile(sorted, 0.25))/1.349,
	)
}

// remembered is f, computed once for each of its arguments: a record asks for the same few
// thousands of times.
func remembered[T any](f func(n int, p float64) T) func(n int, p float64) T {
	type asked struct {
		n int
		p float64
	}
	var known sync.Map
	return func(n int, p float64) T {
		if x, ok := known.Load(asked{n, p}); ok {
			return x.(T)
		}
		x := f(n, p)
		known.Store(asked{n, p}, x)
		return x
	}
}

// studentT is a quantile of Student's distribution by its degrees of freedom and the
// probability. It is found by bisection.
var studentT = remembered(func(freedom int, p float64) float64 {
	return moremath.InvCDF(moremath.TDist{V: float64(freedom)})(p)
})

// predictionOrder returns the largest k so that the median of n new values
// falls outside the k-th smallest and the k-th largest of n old ones with a
// probability of at most alpha, 0 if there is none.
var predictionOrder = remembered(func(n int, alpha float64) int {
	k := 0
	for k < n/2 && medianBelow(n, k+1) <= alpha/2 {
		k++
	}
	return k
})

// medianBelow is the probability that the median of n new values falls below
// the k-th smallest of n old ones. A median between two values is given the
// mean of both probabilities.
func medianBelow(n, k int) float64 {
	return (newBelow(n, (n+1)/2, k) + newBelow(n, n/2+1, k)) / 2
}

// newBelow is the probability that the j-th smallest of n new values falls below
// the k-th smallest of n old ones: that fewer than k of the first j+k-1 of all
// 2n values are old. All their orders are equally likely.
func newBelow(n, j, k int) float64 {
	old := moremath.HypergeometicDist{N: 2 * n, K: n, Draws: j + k - 1}
	return old.CDF(float64(k - 1))
}
