package record

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

func TestRestless(t *testing.T) {
	for _, c := range []struct {
		name   string
		levels []float64
		want   []bool // restless, by process
		found  bool
	}{
		{"none", nil, nil, false},
		{"all alike", []float64{100, 101, 99, 100}, []bool{false, false, false, false}, true},
		{"one slow", []float64{100, 140, 99, 100, 101}, []bool{false, true, false, false, false}, true},
		{"mostly slow", []float64{140, 100, 141, 99, 140, 100, 101, 140, 139}, []bool{true, false, true, false, true, false, false, true, true}, true},
		{"one stroke of luck", []float64{70, 100, 101, 100, 102}, []bool{false, false, false, false, false}, true},
		{"too few", []float64{100, 140, 100}, []bool{false, false, false}, false},
		{"just enough", []float64{100, 140, 100, 101}, []bool{false, true, false, false}, true},
		{"each another", []float64{100, 120, 140, 160, 180}, []bool{false, false, false, false, false}, false},
	} {
		var rec Record
		for i, l := range c.levels {
			rec.Processes = append(rec.Processes, Process{ID: i, Level: l})
		}
		got, found := rec.Restless()
		if found != c.found {
			t.Errorf("%s: found %v, want %v", c.name, found, c.found)
		}
		for i, want := range c.want {
			if got[i] != want {
				t.Errorf("%s: process %d restless %v, want %v", c.name, i, got[i], want)
			}
		}
	}
}

func TestTimes(t *testing.T) {
	a, b := Key{"a", "d", "encode"}, Key{"b", "d", "encode"}
	rec := Record{
		Cells: []Cell{{Key: a}, {Key: b}, {Key: Key{"c", "d", "encode"}, Fault: "wrong"}},
		Processes: []Process{
			{ID: 0, Level: 100}, {ID: 1, Level: 140}, {ID: 2, Level: 100}, {ID: 3, Level: 100}, {ID: 4, Level: 101},
		},
		Blocks: []Block{
			{Process: 0, Key: a, NS: math.E},
			{Process: 1, Key: a, NS: 7}, // restless
			{Process: 2, Key: b, NS: 1},
			{Process: 3, Key: a, NS: 1},
			{Process: 3, Key: b, NS: math.E},
			{Process: 4, Key: Key{"c", "d", "encode"}, NS: 1}, // at fault
		},
	}
	want := map[Key][]float64{
		a: {1, math.NaN(), 0},
		b: {math.NaN(), 0, 1},
	}
	got := rec.Times()
	for k, ts := range got {
		got[k] = ts[:3] // process 4 has no cell without a fault
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateNaNs(), cmpopts.EquateApprox(0, 1e-12)); diff != "" {
		t.Error(diff)
	}
}
