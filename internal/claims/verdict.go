package claims

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/internal/stats"
)

// Verdict is what a record says of something that was published.
type Verdict string

// The verdicts. What is claimed is that one thing is f times as fast or as small as
// another, f ≥ 1; x is the interval of that factor here. Where no f was published,
// the claim is that x > 1.
const (
	// Holds: all of x is at least f / Tolerance; the claim may be surpassed. Where no
	// f was published, all of x is above 1.
	Holds Verdict = "holds"
	// Weaker: all of x is below f / Tolerance, but not all of it below 1.
	Weaker Verdict = "weaker"
	// Reversed: all of x is below f / Tolerance and below 1.
	Reversed Verdict = "reversed"
	// Unclear: x lies on both sides of what decides.
	Unclear Verdict = "unclear"
	// NotComparable: nothing here does the same: another operation, no such codec,
	// a fault.
	NotComparable Verdict = "not comparable"
	// NotMeasured: the record has no times of it.
	NotMeasured Verdict = "not measured"
	// Reference: the row that the other rows of its table are compared with.
	Reference Verdict = "reference"
)

// Verdicts are all verdicts, in the order in which they are told.
var Verdicts = []Verdict{Holds, Weaker, Reversed, Unclear, NotComparable, NotMeasured, Reference}

// Tolerance is the factor by which a claim may fall short of what was published, and
// hold: another processor and other versions move ratios that much.
const Tolerance = 1.25

// judge compares the factor here with the published one, 0 for none.
func judge(x stats.Interval, published float64) Verdict {
	least := 1.0
	if published > 0 {
		least = published / Tolerance
	}
	switch {
	case x.Lo >= least:
		return Holds
	case x.Hi < min(1, least):
		return Reversed
	case x.Hi < least:
		return Weaker
	}
	return Unclear
}

// surpasses reports whether the factor here is beyond doubt larger than the published
// one by more than the tolerance.
func surpasses(x stats.Interval, published float64) bool {
	return published > 0 && x.Lo > published*Tolerance
}

// inverse is the interval of 1/x.
func inverse(x stats.Interval) stats.Interval {
	return stats.Interval{Lo: 1 / x.Hi, Mid: 1 / x.Mid, Hi: 1 / x.Lo}
}

// worst is the verdict on a claim about several others, each with a verdict of its
// own: it must hold against each.
func worst(a, b Verdict) Verdict {
	for _, v := range []Verdict{Reversed, Weaker, Unclear} {
		if a == v || b == v {
			return v
		}
	}
	return Holds
}

// Tally is how often each verdict was given.
type Tally map[Verdict]int

func (t Tally) String() string {
	var all []string
	for _, v := range Verdicts {
		if n := t[v]; n > 0 && v != Reference {
			all = append(all, fmt.Sprintf("%d %s", n, v))
		}
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ", ")
}
