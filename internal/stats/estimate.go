package stats

import (
	"math"
	"slices"
	"sync"

	moremath "github.com/aclements/go-moremath/stats"
)

// Trim is the share of values at either end that a location is estimated without: an outlier
// among many moves it little, and it is nearly as precise as a mean.
const Trim = 0.1

// location estimates where values lie, by their trimmed mean, and the variance of that, with its
// degrees of freedom: by the winsorized variance (Tukey & McLaughlin, "Less vulnerable confidence
// and significance procedures for location based on a single sample", 1963). The values are in
// ascending order. NaN for none. Unlike that of a median, the variance is right where values jump
// between two states.
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
	return mid, spread(winsorized) * float64(n-1) / (h * (h - 1)), h - 1
}

func mean(xs []float64) (mean float64) {
	for _, x := range xs {
		mean += x / float64(len(xs))
	}
	return mean
}

// spread is the variance of values, of which there are two at least.
func spread(xs []float64) (sum float64) {
	m := mean(xs)
	for _, x := range xs {
		sum += square(x - m)
	}
	return sum / float64(len(xs)-1)
}

// Deviation is the standard deviation of values, of which there are two at least: of logarithms a
// relative one, where it is small.
func Deviation(xs []float64) float64 { return math.Sqrt(spread(xs)) }

// known are the quantiles of Student's distribution that were asked for: a table asks for the
// same few thousands of times.
var known sync.Map

// studentT is a quantile of Student's distribution by its degrees of freedom, cut to quarters,
// and the probability. It is found by bisection.
func studentT(freedom, p float64) float64 {
	key := [2]float64{max(math.Floor(4*freedom+1e-6)/4, 0.25), p}
	if t, ok := known.Load(key); ok {
		return t.(float64)
	}
	t := moremath.InvCDF(moremath.TDist{V: key[0]})(p)
	known.Store(key, t)
	return t
}

// digamma is the derivative of the logarithm of the gamma function, trigamma its derivative: by
// recurrence to where their asymptotic series are exact to ten digits (Abramowitz & Stegun,
// 6.3.18 and 6.4.12).
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

// inverseTrigamma is found by bisection: trigamma falls.
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
