package measure

import (
	"slices"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
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
func TestNewTurn(t *testing.T) {
	// slow cells take part in one of the rounds, fast ones in all.
	some := func(slow, fast time.Duration) func(int) time.Duration {
		return func(rounds int) time.Duration { return slow/time.Duration(rounds) + fast }
	}
	for _, c := range []struct {
		name   string
		round  func(int) time.Duration
		rounds int
		length time.Duration
	}{
		{"short", always(time.Millisecond), 20, 20 * time.Millisecond},
		{"half a second", always(500 * time.Millisecond), 8, 4 * time.Second},
		{"over a second", always(1300 * time.Millisecond), 3, 3900 * time.Millisecond},
		{"three seconds", always(3 * time.Second), 1, 3 * time.Second},
		{"a minute", always(time.Minute), 1, time.Minute},
		{"slow cells", some(6*time.Second, time.Second), 3, 9 * time.Second},
		{"slower cells", some(12*time.Second, time.Second), 6, 18 * time.Second},
		{"slowest cells", some(4*time.Minute, 5*time.Second), 5, 265 * time.Second},
		{"next to only slow cells", some(time.Minute, 100*time.Millisecond), 20, 62 * time.Second},
	} {
		got := newTurn(usualSetUp, c.round)
		if got.rounds != c.rounds || (got.length-c.length).Abs() > time.Microsecond || got.setUp != usualSetUp {
			t.Errorf("%s: %+v, want %d rounds of %v", c.name, got, c.rounds, c.length)
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
		{"slow rounds", 2 * time.Minute, []time.Duration{2900 * time.Millisecond}, []int{38}},
		{"slower rounds", 2 * time.Minute, []time.Duration{5 * time.Second}, []int{22}},
		{"rounds of a minute", 10 * time.Minute, []time.Duration{time.Minute}, []int{9}},
		{"too slow", time.Minute, []time.Duration{10 * time.Second}, nil},
		{"two sets", time.Minute, []time.Duration{time.Millisecond, 300 * time.Millisecond}, []int{12, 12}},
	} {
		var each []turn
		var sets []turns
		for i, round := range c.rounds {
			each = append(each, newTurn(usualSetUp, always(round)))
			sets = append(sets, alike(each[i]))
		}
		plans, fits := plan(c.budget, sets, leastProcesses, 0)
		if fits != (c.processes != nil) {
			t.Errorf("%s: fits %t, %+v", c.name, fits, plans)
		}
		if !fits {
			continue
		}
		var total time.Duration
		for i, p := range plans {
			duration := each[i].duration(p.stretch)
			if p.processes != c.processes[i] || duration < each[i].length {
				t.Errorf("%s: %+v, want %d processes", c.name, p, c.processes[i])
			}
			total += time.Duration(p.processes) * (duration + usualSetUp)
		}
		if total > c.budget+time.Second {
			t.Errorf("%s: takes %v of %v", c.name, total, c.budget)
		}
	}
}

// What starting takes is part of the time, and where the time is too short for the
// fewest processes the plan is these.
func TestPlanSetUp(t *testing.T) {
	each := []turn{newTurn(2*time.Second, always(10*time.Millisecond)), newTurn(9*time.Second, always(time.Second))}
	for _, budget := range []time.Duration{10 * time.Minute, time.Second, -time.Minute} {
		plans, _ := plan(budget, []turns{alike(each[0]), alike(each[1])}, leastProcesses, 1)
		var total time.Duration
		for i, p := range plans {
			duration := each[i].duration(p.stretch)
			if p.processes < leastProcesses-1 || duration < each[i].length {
				t.Errorf("%v: %+v", budget, p)
			}
			total += time.Duration(p.processes) * (each[i].setUp + duration)
		}
		if least := each[0].least() + each[1].least(); budget < (leastProcesses-1)*least {
			budget = (leastProcesses - 1) * least
		}
		if total > budget || total < budget*9/10 {
			t.Errorf("%v: takes %v", budget, total)
		}
	}
}

// Several layouts have one process each, at the least, with all cells in it; slow cells
// take part in half of the further ones.
func TestPlanLayouts(t *testing.T) {
	r := &run{Options: Options{Binaries: make([]string, 8)}}
	sets := []turns{{firsts: 8, first: 10 * time.Second, further: 4 * time.Second}}
	if plans, fits := plan(time.Minute, sets, r.least(), 0); fits || plans[0].processes != 8 {
		t.Errorf("%+v, fits %t", plans, fits)
	}
	for budget, processes := range map[time.Duration]int{70 * time.Second: 8, 80 * time.Second: 8, 100 * time.Second: 13} {
		plans, fits := plan(budget, sets, r.least(), 0)
		if !fits || plans[0].processes != processes || plans[0].stretch < 1 || plans[0].stretch > 1.1 {
			t.Errorf("%v: %+v, fits %t", budget, plans, fits)
		}
	}
	// One is done: there are seven firsts.
	sets[0].firsts = 7
	if plans, fits := plan(74*time.Second, sets, r.least(), 1); !fits || plans[0].processes != 8 {
		t.Errorf("%+v, fits %t", plans, fits)
	}
}

// alike are turns of which the first ones are like the others.
func alike(t turn) turns { return turns{0, t.least(), t.least()} }

// A slow cell takes part in half of the turns of a layout that count.
func TestDue(t *testing.T) {
	const data = "log"
	cell := func(name string, rough time.Duration) CellSpec {
		return CellSpec{Codec: name, Model: codec.Encode, Rough: float64(rough)}
	}
	d := &dataRun{
		roles: roles,
		info:  record.DataInfo{Name: data, Chunk: 1, Messages: 1},
		cells: []CellSpec{cell(reference, time.Second), cell("slow", time.Second), cell("quick", time.Millisecond)},
	}
	r := &run{catalog: Catalog{Roles: roles}, Options: Options{Layouts: []int{0, 7}}}
	for i, p := range []struct {
		layout int // index
		level  float64
		slow   bool // takes part
	}{
		{0, 1000, true},
		{1, 1000, true},
		{0, 1000, false},
		{1, 1000, false},
		{0, 1500, true}, // restless: does not count
		{0, 1000, true},
		{0, 1000, false},
		{1, 1000, true},
	} {
		due := r.due(d, p.layout)
		has := slices.ContainsFunc(due, func(c CellSpec) bool { return c.Codec == "slow" })
		if has != p.slow || len(due) != map[bool]int{true: 3, false: 2}[p.slow] {
			t.Errorf("turn %d: %v", i+1, due)
		}
		r.seen.Processes = append(r.seen.Processes, record.Process{ID: i, Data: data, Layout: r.Layouts[p.layout], Level: p.level})
		for _, c := range due {
			r.seen.Blocks = append(r.seen.Blocks, record.Block{Process: i, Key: c.key(d), NS: c.Rough, Batches: 1, Ops: 1})
		}
	}
	r.Layouts = []int{0}
	if due := r.due(d, 0); len(due) != 3 {
		t.Errorf("one layout: %v", due)
	}
}

// The layout with the fewest turns that count, or that met the quiet machine least, has
// the next one.
func TestLayout(t *testing.T) {
	r := &run{catalog: Catalog{Roles: roles}, Options: Options{Layouts: []int{0, 7, 9}}}
	process := func(data string, layout, rounds int, quiet float64) record.Process {
		return record.Process{Data: data, Layout: layout, Rounds: rounds, Quiet: quiet, Level: 1000}
	}
	restless := func(p record.Process) record.Process {
		p.Level = 1500
		return p
	}
	for i, p := range []struct {
		record.Process
		want int // after it
	}{
		{process("other", 7, 20, 1), 0},
		{process("person", 0, 20, 0.5), 1},
		{process("person", 7, 20, 0.1), 2},
		{process("person", 9, 10, 0.6), 1},
		{process("person", 7, 4, 0.2), 2}, // which has had fewer turns
		{restless(process("person", 9, 20, 0.2)), 0},
		{process("person", 0, 20, 0.5), 2},
		{process("person", 9, 10, 1), 1},
	} {
		p.ID = i
		r.seen.Processes = append(r.seen.Processes, p.Process)
		r.seen.Blocks = append(r.seen.Blocks, record.Block{Process: i, Key: record.Key{Codec: "a", Data: p.Data, Model: "encode"}, NS: 1})
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

// A short run has a short calibration.
func TestCycles(t *testing.T) {
	for length, want := range map[time.Duration]int{
		0: 24, 8 * time.Second: 6, 30 * time.Second: 12, time.Minute: 24, time.Hour: 24,
	} {
		if got := cycles(length); got != want {
			t.Errorf("%v: %d collections, want %d", length, got, want)
		}
	}
}
