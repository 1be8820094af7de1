package stats

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestLocation(t *testing.T) {
	counted := make([]float64, 20)
	for i := range counted {
		counted[i] = float64(i)
	}
	outlier := append(counted[:19:19], 1000)
	for _, c := range []struct {
		name                   string
		xs                     []float64
		mid, variance, freedom float64
	}{
		{"none", nil, nan, 0, 0},
		{"one", []float64{3}, 3, 0, 0},
		{"the mean of few", []float64{1, 2, 6}, 3, 7. / 3, 2},
		// Without two values at each end, which are replaced by their neighbours: the sum of
		// squares of 2, 2, 2, 3 … 16, 17, 17, 17 around 9.5 is 565, divided by 16 × 15.
		{"many", counted, 9.5, 565. / 240, 15},
		{"an outlier is nothing to them", outlier, 9.5, 565. / 240, 15},
	} {
		mid, variance, freedom := location(c.xs)
		if diff := cmp.Diff([]float64{c.mid, c.variance, c.freedom}, []float64{mid, variance, freedom}, near); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// The functions have known values.
func TestSpecialFunctions(t *testing.T) {
	const euler = 0.57721566490153286
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"digamma(1)", digamma(1), -euler},
		{"digamma(1/2)", digamma(0.5), -euler - 2*math.Ln2},
		{"trigamma(1)", trigamma(1), math.Pi * math.Pi / 6},
		{"trigamma(1/2)", trigamma(0.5), math.Pi * math.Pi / 2},
		{"the inverse of trigamma", inverseTrigamma(trigamma(3.7)), 3.7},
		{"t of 7 at 0.975", studentT(7.2, 0.975), 2.364624}, // from a table, for 7
	} {
		if math.Abs(c.got/c.want-1) > 1e-6 {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
}

func TestRatio(t *testing.T) {
	item := []float64{math.Log(20), nan, math.Log(60), math.Log(100)}
	reference := []float64{math.Log(10), math.Log(1), math.Log(20), math.Log(25), math.Log(7)}
	got := Method{}.Ratio(item, reference)
	if got.Mid < 2.7 || got.Mid > 3.1 {
		t.Errorf("estimate %v of the paired ratios 2, 3, 4", got.Mid)
	}
	back := Method{}.Ratio(reference, item)
	want := Interval{1 / got.Hi, 1 / got.Mid, 1 / got.Lo}
	if diff := cmp.Diff(want, back, near); diff != "" {
		t.Errorf("the inverse ratio has another interval (-want +got):\n%s", diff)
	}
	wide := Method{Drift: 0.1}.Ratio([]float64{1, 1, 1}, []float64{1, 1, 1})
	if diff := cmp.Diff(Interval{1 / 1.1, 1, 1.1}, wide, near); diff != "" {
		t.Errorf("without noise the drift remains (-want +got):\n%s", diff)
	}
}
