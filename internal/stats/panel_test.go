package stats

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// A ratio that one run prints must hold another run's, 19 times out of 20, whatever the noise and
// the number of codecs. If noise is rare, few processes can't show it.
func TestRatioHoldsAnotherRuns(t *testing.T) {
	for _, n := range noises {
		for _, items := range []int{2, 5, 40} {
			for _, size := range []int{4, 8, 24} {
				t.Run(fmt.Sprintf("%s, %d items, %d processes", n.name, items, size), func(t *testing.T) {
					m := machine{rand.New(rand.NewPCG(uint64(items), uint64(size))), n, 0.02, 0}
					held, all := 0, 0
					for range 4000 / items {
						truth := many(m.Rand, items)
						first := Method{Least: 4}.Panel(m.run(truth, size), reference)
						second := Method{Least: 4}.Panel(m.run(truth, size), reference)
						for i := 1; i < items; i++ {
							name := fmt.Sprint(i)
							all++
							if first.Ratio(name, reference).Contains(second.Ratio(name, reference).Mid) {
								held++
							}
						}
					}
					got, least := float64(held)/float64(all), 0.93
					switch {
					case n.rare:
						least = 0.86
					case size < 8:
						least = 0.9
					}
					if got < least-slack {
						t.Errorf("held %.3f", got)
					}
					if got > 0.975 && n.name == "normal" {
						t.Errorf("held %.3f: the interval is wider than it need be", got)
					}
				})
			}
		}
	}
}

// Many items determine a process's speed: their ratios are more precise than those of two items
// that were measured alone.
func TestManyItemsHelp(t *testing.T) {
	m := machine{rand.New(rand.NewPCG(1, 2)), noises[0], 0.02, 0}
	width := func(items int) (sum float64) {
		for range 200 {
			p := Method{}.Panel(m.run(make([]float64, items), 6), reference)
			sum += p.Ratio("1", reference).Relative() / 200
		}
		return sum
	}
	if few, many := width(2), width(40); many > 0.9*few {
		t.Errorf("±%.4f beside 40 items, ±%.4f alone", many, few)
	}
}

// Equal items are rarely separated. If noise is not normal, it happens up to twice as often as
// promised.
func TestFalseSeparations(t *testing.T) {
	for _, n := range noises {
		for _, size := range []int{4, 8, 24} {
			m := machine{rand.New(rand.NewPCG(3, uint64(size))), n, 0.01, 0}
			pairs, wrong := 0, 0
			for range 150 {
				p := Method{Least: 4}.Panel(m.run(make([]float64, 20), size), reference)
				for i := range 20 {
					for j := range i {
						pairs++
						if p.Compare(fmt.Sprint(i), fmt.Sprint(j)) != 0 {
							wrong++
						}
					}
				}
			}
			if got, most := float64(wrong)/float64(pairs), 2.5*(1-Strict); got > most {
				t.Errorf("%s, %d processes: %.3f of equal pairs separated", n.name, size, got)
			}
		}
	}
}

// If one run separates two items, no other run separates them in the opposite order, although both
// drifted.
func TestSeparationsHold(t *testing.T) {
	for _, n := range noises {
		for _, size := range []int{4, 8, 24} {
			m := machine{rand.New(rand.NewPCG(3, uint64(size))), n, 0.01, 0.001}
			method := Method{Drift: 0.005, Least: 4}
			separated, reversed := 0, 0
			for range 40 {
				truth := many(m.Rand, 20)
				first, second := method.Panel(m.run(truth, size), reference), method.Panel(m.run(truth, size), reference)
				for i := range truth {
					for j := range i {
						a, b := fmt.Sprint(i), fmt.Sprint(j)
						x, y := first.Compare(a, b), second.Compare(a, b)
						if x != 0 {
							separated++
						}
						if x*y < 0 {
							reversed++
						}
					}
				}
			}
			if separated < 5000 || reversed > 0 && !n.rare {
				t.Errorf("%s, %d processes: %d pairs separated, %d of them reversed", n.name, size, separated, reversed)
			}
		}
	}
}

// Intervals hold for runs that differ by a share of the variance between their processes, however
// many processes they have. Without that share intervals are too narrow.
func TestCommonToARun(t *testing.T) {
	const common, spread = 0.25, 0.03
	for _, size := range []int{5, 12, 40} {
		m := machine{rand.New(rand.NewPCG(5, uint64(size))), noises[0], spread, 0}
		run := func(truth []float64) map[string][]float64 {
			items := m.run(truth, size)
			for i := range truth {
				shift := math.Sqrt(common) * spread * (1 + float64(i%3)/2) * m.NormFloat64()
				for p := range size {
					items[fmt.Sprint(i)][p] += shift
				}
			}
			return items
		}
		for _, c := range []struct {
			method      Method
			least, most float64
		}{{Method{Common: common, Least: 4}, 0.93, 0.98}, {Method{Least: 4}, 0, 0.9}} {
			held, all := 0, 0
			for range 60 {
				truth := many(m.Rand, 30)
				first, second := c.method.Panel(run(truth), reference), c.method.Panel(run(truth), reference)
				for i := range truth[1:] {
					name := fmt.Sprint(i + 1)
					all++
					if first.Ratio(name, reference).Contains(second.Ratio(name, reference).Mid) {
						held++
					}
				}
			}
			if share := float64(held) / float64(all); share < c.least || share > c.most {
				t.Errorf("%d processes, %+v: %.3f of the intervals hold, want %.2f to %.2f", size, c.method, share, c.least, c.most)
			}
		}
	}
}

// Items that no process measured together are compared by what the processes of each have in
// common.
func TestItemsOfSeveralCrews(t *testing.T) {
	m := machine{rand.New(rand.NewPCG(8, 8)), noises[0], 0.01, 0}
	missing := slices.Repeat([]float64{math.NaN()}, 8)
	truth := make([]float64, 20)
	truth[18], truth[19] = 0.1, 0.3
	found := 0
	for range 100 {
		one, other := m.run(truth, 8), m.run(truth, 8)
		items := make(map[string][]float64)
		for name := range one {
			items[name] = slices.Concat(one[name], other[name])
		}
		items["18"] = slices.Concat(one["18"], missing)
		items["19"] = slices.Concat(missing, other["19"])
		if p := (Method{Least: 4}).Panel(items, reference); p.Compare("18", "19") == -1 {
			found++
		}
	}
	if found < 95 {
		t.Errorf("a difference of 20 %% found in %d of 100 runs", found)
	}
}

func TestRanks(t *testing.T) {
	// Ten processes that agree to the last digit, except for the named differences.
	steady := func(level float64) []float64 {
		xs := make([]float64, 10)
		for p := range xs {
			xs[p] = level + float64(p) // the process's own speed
		}
		return xs
	}
	wavering := steady(0.15)
	for p := range wavering {
		wavering[p] += (float64(p%2) - 0.5) / 5
	}
	for _, c := range []struct {
		name  string
		drift float64
		items [][]float64
		want  []Rank
	}{
		{"none", 0, nil, []Rank{}},
		{"in order", 0, [][]float64{steady(0.3), steady(0.1), steady(0.2)}, []Rank{{3, 3}, {1, 1}, {2, 2}}},
		{"equal", 0, [][]float64{steady(1), steady(1)}, []Rank{{1, 2}, {1, 2}}},
		{"one overlaps two", 0, [][]float64{steady(0.12), wavering, steady(0.18)}, []Rank{{1, 2}, {1, 3}, {2, 3}}},
		{"within the drift, although apart in all processes", 0.5, [][]float64{steady(0.1), steady(0.3)}, []Rank{{1, 2}, {1, 2}}},
		{"unmeasured", 0, [][]float64{steady(0.2), {nan, nan}, nil, steady(0.1)}, []Rank{{2, 2}, {}, {}, {1, 1}}},
		{"a factor apart", 0, [][]float64{{1, 1.1, 1.2, 3}, {1.8, 1.9, 2, 3.6}}, []Rank{{1, 1}, {2, 2}}},
		{"too few", 0, [][]float64{{1, 1.1}, {1.5, 1.6}}, []Rank{{}, {}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			items := map[string][]float64{"speed": steady(5)}
			var names []string
			for i, log := range c.items {
				names = append(names, fmt.Sprint(i))
				items[names[i]] = log
			}
			if diff := cmp.Diff(c.want, Method{Drift: c.drift, Least: 4}.Panel(items, "speed").Ranks(names)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// The variance of an item with few processes is moderated by those of all items.
func TestPrior(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	draw := func(freedom, sigma float64) (items []item) {
		for range 3000 {
			xs := make([]float64, 6)
			own := math.Sqrt(sigma)
			if freedom > 0 { // variances of a scaled inverse chi-square distribution
				sum := 0.
				for range int(freedom) {
					sum += square(r.NormFloat64())
				}
				own = math.Sqrt(sigma * freedom / sum)
			}
			for i := range xs {
				xs[i] = own * r.NormFloat64()
			}
			i := Method{}.newItem(nil, xs)
			i.variance *= float64(len(xs)) // of a single value
			items = append(items, i)
		}
		return items
	}
	if variance, freedom := prior(draw(8, 0.04)); math.Abs(variance/0.04-1) > 0.1 || math.Abs(freedom/8-1) > 0.2 {
		t.Errorf("%v with %v degrees of freedom, want 0.04 with 8", variance, freedom)
	}
	if variance, freedom := prior(draw(0, 0.04)); math.Abs(variance/0.04-1) > 0.1 || freedom != MostFreedom {
		t.Errorf("%v with %v degrees of freedom, want 0.04 with %v", variance, freedom, MostFreedom)
	}
	if _, freedom := prior(draw(8, 1)[:FewItems-1]); freedom != 0 {
		t.Errorf("few items count as %v degrees of freedom", freedom)
	}
}

// TestShare checks that an uncertain figure that items depend on widens their ratio by the difference
// of what they have of it, and their times by all of it.
func TestShare(t *testing.T) {
	logs := func(mid float64) []float64 {
		return []float64{mid, mid + 0.001, mid - 0.001, mid + 0.002, mid - 0.002, mid}
	}
	items := map[string][]float64{"a": logs(1), "b": logs(2), "c": logs(3)}
	p := Usual.Panel(items, "a")
	narrow := p.Ratio("a", "b")
	p.Share(map[string]float64{"a": 0.3, "b": 0.1, "c": 0.3})
	if wide := p.Ratio("a", "b"); math.Abs(math.Log(wide.Hi/wide.Mid)-math.Hypot(0.2, math.Log(narrow.Hi/narrow.Mid))) > 1e-9 || wide.Mid != narrow.Mid {
		t.Errorf("%v without, %v with; want 0.2 more", narrow, wide)
	}
	if equal := p.Ratio("a", "c"); math.Log(equal.Hi/equal.Mid) > 0.05 {
		t.Errorf("%v, but the shares cancel", equal)
	}
	if time := p.Time("a"); math.Log(time.Hi/time.Mid) < 0.3 {
		t.Errorf("a time of %v is more precise than what it depends on", time)
	}
}
