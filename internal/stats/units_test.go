package stats

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestUnits(t *testing.T) {
	nan := math.NaN()
	m := Method{Units: []int{7, 7, 7, 3, 3, 9}}
	for _, c := range []struct {
		name string
		xs   []float64
		want []float64 // in the order of the units' first processes
	}{
		{"means", []float64{1, 2, 9, 4, 6, 5}, []float64{4, 5, 5}},
		{"a unit that is absent", []float64{1, 2, 9, 4, 6, nan}, []float64{4, 5}},
		{"processes that are absent", []float64{1, nan, nan, nan, 6, 5}, []float64{1, 6, 5}},
	} {
		if diff := cmp.Diff(c.want, m.units(c.xs)); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
}

// TestUnitsCover checks intervals where processes of one layout have an error in common. An
// interval over processes is too narrow for another build, and one over layouts holds.
func TestUnitsCover(t *testing.T) {
	const layouts, each, runs = 8, 6, 2000
	rng := rand.New(rand.NewPCG(1, 2))
	run := func() (logs, zero []float64, units []int) {
		for l := range layouts {
			common := 0.05 * rng.NormFloat64()
			for range each {
				logs = append(logs, common+0.005*rng.NormFloat64())
				units = append(units, l)
			}
		}
		return logs, make([]float64, len(logs)), units
	}
	held, heldWithout := 0, 0
	for range runs {
		logs, zero, units := run()
		others, _, _ := run()
		other := Method{Units: units}.Time(others).Mid
		if (Method{Units: units}).Ratio(logs, zero).Contains(other) {
			held++
		}
		if (Method{}).Ratio(logs, zero).Contains(other) {
			heldWithout++
		}
	}
	if held < runs*94/100 {
		t.Errorf("held another build's value in %d of %d runs", held, runs)
	}
	if heldWithout > runs*80/100 {
		t.Errorf("without units it held in %d of %d: this test shows nothing", heldWithout, runs)
	}
}
