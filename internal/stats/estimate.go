package stats

import (
	"math"
	"slices"
	"sync"

	moremath "github.com/aclements/go-moremath/stats"
)

// Trim is the share of values at either end that an estimate of location leaves out. An outlier
// among many values moves it little, and it is nearly as precise as a mean.
const Trim = 0.1

// location estimates where values lie by their trimmed mean. It also returns the variance of that
// estimate, with its degrees of freedom, by the winsorized variance (Tukey & McLaughlin, "Less
// vulnerable confidence and significance procedures for location based on a single sample", 1963).
// Unlike that of a median, this variance is right if values jump between two states. The values
// must be in ascending order. mid is NaN if there are none.
func location(sorted []float64) (mid, variance, freedom float64) {
	n := len(sorted)
	if n == 0 {
		return math.NaN(), 0, 0
	}
	g := int(Trim * float64(n))
	inner := sorted[g : n-g]
	mid = mean(inner)
	h := float64(len(inner))
	if h < 2 {
		return mid, 0, h - 1
	}
	winsorized := slices.Clone(sorted)
	for i := range g {
		winsorized[i], winsorized[n-1-i] = inner[0], inner[len(inner)-1]
	}
	variance = spread(winsorized) * float64(n-1) / (h * (h - 1))
	if variance < Rounding {
		variance = 0
	}
	return mid, variance, h - 1
}

// Rounding is a variance that equal values may seem to have. A deviation of a billionth is never seen
// in times.
const Rounding = 1e-18

func mean(xs []float64) (mean float64) {
	for _, x := range xs {
		mean += x / float64(len(xs))
	}
	return mean
}

// spread returns the variance of at least two values.
func spread(xs []float64) (sum float64) {
	m := mean(xs)
	for _, x := range xs {
		sum += square(x - m)
	}
	return sum / float64(len(xs)-1)
}

// Deviation returns the standard deviation of at least two values. For logarithms a small one is a
// relative deviation.
func Deviation(xs []float64) float64 { return math.Sqrt(spread(xs)) }

// known caches quantiles of Student's distribution: a table needs the same few thousands of times.
var known sync.Map

// studentT returns a quantile of Student's distribution. freedom is the degrees of freedom, rounded
// down to quarters, and p the probability. It is found by bisection.
func studentT(freedom, p float64) float64 {
	key := [2]float64{max(math.Floor(4*freedom+1e-6)/4, 0.25), p}
	if t, ok := known.Load(key); ok {
		return t.(float64)
	}
	t := moremath.InvCDF(moremath.TDist{V: key[0]})(p)
	known.Store(key, t)
	return t
}

// digamma is the derivative of the logarithm of the gamma function, and trigamma is the derivative
// of digamma. Recurrence leads to arguments for which the asymptotic series are exact to ten digits
// (Abramowitz & Stegun, 6.3.18 and 6.4.12).
func digamma(x float64) (y float64) {
	for ; x < 10; x++ {
		y -= 1 / x
	}
	s := 1 / (x * x)
	return y + math.Log(x) - 1/(2*x) - s*(1./12-s*(1./120-s*(1./252-s/240)))
}

func trigamma(x float64) (y float64) {
	for ; x < 10; x++ {
		y += 1 / (x * x)
	}
	s := 1 / (x * x)
	return y + 1/x + s/2 + s/x*(1./6-s*(1./30-s*(1./42-s/30)))
}

// inverseTrigamma is found by bisection, since trigamma is decreasing.
func inverseTrigamma(y float64) float64 {
	low, high := 1e-3, 1e6
	for range 100 {
		if x := math.Sqrt(low * high); trigamma(x) > y {
			low = x
		} else {
			high = x
		}
	}
	return math.Sqrt(low * high)
}
