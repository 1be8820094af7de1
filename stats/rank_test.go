package stats

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// run is a synthetic run: the log times of items whose true log times are
// known. Every process has a speed of its own that hits all items, every item
// has noise of its own and a drift that lasts for the run.
func run(r *rand.Rand, n noise, truth []float64, processes int, spread, drift float64) [][]float64 {
	items := make([][]float64, len(truth))
	speeds := make([]float64, processes)
	for p := range speeds {
		speeds[p] = 0.3 * r.Float64()
	}
	for i := range items {
		moved := truth[i] + drift*r.NormFloat64()
		items[i] = make([]float64, processes)
		for p := range items[i] {
			items[i][p] = moved + speeds[p] + spread*n.draw(r)
		}
	}
	return items
}

// The whole estimate: a ratio printed by one run must hold the other run's,
// though both drifted.
func TestRatioCoversAnotherRun(t *testing.T) {
	const drift = 0.01
	// Two items in two runs: four drifts make one difference.
	m := Method{Drift: math.Expm1(1.96 * drift * 2)}
	for _, n := range noises {
		for _, size := range []int{8, 12, 24} {
			r := rand.New(rand.NewPCG(4, uint64(size)))
			covered := 0
			for range trials {
				truth := []float64{r.Float64(), r.Float64()}
				first := run(r, n, truth, size, 0.02, drift)
				second := run(r, n, truth, size, 0.02, drift)
				if m.Ratio(first[0], first[1]).Contains(m.Ratio(second[0], second[1]).Mid) {
					covered++
				}
			}
			if got := float64(covered) / trials; got < Level-slack {
				t.Errorf("%s, %d processes: covered %.3f, want %v", n.name, size, got, Level)
			}
		}
	}
}

// Equal items are separated by chance in at most 1.25 % of the pairs, and
// practically never beyond a drift.
func TestFalseSeparations(t *testing.T) {
	for _, n := range noises {
		for _, size := range []int{7, 8, 12, 16, 24} {
			r := rand.New(rand.NewPCG(5, uint64(size)))
			plain, drifting := 0, 0
			for range trials {
				items := run(r, n, []float64{0, 0}, size, 0.02, 0)
				if (Method{}).Compare(items[0], items[1], nil) != 0 {
					plain++
				}
				if (Method{Drift: 0.02}).Compare(items[0], items[1], nil) != 0 {
					drifting++
				}
			}
			if got := float64(plain) / trials; got > 1-Strict+slack {
				t.Errorf("%s, %d processes: %.4f of equal pairs separated", n.name, size, got)
			}
			if drifting > plain {
				t.Errorf("%s, %d processes: a drift separated more pairs: %d, without %d", n.name, size, drifting, plain)
			}
			if size < 8 && plain > 0 {
				t.Errorf("%s: %d processes separated %d pairs", n.name, size, plain)
			}
		}
	}
}

// What one run separates, another must not order the other way round.
func TestOrderHolds(t *testing.T) {
	const drift = 0.01
	m := Method{Drift: math.Expm1(1.96 * drift * 2)}
	r := rand.New(rand.NewPCG(6, 6))
	separated, reversed := 0, 0
	for i := range trials {
		truth := []float64{0, 0.1 * r.Float64()}
		n := noises[i%len(noises)]
		first := run(r, n, truth, 12, 0.02, drift)
		second := run(r, n, truth, 12, 0.02, drift)
		a, b := m.Compare(first[0], first[1], nil), m.Compare(second[0], second[1], nil)
		if a != 0 {
			separated++
			if a == -b {
				reversed++
			}
		}
	}
	if separated < trials/10 {
		t.Errorf("only %d of %d pairs separated: no power", separated, trials)
	}
	if reversed > 0 {
		t.Errorf("%d of %d separations reversed in the second run", reversed, separated)
	}
}

// Items that no process measured together are compared by a third: rarely separated
// where they are equal, and found where they are far apart.
func TestCompareByReference(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	const pairs, processes = 500, 12
	apart := func(truth ...float64) int {
		n := 0
		for range pairs {
			one := run(r, noises[0], []float64{0, truth[0]}, processes, 0.02, 0)
			other := run(r, noises[0], []float64{0, truth[1]}, processes, 0.02, 0)
			join := func(a, b []float64) []float64 { return append(slices.Clone(a), b...) }
			missing := slices.Repeat([]float64{math.NaN()}, processes)
			if (Method{Drift: 0.02}).Compare(join(one[1], missing), join(missing, other[1]), join(one[0], other[0])) == -1 {
				n++
			}
		}
		return n
	}
	if n := apart(0, 0); n > pairs/100 {
		t.Errorf("equal items are separated in %d of %d pairs", n, pairs)
	}
	if n := apart(0, 0.15); n < pairs*95/100 {
		t.Errorf("a difference of 15 %% found in %d of %d pairs", n, pairs)
	}
}

func TestCompareFindsTrueDifferences(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	found := 0
	const pairs = 500
	for range pairs {
		items := run(r, noises[0], []float64{0, 0.1}, 12, 0.02, 0)
		if (Method{Drift: 0.02}).Compare(items[0], items[1], nil) == -1 {
			found++
		}
	}
	if found < pairs*95/100 {
		t.Errorf("a difference of 10 %% found in %d of %d pairs", found, pairs)
	}
}

func TestRanks(t *testing.T) {
	// Ten processes that agree to the last digit but for the named differences.
	steady := func(level float64) []float64 {
		xs := make([]float64, 10)
		for p := range xs {
			xs[p] = level + float64(p) // the process's own speed
		}
		return xs
	}
	wavering := steady(1.5)
	for p := range wavering {
		wavering[p] += float64(p%2) - 0.5 // now 1, now 2
	}
	partly := steady(0)
	for p := range 3 {
		partly[p] = nan
	}
	for _, c := range []struct {
		name  string
		drift float64
		items [][]float64
		want  []Rank
	}{
		{"none", 0, nil, []Rank{}},
		{"in order", 0, [][]float64{steady(3), steady(1), steady(2)}, []Rank{{3, 3}, {1, 1}, {2, 2}}},
		{"equal", 0, [][]float64{steady(1), steady(1)}, []Rank{{1, 2}, {1, 2}}},
		{"one overlaps two", 0, [][]float64{steady(1.2), wavering, steady(1.8)}, []Rank{{1, 2}, {1, 3}, {2, 3}}},
		{"within the drift", 0.5, [][]float64{steady(1), steady(1.3)}, []Rank{{1, 2}, {1, 2}}},
		{"seven processes", 0, [][]float64{partly, steady(1), steady(2)}, []Rank{{1, 3}, {1, 2}, {2, 3}}},
		{"unmeasured", 0, [][]float64{steady(2), {nan, nan}, nil, steady(1)}, []Rank{{2, 2}, {}, {}, {1, 1}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, Method{Drift: c.drift}.Ranks(c.items, nil)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestRatio(t *testing.T) {
	item := []float64{math.Log(20), nan, math.Log(60), math.Log(100)}
	reference := []float64{math.Log(10), math.Log(1), math.Log(20), math.Log(25), math.Log(7)}
	got := Method{}.Ratio(item, reference)
	if diff := cmp.Diff(3.0, got.Mid, near); diff != "" {
		t.Errorf("median of the paired ratios 2, 3, 4 (-want +got):\n%s", diff)
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
