package changepoint

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const deviation = 0.01

// series returns points at the given levels, without noise.
func series(levels ...float64) (points []Point) {
	for _, level := range levels {
		points = append(points, Point{level, deviation})
	}
	return points
}

func TestFind(t *testing.T) {
	unknown := Point{5, math.Inf(1)}
	for _, test := range []struct {
		name   string
		points []Point
		want   []int
	}{
		{"empty", nil, nil},
		{"one point", series(1), nil},
		{"no change", series(1, 1, 1, 1), nil},
		{"two points", series(1, 2), []int{1}},
		{"the newest point", series(1, 1, 1, 1, 1, 1.2), []int{5}},
		{"the first point", series(1.2, 1, 1, 1), []int{1}},
		{"there and back", series(1, 1, 1, 1.2, 1, 1), []int{3, 4}},
		{"three levels", series(1, 1, 1.2, 1.2, 1.5, 1.5, 1.5), []int{2, 4}},
		{"within the noise", series(1, 1.005, 0.995, 1.01), nil},
		{"far from zero", series(1e9, 1e9, 1e9+1, 1e9+1), []int{2}},
		{"unknown points", append([]Point{unknown}, append(series(1, 1), unknown, Point{1.3, deviation}, Point{math.NaN(), deviation})...), []int{4}},
		{"only unknown points", []Point{unknown, unknown, {1, 0}, {1, -1}}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []int
			for _, c := range Find([][]Point{test.points})[0] {
				got = append(got, c.At)
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestStep: the size of a change is the difference of the levels, and a precise value counts more.
func TestStep(t *testing.T) {
	points := []Point{{1, 0.01}, {1.1, 0.1}, {2, 0.01}, {2, 0.01}}
	changes := Find([][]Point{points})[0]
	if len(changes) != 1 || changes[0].At != 2 {
		t.Fatalf("changes %+v", changes)
	}
	c := changes[0]
	if want := 2 - (1/0.0001+1.1/0.01)/(1/0.0001+1/0.01); math.Abs(c.Step.Mid-want) > 1e-9 {
		t.Errorf("step %v, want %v", c.Step.Mid, want)
	}
	if !(c.Step.Lo < c.Step.Mid && c.Step.Mid < c.Step.Hi) || c.Step.Hi-c.Step.Lo > 0.1 {
		t.Errorf("interval %+v", c.Step)
	}
	if !(c.P >= 0 && c.P < 1e-6) {
		t.Errorf("probability %v", c.P)
	}
}

// noise draws values whose deviations are known as well as those of records.
type noise struct{ *rand.Rand }

func newNoise(seed uint64) noise { return noise{rand.New(rand.NewPCG(seed, 1))} }

// student draws from Student's distribution.
func (x noise) student() float64 {
	squares := 0.
	for range freedom {
		squares += square(x.NormFloat64())
	}
	return x.NormFloat64() / math.Sqrt(squares/freedom)
}

// series returns n points of noise, to which a step is added from one of them on.
func (x noise) series(n, at int, step float64) []Point {
	points := make([]Point, n)
	for i := range points {
		p := Point{deviation * x.student(), deviation}
		if i >= at {
			p.Value += step
		}
		points[i] = p
	}
	return points
}

// TestNoise: of many series, most of them without a change, few false changes are found, and most of
// the true ones, at their places. The truth is known, since noise and steps are drawn.
func TestNoise(t *testing.T) {
	for _, test := range []struct {
		name     string
		n        int     // points of each series
		changed  int     // of 2,000 series
		step     float64 // in deviations
		at       int
		most     float64 // share of false ones among the changes found
		found    int     // true changes, at least
		anywhere bool    // a change next to its place counts, too
	}{
		{name: "nothing changed, two records", n: 2, most: 1},
		{name: "nothing changed, ten records", n: 10, most: 1},
		{name: "nothing changed, forty records", n: 40, most: 1},
		{name: "a step in the middle", n: 10, changed: 100, step: 10, at: 5, most: 0.1, found: 95},
		{name: "a step in the newest record", n: 10, changed: 100, step: 15, at: 9, most: 0.1, found: 80},
		{name: "a small step in a long series", n: 40, changed: 200, step: 4, at: 20, most: 0.1, found: 150, anywhere: true},
	} {
		t.Run(test.name, func(t *testing.T) {
			const all = 2000
			x := newNoise(7)
			many := make([][]Point, all)
			for i := range many {
				at := test.n
				if i < test.changed {
					at = test.at
				}
				many[i] = x.series(test.n, at, test.step*deviation)
			}
			hits, wrong := 0, 0
			for i, changes := range Find(many) {
				for _, c := range changes {
					if i < test.changed && (c.At == test.at || test.anywhere && max(c.At-test.at, test.at-c.At) <= 2) {
						hits++
					} else {
						wrong++
					}
				}
			}
			t.Logf("%d of %d changes found, and %d false ones in %d series", hits, test.changed, wrong, all)
			if hits < test.found {
				t.Errorf("%d of %d changes found, want %d", hits, test.changed, test.found)
			}
			// Without any true change, all that is found is false: in 1 of 20 sites there is one.
			if allowed := max(1, test.most*float64(hits+wrong)); test.changed > 0 && float64(wrong) > allowed || test.changed == 0 && wrong > 1 {
				t.Errorf("%d false changes", wrong)
			}
		})
	}
}

// TestCandidates: a series without a change has a candidate as often as it should at most.
func TestCandidates(t *testing.T) {
	x, f := newNoise(3), newFinder()
	for _, n := range []int{2, 5, 10, 30} {
		const all = 2000
		with := 0
		for range all {
			if len(f.candidates(x.series(n, n, 0))) > 0 {
				with++
			}
		}
		t.Logf("%d points: %d of %d series have a candidate", n, with, all)
		if share := float64(with) / all; share > 1.3*candidate {
			t.Errorf("%d points: %.1f %% of series have a candidate, want %.0f %% at most", n, 100*share, 100*candidate)
		}
	}
}
