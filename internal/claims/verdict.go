package claims

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/internal/stats"
)

// Verdict is what a record says about a published claim.
type Verdict string

// The verdicts. The claim is that one thing is f times as fast or as small as another, f ≥ 1. In
// the comments, x is the interval of that factor here. If no f was published, the claim is that x >
// 1.
const (
	// Holds means that all of x is at least f / Tolerance. The claim may also be surpassed. If no f
	// was published, all of x is above 1.
	Holds Verdict = "holds"
	// Weaker means that all of x is below f / Tolerance, but not all of it is below 1.
	Weaker Verdict = "weaker"
	// Reversed means that all of x is below f / Tolerance and below 1.
	Reversed Verdict = "reversed"
	// Unclear means that x lies on both sides of the deciding limit.
	Unclear Verdict = "unclear"
	// NotComparable means that nothing here does the same: the operation differs, the codec is
	// missing, or it has a fault.
	NotComparable Verdict = "not comparable"
	// NotMeasured means that the record has no times for it.
	NotMeasured Verdict = "not measured"
	// Reference is the verdict of the row with which the other rows of its table are compared.
	Reference Verdict = "reference"
)

// Verdicts are all verdicts, in the order in which they are reported.
var Verdicts = []Verdict{Holds, Weaker, Reversed, Unclear, NotComparable, NotMeasured, Reference}

// Tolerance is the factor by which a claim may fall short of the published one and still hold.
// Another processor and other versions change ratios by that much.
const Tolerance = 1.25

// judge compares the factor here with the published one. published is 0 if there is none.
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

// surpasses reports whether the factor here is proven to be larger than the published one by more
// than the tolerance.
func surpasses(x stats.Interval, published float64) bool {
	return published > 0 && x.Lo > published*Tolerance
}

// inverse returns the interval of 1/x.
func inverse(x stats.Interval) stats.Interval {
	return stats.Interval{Lo: 1 / x.Hi, Mid: 1 / x.Mid, Hi: 1 / x.Lo}
}

// worst returns the verdict on a claim about several others from two of their verdicts. The claim
// must hold against each of the others.
func worst(a, b Verdict) Verdict {
	for _, v := range []Verdict{Reversed, Weaker, Unclear} {
		if a == v || b == v {
			return v
		}
	}
	return Holds
}

// Tally counts how often each verdict was given.
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
