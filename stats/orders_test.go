package stats

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// What the orders say must be what the intervals are.
func TestOrders(t *testing.T) {
	noise := rand.New(rand.NewPCG(1, 2))
	for n := range 60 {
		xs := make([]float64, n)
		for i := range xs {
			xs[i] = noise.NormFloat64()
		}
		slices.Sort(xs)
		o := OrdersOf(n)
		if n < 2 {
			if diff := cmp.Diff(Orders{}, o); diff != "" {
				t.Errorf("%d values: %s", n, diff)
			}
			continue
		}
		if (o.Predict == 0) != (o.Factor > 0) {
			t.Errorf("%d values have both, an order and a factor, or neither: %+v", n, o)
		}
		want := Predict(xs, Level)
		got := Interval{Mid: want.Mid}
		if o.Predict > 0 {
			got.Lo, got.Hi = xs[o.Predict-1], xs[n-o.Predict]
		} else {
			half := o.Factor * scale(xs)
			got.Lo, got.Hi = min(xs[0], got.Mid-half), max(xs[n-1], got.Mid+half)
		}
		if diff := cmp.Diff(want, got, near); diff != "" {
			t.Errorf("prediction of %d values: %s", n, diff)
		}
		want = MedianInterval(xs, Strict)
		got = Interval{Lo: math.Inf(-1), Mid: want.Mid, Hi: math.Inf(1)}
		if o.Median > 0 {
			got.Lo, got.Hi = xs[o.Median-1], xs[n-o.Median]
		}
		if diff := cmp.Diff(want, got, near); diff != "" {
			t.Errorf("median of %d values: %s", n, diff)
		}
	}
}
