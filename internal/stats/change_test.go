package stats

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
)

// TestChanges checks the changes of items between two programs whose processes alternate on a machine
// that changes its speed from turn to turn. Of many items the speed is known, and of few it is not.
func TestChanges(t *testing.T) {
	const noise, speed = 0.01, 0.03
	for _, items := range []int{3, 40} {
		for _, size := range []int{6, 20} {
			r := rand.New(rand.NewPCG(uint64(items), uint64(size)))
			held, all, width := 0, 0, 0.
			for range 400 { // the items of a run share the error of its rounds
				logs := make(map[string][]float64)
				truth := make(map[string]float64)
				for i := range items {
					name := fmt.Sprint(i)
					truth[name] = 0.3*r.NormFloat64() - 0.1 // most items are faster in the second program
					logs[name] = make([]float64, size)
				}
				for p := range size {
					between := speed * r.NormFloat64()
					for name := range logs {
						logs[name][p] = truth[name] + between + noise*math.Sqrt2*r.NormFloat64()
					}
				}
				panel := Method{Least: 3}.Changes(logs)
				// What another run would find differs from the truth, too, by as much as this one's.
				again := speed * r.NormFloat64() / math.Sqrt(float64(size))
				for name, is := range truth {
					other := is + again + noise*math.Sqrt2*r.NormFloat64()/math.Sqrt(float64(size))
					change := panel.Change(name)
					all++
					if change.Contains(math.Exp(other)) {
						held++
					}
					width += change.Relative()
				}
			}
			if share := float64(held) / float64(all); share < 0.91 || share > 0.98 {
				t.Errorf("%d items, %d rounds: %.3f of intervals hold, ±%.3f", items, size, share, width/float64(all))
			}
		}
	}
	panel := Method{Least: 3}.Changes(map[string][]float64{"few": {0, math.NaN(), 0}, "none": {math.NaN()}})
	if i := panel.Change("few"); !math.IsInf(i.Hi, 1) {
		t.Errorf("two rounds give the interval %v", i)
	}
	if i := panel.Change("none"); !math.IsNaN(i.Mid) {
		t.Errorf("no rounds give %v", i)
	}
}
