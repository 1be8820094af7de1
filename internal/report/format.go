package report

import (
	"fmt"
	"math"
	"strconv"

	"github.com/wirebench/wirebench/internal/stats"
)

// significant writes x with three significant digits and no exponent.
func significant(x float64) string {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return "?"
	}
	// Round first: 9.996 becomes 10.0, with one decimal and not two.
	rounded, err := strconv.ParseFloat(strconv.FormatFloat(x, 'e', 2, 64), 64)
	if err != nil || rounded == 0 {
		return "0"
	}
	decimals := 2 - int(math.Floor(math.Log10(math.Abs(rounded))))
	return strconv.FormatFloat(rounded, 'f', max(0, decimals), 64)
}

// speedup says how many times as fast a codec is, given the ratio of its time to another one's.
func speedup(ratio stats.Interval) string {
	if !(ratio.Mid > 0) {
		return "?"
	}
	return significant(1/ratio.Mid) + "×"
}

// duration writes nanoseconds in the unit that leaves one to three digits
// before the point.
func duration(ns float64) string {
	unit := "ns"
	for _, larger := range []string{"µs", "ms", "s"} {
		if !(ns >= 999.5) { // also stops if ns is NaN
			break
		}
		ns, unit = ns/1000, larger
	}
	return significant(ns) + " " + unit
}

// size writes bytes in binary units.
func size(bytes float64) string {
	unit := "B"
	for _, larger := range []string{"KiB", "MiB", "GiB", "TiB"} {
		if bytes < 1024 {
			break
		}
		bytes, unit = bytes/1024, larger
	}
	return significant(bytes) + " " + unit
}

// count writes a mean that is mostly a whole number.
func count(x float64) string {
	if x == math.Trunc(x) || math.Abs(x) >= 999.5 {
		return strconv.FormatFloat(x, 'f', 0, 64)
	}
	return significant(x)
}

// thousands writes a number with three significant digits and a suffix k, M or G.
func thousands(x float64) string {
	unit := ""
	for _, larger := range []string{"k", "M", "G"} {
		if !(x >= 999.5) {
			break
		}
		x, unit = x/1000, larger
	}
	return significant(x) + unit
}

// percent writes a share with two significant digits at most.
func percent(share float64) string {
	p := 100 * share
	switch {
	case math.IsNaN(p) || math.IsInf(p, 0):
		return "?"
	case p >= 999.5:
		return ">999%"
	case p >= 9.95:
		return fmt.Sprintf("%.0f%%", p)
	}
	return fmt.Sprintf("%.1f%%", p)
}

// places writes a rank. It is "" if there is no rank.
func places(r stats.Rank) string {
	switch {
	case r.Best == 0:
		return ""
	case r.Best == r.Worst:
		return strconv.Itoa(r.Best)
	}
	return fmt.Sprintf("%d–%d", r.Best, r.Worst)
}
