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

// programs makes runs of several programs: times that their processes share with none of the others,
// and some noise.
type programs struct {
	*rand.Rand
	layout, noise float64
}

// run returns the times of each of some programs by process, with the program of each process.
func (r programs) run(layouts, each int) (logs []float64, units []int) {
	for l := range layouts {
		common := r.layout * r.NormFloat64()
		for range each {
			logs = append(logs, common+r.noise*r.NormFloat64())
			units = append(units, l)
		}
	}
	return logs, units
}

// TestAnotherProgram checks that an interval of several programs holds the time of another program in
// 19 of 20 cases, and that one of repeated runs holds only what the same programs find again.
func TestAnotherProgram(t *testing.T) {
	const layouts, each, runs = 8, 6, 2000
	r := programs{rand.New(rand.NewPCG(1, 2)), 0.05, 0.005}
	another, again, repeated := 0, 0, 0
	for range runs {
		logs, units := r.run(layouts, each)
		zero := make([]float64, len(logs))
		m := Method{Units: units, Least: 3}
		other, _ := r.run(1, each)
		mid := Method{}.Time(other).Mid
		if m.Ratio(logs, zero).Contains(mid) {
			another++
		}
		if m.Repeat(logs, zero).Contains(mid) {
			again++
		}
		second := append([]float64(nil), logs...)
		for i := range second {
			second[i] += math.Sqrt2 * r.noise * r.NormFloat64() // the noise of both runs
		}
		if m.Repeat(logs, zero).Contains(m.Time(second).Mid) {
			repeated++
		}
	}
	if share := float64(another) / runs; share < 0.93 || share > 0.97 {
		t.Errorf("held another program's time in %.3f of runs", share)
	}
	if share := float64(repeated) / runs; share < 0.93 || share > 0.97 {
		t.Errorf("intervals of repeated runs held in %.3f of runs", share)
	}
	if share := float64(again) / runs; share > 0.3 {
		t.Errorf("intervals of repeated runs held another program's time in %.3f of runs: this test shows nothing", share)
	}
}

// TestMoves checks intervals of runs that have one program, or too few items to show how far programs
// move: what is known of other records takes their place.
func TestMoves(t *testing.T) {
	const runs, sd, beyond = 2000, 0.04, 0.03
	moves := Moves{{Below: 1, Layout: 9}, {Layout: sd, Program: beyond}}
	r := programs{rand.New(rand.NewPCG(3, 4)), sd, 0.002}
	for _, c := range []struct {
		name          string
		layouts, each int
	}{{"one program", 1, 12}, {"four programs", 4, 3}, {"eight programs", 8, 2}} {
		held := 0
		for range runs {
			at := 10 + r.NormFloat64()
			logs, units := r.run(c.layouts, c.each)
			reference, _ := r.run(c.layouts, c.each)
			for i := range logs {
				logs[i], reference[i] = logs[i]+at, reference[i]+at
			}
			m := Method{Units: units, Least: 3, Moves: moves}
			if c.layouts == 1 {
				m.Units = nil
			}
			// The other program differs by its layout and by more, and so does its reference.
			one, _ := r.run(1, 6)
			two, _ := r.run(1, 6)
			mid := Method{}.Ratio(one, two).Mid * math.Exp(beyond*math.Sqrt2*r.NormFloat64())
			if m.Panel(map[string][]float64{"a": logs, "b": reference}, "b").Ratio("a", "b").Contains(mid) {
				held++
			}
		}
		if share := float64(held) / runs; share < 0.93 || share > 0.985 {
			t.Errorf("%s: held another program's ratio in %.3f of runs", c.name, share)
		}
	}
}
