package stats

import (
	"fmt"
	"math"
	"strconv"
)

// Interval is an estimate and its bounds. A bound is infinite if the data give none.
type Interval struct{ Lo, Mid, Hi float64 }

// Contains reports whether x lies within the bounds.
func (i Interval) Contains(x float64) bool { return i.Lo <= x && x <= i.Hi }

// Exp turns an interval of logarithms into one of ratios.
func (i Interval) Exp() Interval {
	return Interval{math.Exp(i.Lo), math.Exp(i.Mid), math.Exp(i.Hi)}
}

// Relative returns the distance of the farther bound from the middle, as a
// share of the middle.
func (i Interval) Relative() float64 {
	return max(i.Hi-i.Mid, i.Mid-i.Lo) / math.Abs(i.Mid)
}

// MarshalJSON writes {"lo":…,"mid":…,"hi":…}, with null for values that are not finite. Nine digits
// are more than a measurement has, and are the same on every processor.
func (i Interval) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, `{"lo":%s,"mid":%s,"hi":%s}`, number(i.Lo), number(i.Mid), number(i.Hi)), nil
}

func number(x float64) string {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return "null"
	}
	return strconv.FormatFloat(x, 'g', 9, 64)
}
