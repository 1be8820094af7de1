package plan

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
)

// pastOf returns a data set whose cells take the given times in ns and were not measured yet.
func pastOf(chunk int, roughs ...float64) Past {
	p := Past{Chunk: chunk, Messages: chunk, Turns: []int{0}, SetUp: UsualSetUp, Pace: 1}
	p.Crews = func(cells []Cell) [][]Cell { return [][]Cell{cells} }
	for i, rough := range roughs {
		spec := Cell{Codec: fmt.Sprint("codec", i), Rough: rough}
		p.Cells = append(p.Cells, PastCell{Cell: spec, Always: i == 0, Width: math.Inf(1)})
	}
	return p
}

// simulate runs until no turn is left. Each turn takes its planned time, and intervals narrow with
// the square root of the number of turns.
func simulate(h History, first [][]float64) (turns []Turn, left History) {
	for {
		turn, ok := Next(h)
		if !ok {
			return turns, h
		}
		turns = append(turns, turn)
		set := &h.Sets[turn.Set]
		set.Turns[turn.Layout]++
		h.Left -= turn.Length
		for i := range set.Cells {
			for _, c := range turn.Cells {
				if c.Codec == set.Cells[i].Codec && set.turns() >= LeastTurns {
					set.Cells[i].Width = first[turn.Set][i] / math.Sqrt(float64(set.turns()))
				}
			}
		}
	}
}

func TestRunEndsWhenPrecise(t *testing.T) {
	h := History{Sets: []Past{pastOf(64, 500, 100, 2000), pastOf(64, 500, 100, 2000)}, Aim: 0.03, Left: time.Hour}
	turns, after := simulate(h, [][]float64{{0.1, 0.1, 0.1}, {0.1, 0.1, 0.3}})
	if got := []int{after.Sets[0].turns(), after.Sets[1].turns()}; got[0] != 12 || got[1] != 100 && got[1] != 101 {
		t.Errorf("%d turns, %v by data set; want what (0.1 / 0.03)² and (0.3 / 0.03)² are", len(turns), got)
	}
}

// Time isn't spent on intervals that more processes don't narrow.
func TestRunEndsWhereMoreIsInVain(t *testing.T) {
	h := History{Sets: []Past{pastOf(64, 500, 100, 2000)}, Aim: 0.001, Common: 0.3, Left: time.Hour}
	_, after := simulate(h, [][]float64{{0.1, 0.1, 0.1}})
	if got := after.Sets[0].turns(); got < 12 || got > 20 {
		t.Errorf("%d turns, want the 15 after which nine tenths of the width stay", got)
	}
}

func TestTimeGoesWhereItIsMissing(t *testing.T) {
	h := History{Sets: []Past{pastOf(64, 500, 100), pastOf(64, 500, 100)}, Aim: 0.001, Left: 3 * time.Minute}
	_, after := simulate(h, [][]float64{{0.1, 0.1}, {0.1, 0.4}})
	if a, b := after.Sets[0].turns(), after.Sets[1].turns(); b < 2*a {
		t.Errorf("%d turns of the set that is known well, %d of the other", a, b)
	}
	if after.Left < -UsualLength {
		t.Errorf("the run took %v too long", -after.Left)
	}
}

// A data set whose turns are too long for intervals doesn't cost the others theirs.
func TestSlowSetStarvesNoOther(t *testing.T) {
	h := History{Sets: []Past{pastOf(1, 1e9, 1e9, 1e9), pastOf(64, 500, 100)}, Aim: 0.03, Left: 30 * time.Second}
	_, after := simulate(h, [][]float64{{1, 1, 1}, {0.1, 0.1}})
	if a, b := after.Sets[0].turns(), after.Sets[1].turns(); a < 1 || b < LeastTurns {
		t.Errorf("%d turns of the slow set, %d of the quick one", a, b)
	}
}

// A data set with long turns gets the few that it needs for intervals before data sets with short
// turns use up the time, however wide their intervals are.
func TestIntervalsComeFirst(t *testing.T) {
	h := History{Sets: []Past{pastOf(1, 3e9, 3e9)}, Aim: 0.001, Left: 4 * time.Minute}
	widths := [][]float64{{1, 1}}
	for range 9 {
		h.Sets, widths = append(h.Sets, pastOf(64, 500, 100, 100, 100, 100)), append(widths, []float64{1, 1, 1, 1, 1})
	}
	_, after := simulate(h, widths)
	for i, s := range after.Sets {
		if s.turns() < LeastTurns {
			t.Errorf("%d turns of data set %d, want %d at least", s.turns(), i, LeastTurns)
		}
	}
}

// Turns that don't fit are left out, but something is always measured. Each data set is measured
// once before any is measured again.
func TestLittleTime(t *testing.T) {
	slow := func() Past { return pastOf(1, 1e9, 1e9, 1e9) }
	for _, c := range []struct {
		name string
		left time.Duration
		once bool
		want []int
	}{
		{"none", -time.Second, false, []int{1, 0}},
		{"once", 0, true, []int{1, 1}},
		{"a second", time.Second, false, []int{1, 0}},
		{"enough for one and a bit", 8 * time.Second, false, []int{1, 1}},
	} {
		h := History{Sets: []Past{slow(), slow()}, Aim: 0.03, Left: c.left, Once: c.once}
		_, after := simulate(h, [][]float64{{1, 1, 1}, {1, 1, 1}})
		if got := []int{after.Sets[0].turns(), after.Sets[1].turns()}; got[0] != c.want[0] || got[1] != c.want[1] {
			t.Errorf("%s: %v turns, want %v", c.name, got, c.want)
		}
	}
}

// A turn has all cells, however well some of them are known, so that all are measured in the same
// company.
func TestTurnIsOfAllCells(t *testing.T) {
	p := pastOf(64, 5e6, 100, 200, 5e6, 5e6)
	for i := range p.Cells {
		p.Cells[i].Width = 0.01
	}
	p.Cells[3].Width = 0.2
	p.Turns[0] = 8
	turn, ok := Next(History{Sets: []Past{p}, Aim: 0.03, Left: time.Hour})
	if !ok || len(turn.Cells) != len(p.Cells) {
		t.Errorf("%d cells, want %d", len(turn.Cells), len(p.Cells))
	}
}

// A cell that takes far longer than all others is timed once. If all take as long, none is.
func TestFarSlowerIsTimedOnce(t *testing.T) {
	for _, c := range []struct {
		name   string
		roughs []float64
		want   int // number of cells in later turns
	}{
		{"one is far slower", []float64{1e8, 1e8, 2e8, 3e9}, 3},
		{"one is slower than all, and no turn's length", []float64{1e5, 1e5, 1e5, 1.9e9}, 4},
		{"all take long", []float64{3e9, 3e9, 5e9, 6e9}, 4},
		{"the reference is far slower", []float64{9e9, 1e8, 1e8, 1e8}, 4},
	} {
		p := pastOf(1, c.roughs...)
		for turns, want := range []int{len(c.roughs), c.want} {
			p.Turns[0] = turns
			turn, ok := Next(History{Sets: []Past{p}, Aim: 0.03, Left: time.Hour})
			if !ok || len(turn.Cells) != want {
				t.Errorf("%s: turn %d is of %d cells, want %d", c.name, turns+1, len(turn.Cells), want)
			}
		}
	}
}

// Turns alternate between layouts.
func TestLayoutsTakeTurns(t *testing.T) {
	p := pastOf(64, 500, 100)
	p.Turns = []int{0, 0, 0}
	_, after := simulate(History{Sets: []Past{p}, Aim: 0.03, Left: time.Hour}, [][]float64{{0.1, 0.1}})
	if got := after.Sets[0].Turns; got[0] != 4 || got[1] != 4 || got[2] != 4 {
		t.Errorf("turns by layout: %v", got)
	}
}

// Processes have about the same length whatever is measured, unless one visit of each place takes
// longer. Short cells are visited often.
func TestShape(t *testing.T) {
	for _, c := range []struct {
		name               string
		rough              float64
		chunk, least, most int
	}{{"short", 200, 64, 15, 15}, {"middling", 1e4, 64, 2, 14}, {"long", 5e6, 20, 1, 1}, {"huge", 3e8, 1, 1, 1}} {
		roughs := make([]float64, 100)
		for i := range roughs {
			roughs[i] = c.rough
		}
		p := pastOf(c.chunk, roughs...)
		shape := p.shape()
		var cells []Cell
		for _, of := range p.Cells {
			cells = append(cells, of.Cell)
		}
		if shape.Each*shape.Places != c.chunk {
			t.Errorf("%s: %+v", c.name, shape)
		}
		got, _ := shape.Turns(NewExtent(c.rough, shape.Each, c.chunk, p.Messages), c.rough, 1)
		if got < c.least || got > c.most {
			t.Errorf("%s: %d visits, want %d to %d", c.name, got, c.least, c.most)
		}
		if length := p.length(cells, shape); got > 1 && length > UsualLength+2*UsualSetUp {
			t.Errorf("%s: %v with %d visits", c.name, length, got)
		}
	}
}

// The cells that others are compared with have a larger share of the time, and so more turns. They
// have only one turn at each place if that alone takes longer than the share.
func TestTurns(t *testing.T) {
	shape := Shape{Places: 4, Each: 16, Visits: 15, Budget: 4 * time.Millisecond}
	for _, c := range []struct {
		name                  string
		length                time.Duration // of a turn
		repeats, visits, each int
	}{
		{"short", 10 * time.Microsecond, 1, 15, 1},
		{"short, repeated", 10 * time.Microsecond, 6, 15, 6},
		{"middling", 200 * time.Microsecond, 1, 5, 1},
		{"middling, repeated", 200 * time.Microsecond, 6, 15, 2},
		{"long", 2 * time.Millisecond, 1, 1, 1},
		{"long, repeated", 2 * time.Millisecond, 6, 3, 1},
		{"longer", time.Second, 1, 1, 1},
		{"longer, repeated", time.Second, 6, 1, 1},
	} {
		visits, each := shape.Turns(Extent{Ops: 1}, float64(c.length)/2, c.repeats) // one more is done before
		if visits != c.visits || each != c.each {
			t.Errorf("%s: %d turns in each of %d visits, want %d in %d", c.name, each, visits, c.each, c.visits)
		}
	}
}

// Codecs that are timed alone take as long as their cells, and a slow operation takes longer.
func TestWorkAlone(t *testing.T) {
	p := Past{Alone: func(codec.Operation) time.Duration { return time.Second }, Chunk: 64, Messages: 64}
	cells := []Cell{{Codec: "a", Rough: 10}, {Codec: "b", Rough: 10}, {Codec: "b", Rough: 3e9}}
	if got, want := p.Work(cells, p.shape()), 6*time.Second; got.Round(time.Second) != want {
		t.Errorf("%v, want %v", got, want)
	}
}
