package report

import (
	"math"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/internal/stats"
)

func TestFormats(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for _, c := range []struct {
		name   string
		format func(float64) string
		x      float64
		want   string
	}{
		{"significant", significant, 0, "0"},
		{"significant", significant, 0.00123456, "0.00123"},
		{"significant", significant, 0.0999999, "0.100"},
		{"significant", significant, 9.996, "10.0"},
		{"significant", significant, 99.96, "100"},
		{"significant", significant, 12345, "12300"},
		{"significant", significant, -1.5, "-1.50"},
		{"significant", significant, nan, "?"},
		{"significant", significant, inf, "?"},
		{"duration", duration, 2.14, "2.14 ns"},
		{"duration", duration, 999.4, "999 ns"},
		{"duration", duration, 999.6, "1.00 µs"},
		{"duration", duration, 12345, "12.3 µs"},
		{"duration", duration, 999_600, "1.00 ms"},
		{"duration", duration, 2.5e9, "2.50 s"},
		{"duration", duration, 2.5e12, "2500 s"},
		{"duration", duration, nan, "? ns"},
		{"size", size, 151.3, "151 B"},
		{"size", size, 5120, "5.00 KiB"},
		{"size", size, 32 << 30, "32.0 GiB"},
		{"count", count, 6, "6"},
		{"count", count, 5.25, "5.25"},
		{"count", count, 9000.5, "9000"},
		{"count", count, 123456, "123456"},
		{"percent", percent, 0.0123, "1.2%"},
		{"percent", percent, 0.0996, "10%"},
		{"percent", percent, 0.25, "25%"},
		{"percent", percent, 99, ">999%"},
		{"percent", percent, nan, "?"},
		{"percent", percent, inf, "?"},
	} {
		if got := c.format(c.x); got != c.want {
			t.Errorf("%s(%v): want %q, got %q", c.name, c.x, c.want, got)
		}
	}
	for rank, want := range map[stats.Rank]string{{}: "", {Best: 1, Worst: 1}: "1", {Best: 2, Worst: 14}: "2–14"} {
		if got := places(rank); got != want {
			t.Errorf("places(%v): want %q, got %q", rank, want, got)
		}
	}
	for share, want := range map[float64]string{0: "", 1: "████", 0.5: "██", 0.28125: "█▏"} {
		if got := bar(share, 4); got != want {
			t.Errorf("bar(%v): want %q, got %q", share, want, got)
		}
	}
}

func TestAxis(t *testing.T) {
	for _, c := range []struct {
		lo, hi float64
		want   []float64
	}{
		{1, 1, []float64{0.5, 1}},
		{0.06, 5.9, []float64{0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10}},
		{0.02, 1, []float64{0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1}},
		{0.0123, 37, []float64{0.01, 0.1, 1, 10}}, // the axis ends at 50, and a label for each step would be too much
	} {
		a := axis{c.lo, c.hi}
		a.widen()
		if got := a.ticks(); !slices.Equal(got, c.want) {
			t.Errorf("%v to %v: want %v, got %v", c.lo, c.hi, c.want, got)
		}
		if a.lo >= c.lo || a.hi < c.hi {
			t.Errorf("%v to %v: the axis is %v", c.lo, c.hi, a)
		}
		if left, right := a.x(0), a.x(math.Inf(1)); left != labelWidth || right != labelWidth+barsWidth {
			t.Errorf("infinite bounds are drawn at %v and %v", left, right)
		}
	}
}
