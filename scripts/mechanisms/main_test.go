package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/measure/estimate"
)

// A variant changes a copy, since the next variant starts from the runs' own times.
func TestChanged(t *testing.T) {
	all := func() []estimate.Rounds {
		return []estimate.Rounds{{
			NS: []float64{100, 110, 150}, Slot: []int{0, 1, 2}, Lost: []float64{0, 5, 0},
			Before: []float64{1000, 1100, 2000}, After: []float64{1000, 1100, 2000},
		}}
	}
	original := all()
	for _, c := range []struct {
		name   string
		change func(*estimate.Rounds, float64)
		want   estimate.Rounds
	}{
		{"none", nil, all()[0]},
		// The change cancels the estimate's division where the estimate divides. The third time met
		// a loud machine.
		{"clock", unclocked, estimate.Rounds{
			NS: []float64{100, 121, 150}, Slot: []int{0, 1, 2}, Lost: []float64{0, 5, 0},
			Before: []float64{1000, 1100, 2000}, After: []float64{1000, 1100, 2000},
		}},
		{"probe", unprobed, estimate.Rounds{
			NS: []float64{100, 110, 150}, Slot: []int{0, 1, 2}, Lost: []float64{0, 5, 0},
			Before: []float64{1000, 1000, 1000}, After: []float64{1000, 1000, 1000},
		}},
	} {
		got := changed(original, 1000, c.change)
		if diff := cmp.Diff([]estimate.Rounds{c.want}, got, cmp.Comparer(near)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
	if diff := cmp.Diff(all(), original); diff != "" {
		t.Errorf("the original (-want +got):\n%s", diff)
	}
}

func near(a, b float64) bool { return a-b < 1e-9 && b-a < 1e-9 }

// Times are grouped by process, whatever the order of their lines.
func TestRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "rounds.jsonl")
	write := func(text string) {
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write(`{"process":4,"ns":[1]}
{"process":2,"ns":[2]}
{"process":4,"ns":[3]}
`)
	processes, err := read(path)
	if err != nil || len(processes) != 2 || len(processes[0]) != 2 || len(processes[1]) != 1 || processes[0][1].NS[0] != 3 {
		t.Errorf("%+v, error %v", processes, err)
	}
	write(`{"process":4,`)
	if _, err := read(path); err == nil {
		t.Error("half a line was read")
	}
	if err := run([]string{path}); err == nil {
		t.Error("a single run was compared")
	}
}
