package stats

import (
	"encoding/json"
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

var (
	nan = math.NaN()
	inf = math.Inf(1)
	// near allows only for rounding.
	near = cmp.Options{cmpopts.EquateApprox(1e-12, 0), cmpopts.EquateNaNs()}
)

func TestQuantile(t *testing.T) {
	for _, c := range []struct {
		xs   []float64
		q    float64
		want float64
	}{
		{nil, 0.5, nan},
		{[]float64{7}, 0, 7},
		{[]float64{7}, 1, 7},
		{[]float64{3, 1, 2}, 0.5, 2},
		{[]float64{4, 1, 3, 2}, 0.5, 2.5},
		// R: quantile(c(1, 2, 4, 8, 16, 32), c(.1, .25, .9), type = 7)
		{[]float64{32, 16, 8, 4, 2, 1}, 0.1, 1.5},
		{[]float64{32, 16, 8, 4, 2, 1}, 0.25, 2.5},
		{[]float64{32, 16, 8, 4, 2, 1}, 0.9, 24},
		{[]float64{1, 2, inf}, 0.5, 2},
		{[]float64{1, nan}, 0.5, nan},
		{[]float64{1, 2}, 1.1, nan},
		{[]float64{1, 2}, -0.1, nan},
		{[]float64{1, 2}, nan, nan},
	} {
		if diff := cmp.Diff(c.want, Quantile(c.xs, c.q), near); diff != "" {
			t.Errorf("Quantile(%v, %v) (-want +got):\n%s", c.xs, c.q, diff)
		}
	}
}

func TestQuantileKeepsItsInput(t *testing.T) {
	xs := []float64{3, 1, 2}
	Median(xs)
	if want := []float64{3, 1, 2}; !slices.Equal(xs, want) {
		t.Errorf("input was changed: want %v, got %v", want, xs)
	}
}

func TestInterval(t *testing.T) {
	i := Interval{9, 10, 12}
	for x, want := range map[float64]bool{8.9: false, 9: true, 10: true, 12: true, 12.1: false, nan: false} {
		if got := i.Contains(x); got != want {
			t.Errorf("Contains(%v): want %v, got %v", x, want, got)
		}
	}
	if diff := cmp.Diff(0.2, i.Relative(), near); diff != "" {
		t.Errorf("Relative (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(Interval{1, math.E, inf}, Interval{0, 1, inf}.Exp(), near); diff != "" {
		t.Errorf("Exp (-want +got):\n%s", diff)
	}
	text, err := json.Marshal(Interval{-inf, 1.5, nan})
	if want := `{"lo":null,"mid":1.5,"hi":null}`; err != nil || string(text) != want {
		t.Errorf("JSON: want %s, got %s, %v", want, text, err)
	}
}
