package report

import (
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"
)

// Significant writes x as tables do: with three significant digits and no exponent.
func Significant(x float64) string { return significant(x) }

// Rate writes the number of operations in a second if one takes ns, such as 1.25M/s.
func Rate(ns float64) string { return thousands(1e9/ns) + "/s" }

// Duration writes nanoseconds in the unit that leaves one to three digits before the
// point.
func Duration(ns float64) string { return duration(ns) }

// Speed writes bits per second as the speed of a link, in two digits.
func Speed(bits float64) string { return speed(bits) }

// Count writes a mean that is mostly a whole number.
func Count(x float64) string { return count(x) }

// Percent writes a share with two significant digits at most.
func Percent(share float64) string { return percent(share) }

// Number writes x for programs, with nine digits. It is "" if x is not a finite number.
func Number(x float64) string { return number(x) }

// OneLine writes text without line breaks.
func OneLine(s string) string { return oneLine(s) }

// Wrap breaks s into lines of at most width characters. The first line begins with label, and the
// others are indented as far. The text gets at least 20 characters of a line.
func Wrap(label, s string, width int) []string {
	indent := text.StringWidth(label)
	var lines []string
	for l := range strings.SplitSeq(text.WrapSoft(s, max(20, width-indent)), "\n") {
		lines = append(lines, label+strings.TrimRight(l, " "))
		label = strings.Repeat(" ", indent)
	}
	return lines
}

// Size writes bytes in binary units.
func Size(bytes float64) string { return size(bytes) }
