package measure

import (
	"errors"
	"testing"
	"time"
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
		{"too short", 4 * time.Second, []time.Duration{12 * time.Millisecond}, nil},
		{"slow rounds", 2 * time.Minute, []time.Duration{2900 * time.Millisecond}, []int{13}},
		{"slower rounds", 2 * time.Minute, []time.Duration{5 * time.Second}, []int{22}},
		{"rounds of a minute", 10 * time.Minute, []time.Duration{time.Minute}, []int{9}},
		{"too slow", time.Minute, []time.Duration{10 * time.Second}, nil},
		{"two sets", time.Minute, []time.Duration{time.Millisecond, 300 * time.Millisecond}, []int{24, 24}},
	} {
		plans, err := plan(c.budget, c.rounds, leastProcesses, 0)
		var short *TooShort
		if c.processes == nil {
			if !errors.As(err, &short) || short.Needed <= c.budget {
				t.Errorf("%s: %+v, error %v", c.name, plans, err)
			} else if _, err := plan(short.Needed, c.rounds, leastProcesses, 0); err != nil {
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
			if p.processes != c.processes[i] || p.rounds < leastRounds || p.duration <= 0 {
				t.Errorf("%s: %+v, want %d processes", c.name, p, c.processes[i])
			}
			total += time.Duration(p.processes) * (p.duration + setUp)
		}
		if total > c.budget+time.Second {
			t.Errorf("%s: takes %v of %v", c.name, total, c.budget)
		}
	}
}

// Several layouts have two processes each, at the least.
func TestPlanLayouts(t *testing.T) {
	r := &run{Options: Options{Binaries: make([]string, 8)}}
	rounds := []time.Duration{time.Millisecond}
	var short *TooShort
	if _, err := plan(9*time.Second, rounds, r.least(), 0); !errors.As(err, &short) || short.Processes != 16 || short.Needed <= 9*time.Second {
		t.Errorf("error %v", err)
	}
	plans, err := plan(20*time.Second, rounds, r.least(), 0)
	if err != nil || plans[0].processes < 16 {
		t.Errorf("%+v, %v", plans, err)
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
