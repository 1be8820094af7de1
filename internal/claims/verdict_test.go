package claims

import (
	"math"
	"testing"

	"github.com/wirebench/wirebench/internal/stats"
)

func interval(lo, hi float64) stats.Interval {
	return stats.Interval{Lo: lo, Mid: math.Sqrt(lo * hi), Hi: hi}
}

func TestJudge(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, c := range []struct {
		name      string
		here      stats.Interval
		published float64
		want      Verdict
	}{
		{"as published", interval(1.9, 2.1), 2, Holds},
		{"more than published", interval(8, 9), 2, Holds},
		{"less, within the tolerance", interval(1.61, 1.9), 2, Holds},
		{"exactly at the tolerance", interval(1.6, 1.6), 2, Holds},
		{"on both sides of the tolerance", interval(1.5, 1.7), 2, Unclear},
		{"less", interval(1.2, 1.5), 2, Weaker},
		{"much less", interval(1.01, 1.02), 100, Weaker},
		{"no difference", interval(0.98, 1.02), 2, Weaker},
		{"the other way round", interval(0.4, 0.5), 2, Reversed},
		{"a little the other way round", interval(0.97, 0.99), 2, Reversed},
		{"anything", interval(0.5, 3), 2, Unclear},
		{"about equal, as published", interval(0.97, 1.02), 1.1, Holds},
		{"the other way round within the tolerance of about equal", interval(0.9, 0.95), 1.1, Holds},
		{"the other way round beyond the tolerance of about equal", interval(0.6, 0.7), 1.1, Reversed},
		{"about equal, can't tell", interval(0.8, 1.2), 1.1, Unclear},
		{"only the direction", interval(1.01, 1.02), 0, Holds},
		{"only the direction, reversed", interval(0.98, 0.99), 0, Reversed},
		{"only the direction, can't tell", interval(0.99, 1.02), 0, Unclear},
		{"too few processes", stats.Interval{Lo: 0, Mid: 2, Hi: inf}, 2, Unclear},
		{"nothing known", stats.Interval{Lo: nan, Mid: nan, Hi: nan}, 2, Unclear},
		{"exact", interval(1.7, 1.7), 1.7, Holds},
	} {
		if got := judge(c.here, c.published); got != c.want {
			t.Errorf("%s: %+v, published %v: %s, want %s", c.name, c.here, c.published, got, c.want)
		}
	}
}

func TestSurpasses(t *testing.T) {
	for _, c := range []struct {
		here      stats.Interval
		published float64
		want      bool
	}{
		{interval(2.6, 3), 2, true},
		{interval(2.4, 3), 2, false},
		{interval(1.9, 2.1), 2, false},
		{interval(8, 9), 0, false}, // only the direction was published, so there is nothing to surpass
	} {
		if got := surpasses(c.here, c.published); got != c.want {
			t.Errorf("%+v, published %v: %t", c.here, c.published, got)
		}
	}
}

// TestInverse checks that a claim and its inverse are the same claim.
func TestInverse(t *testing.T) {
	if got, want := inverse(interval(0.25, 0.5)), interval(2, 4); math.Abs(got.Mid/want.Mid-1) > 1e-12 || got.Lo != want.Lo || got.Hi != want.Hi {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := inverse(stats.Interval{Lo: 0, Mid: 2, Hi: math.Inf(1)}); got.Lo != 0 || !math.IsInf(got.Hi, 1) {
		t.Errorf("no bounds became %+v", got)
	}
}

func TestWorst(t *testing.T) {
	order := []Verdict{Reversed, Weaker, Unclear, Holds}
	for i, a := range order {
		for j, b := range order {
			if got, want := worst(a, b), order[min(i, j)]; got != want {
				t.Errorf("%s and %s: %s, want %s", a, b, got, want)
			}
		}
	}
}

func TestTally(t *testing.T) {
	for _, c := range []struct {
		tally Tally
		want  string
	}{
		{Tally{}, "none"},
		{Tally{Reference: 3}, "none"},
		{Tally{NotMeasured: 2, Holds: 5, Reference: 1}, "5 holds, 2 not measured"},
	} {
		if got := c.tally.String(); got != c.want {
			t.Errorf("%v: %q, want %q", map[Verdict]int(c.tally), got, c.want)
		}
	}
}
