package measure

import (
	"errors"
	"testing"
	"time"

	"github.com/wirebench/wirebench/record"
)

func TestBatch(t *testing.T) {
	for _, c := range []struct {
		name  string
		rough float64
		chunk int
		want  batch
	}{
		{"the usual", 500, 64, batch{256, 32}},
		{"twice as fast, the same", 250, 64, batch{256, 32}},
		{"long", 5_000, 64, batch{192, 24}},
		{"too long for more than a chunk", 100_000, 64, batch{64, 8}},
		{"next to nothing", 2, 64, batch{2048, 32}},
		{"no time at all", 0, 64, batch{4096, 32}},
		{"one huge message", 1e9, 1, batch{1, 0}},
		{"ten messages", 30_000, 10, batch{26, 3}},
		{"few small messages", 100, 10, batch{256, 32}},
	} {
		if got := newBatch(c.rough, c.chunk); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// always is a round's time that does not depend on the number of rounds.
func always(d time.Duration) func(int) time.Duration { return func(int) time.Duration { return d } }

// Rounds in which slow cells take no part cost little, so a process has some of them.
func TestRoundsOf(t *testing.T) {
	// slow cells take part in each third round, at most, fast ones in all.
	some := func(slow, fast time.Duration) func(int) time.Duration {
		return func(rounds int) time.Duration { return slow/time.Duration(min(rounds, 3)) + fast }
	}
	for _, c := range []struct {
		name  string
		round func(int) time.Duration
		want  int
	}{
		{"short", always(time.Millisecond), 20},
		{"half a second", always(500 * time.Millisecond), 8},
		{"over a second", always(1300 * time.Millisecond), 3},
		{"three seconds", always(3 * time.Second), 3},
		{"five seconds", always(5 * time.Second), 2},
		{"a minute", always(time.Minute), 1},
		{"slow cells", some(6*time.Second, time.Second), 3},
		{"slower cells", some(12*time.Second, time.Second), 1},
		{"some slow cells", some(time.Second, 100*time.Millisecond), 9},
	} {
		if got := (turn{round: c.round}).roundsOf(); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

func TestPlan(t *testing.T) {
	for _, c := range []struct {
		name      string
		budget    time.Duration
		rounds    []time.Duration
		processes []int // nil: too short
	}{
		{"the default run", time.Minute, []time.Duration{12 * time.Millisecond}, []int{24}},
		{"ten minutes", 10 * time.Minute, []time.Duration{12 * time.Millisecond}, []int{240}},
		{"short", 10 * time.Second, []time.Duration{12 * time.Millisecond}, []int{16}},
		{"too short", 3 * time.Second, []time.Duration{12 * time.Millisecond}, nil},
		{"perhaps too short", 4 * time.Second, []time.Duration{12 * time.Millisecond}, []int{8}},
		{"slow rounds", 2 * time.Minute, []time.Duration{2900 * time.Millisecond}, []int{13}},
		{"slower rounds", 2 * time.Minute, []time.Duration{5 * time.Second}, []int{11}},
		{"rounds of a minute", 10 * time.Minute, []time.Duration{time.Minute}, []int{9}},
		{"too slow", time.Minute, []time.Duration{10 * time.Second}, nil},
		{"two sets", time.Minute, []time.Duration{time.Millisecond, 300 * time.Millisecond}, []int{12, 12}},
	} {
		var turns []turn
		for _, round := range c.rounds {
			turns = append(turns, turn{usualSetUp, always(round)})
		}
		plans, err := plan(c.budget, turns, leastProcesses, 0)
		var short *TooShort
		if c.processes == nil {
			if !errors.As(err, &short) || short.Needed <= c.budget {
				t.Errorf("%s: %+v, error %v", c.name, plans, err)
			} else if _, err := plan(short.Needed, turns, leastProcesses, 0); err != nil {
				t.Errorf("%s: the time said to be needed is refused: %v", c.name, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var total time.Duration
		for i, p := range plans {
			if p.processes != c.processes[i] || p.rounds < 1 || p.duration <= 0 {
				t.Errorf("%s: %+v, want %d processes", c.name, p, c.processes[i])
			}
			total += time.Duration(p.processes) * (p.duration + usualSetUp)
		}
		if total > c.budget+time.Second {
			t.Errorf("%s: takes %v of %v", c.name, total, c.budget)
		}
	}
}

// What starting takes is part of the time, and where the time is too short for the
// fewest processes the plan is these.
func TestPlanSetUp(t *testing.T) {
	turns := []turn{{setUp: 2 * time.Second, round: always(10 * time.Millisecond)}, {setUp: 9 * time.Second, round: always(time.Second)}}
	for _, budget := range []time.Duration{10 * time.Minute, time.Second, -time.Minute} {
		plans, err := plan(budget, turns, leastProcesses, 1)
		var total time.Duration
		for i, p := range plans {
			if p.processes < leastProcesses-1 || p.duration < turns[i].rounds(p.rounds) {
				t.Errorf("%v: %+v", budget, p)
			}
			total += time.Duration(p.processes) * (turns[i].setUp + p.duration)
		}
		var short *TooShort
		if errors.As(err, &short) {
			budget = short.Needed
		}
		if total > budget || total < budget*9/10 {
			t.Errorf("%v: takes %v", budget, total)
		}
	}
}

// Several layouts have two processes each, at the least.
func TestPlanLayouts(t *testing.T) {
	r := &run{Options: Options{Binaries: make([]string, 8)}}
	turns := []turn{{usualSetUp, always(time.Millisecond)}}
	var short *TooShort
	if _, err := plan(7*time.Second, turns, r.least(), 0); !errors.As(err, &short) || short.Processes != 16 || short.Needed <= 9*time.Second {
		t.Errorf("error %v", err)
	}
	plans, err := plan(20*time.Second, turns, r.least(), 0)
	if err != nil || plans[0].processes < 16 {
		t.Errorf("%+v, %v", plans, err)
	}
}

// The layout that met the quiet machine least has the next turn.
func TestLayout(t *testing.T) {
	r := &run{Options: Options{Layouts: []int{0, 7, 9}}}
	process := func(data string, layout, rounds int, quiet float64) record.Process {
		return record.Process{Data: data, Layout: layout, Rounds: rounds, Quiet: quiet}
	}
	for i, p := range []struct {
		record.Process
		want int // after it
	}{
		{process("other", 7, 20, 1), 0},
		{process("person", 0, 20, 0.5), 1},
		{process("person", 7, 20, 0.1), 2},
		{process("person", 9, 10, 0.6), 1},
		{process("person", 7, 20, 0.2), 1}, // two of them met 6 quiet rounds
		{process("person", 7, 20, 0.2), 2},
	} {
		r.seen.Processes = append(r.seen.Processes, p.Process)
		if got := r.layout("person"); got != p.want {
			t.Errorf("after %d processes: layout %d, want %d", i+1, got, p.want)
		}
	}
}

func TestLooks(t *testing.T) {
	for n, want := range map[int][]int{24: {8, 12, 16}, 8: {}, 12: {8}, 240: {80, 120, 160}} {
		got := looks(n)
		if len(got) != len(want) {
			t.Errorf("%d: %v", n, got)
		}
		for _, k := range want {
			if !got[k] {
				t.Errorf("%d: no look at %d", n, k)
			}
		}
	}
}
