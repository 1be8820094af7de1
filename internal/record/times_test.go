package record

import (
	"math"
	"slices"
	"strings"
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
		{"none", nil, nil, true},
		{"all alike", []float64{100, 101, 99, 100}, []bool{false, false, false, false}, true},
		{"one slow", []float64{100, 140, 99, 100, 101}, []bool{false, true, false, false, false}, true},
		{"mostly slow", []float64{140, 100, 141, 99, 140, 100, 101, 140, 139}, []bool{true, false, true, false, true, false, false, true, true}, true},
		{"another clock", []float64{100, 114, 99, 100, 118}, []bool{false, false, false, false, false}, true},
		{"one stroke of luck", []float64{70, 100, 101, 100, 102}, []bool{false, false, false, false, false}, true},
		{"too few", []float64{100, 140, 100}, []bool{false, false, false}, false},
		{"just enough", []float64{100, 140, 100, 101}, []bool{false, true, false, false}, true},
		{"each another", []float64{100, 120, 140, 160, 180}, []bool{false, false, false, false, false}, false},
	} {
		var rec Record
		for i, l := range c.levels {
			rec.Processes = append(rec.Processes, Process{ID: i, Level: l})
		}
		got, unsettled := rec.Restless()
		if found := len(unsettled) == 0; found != c.found {
			t.Errorf("%s: found %v, want %v", c.name, found, c.found)
		}
		for i, want := range c.want {
			if got[i] != want {
				t.Errorf("%s: process %d restless %v, want %v", c.name, i, got[i], want)
			}
		}
	}
}

// If each layout has few processes, they are compared with those of the others.
func TestRestlessLayouts(t *testing.T) {
	var rec Record
	for i, level := range []float64{100, 101, 102, 100, 130, 101, 103, 100} {
		rec.Processes = append(rec.Processes, Process{ID: i, Layout: i / 2, Level: level})
	}
	restless, unsettled := rec.Restless()
	if unsettled != nil {
		t.Errorf("no quiet state is found on %q", unsettled)
	}
	for i := range rec.Processes {
		if restless[i] != (i == 4) {
			t.Errorf("process %d restless %t", i, restless[i])
		}
	}
}

// A host that is slower than the host of another run is not busy. Nor is the machine busy if a
// probe is slower on another data set. A state that is unknown for one data set is known for the
// other.
func TestRestlessRuns(t *testing.T) {
	var rec Record
	for run, levels := range [][]float64{{100, 101, 130, 100}, {110, 111, 110, 150}} {
		for i, level := range levels {
			rec.Processes = append(rec.Processes, Process{ID: len(rec.Processes), Run: run, Layout: i, Data: "a", Level: level})
		}
	}
	for _, level := range []float64{200, 300, 400, 500} {
		rec.Processes = append(rec.Processes, Process{ID: len(rec.Processes), Data: "b", Level: level})
	}
	restless, unsettled := rec.Restless()
	if diff := cmp.Diff([]string{"b"}, unsettled); diff != "" {
		t.Errorf("unsettled (-want +got):\n%s", diff)
	}
	for i := range rec.Processes {
		if restless[i] != (i == 2 || i == 7) {
			t.Errorf("process %d restless %t", i, restless[i])
		}
	}
}

// disturbed returns a record of processes of which the last is restless, with blocks of two sound
// cells, including the twin's, and of a faulty one.
func disturbed() (rec Record, sound []Block) {
	rec.Run.Reference, rec.Run.Twin = "a", "a (twin)"
	for id, level := range []float64{100, 100, 100, 140} {
		rec.Processes = append(rec.Processes, Process{ID: id, Level: level})
		for _, name := range []string{"a", "a (twin)", "faulty"} {
			b := Block{Process: id, Key: Key{name, "d", "encode"}, NS: float64(id + 1), Batches: 1, Ops: 1}
			rec.Blocks = append(rec.Blocks, b)
			if id != 3 && name != "faulty" {
				sound = append(sound, b)
			}
		}
	}
	for _, b := range rec.Blocks[:3] {
		rec.Cells = append(rec.Cells, Cell{Key: b.Key})
	}
	rec.Cells[2].Fault = "wrong"
	return rec, sound
}

func TestCounted(t *testing.T) {
	rec, want := disturbed()
	if diff := cmp.Diff(want, slices.Collect(rec.Counted())); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for b := range rec.Counted() { // a loop may end early
		if b != want[0] {
			t.Errorf("the first is %+v", b)
		}
		break
	}
}

// Everything that is computed from blocks uses only those that count.
func TestOnlyCountedBlocksAreUsed(t *testing.T) {
	rec, _ := disturbed()
	times := rec.Times()
	if len(times) != 2 || len(times[Key{"a", "d", "encode"}]) != 3 {
		t.Errorf("times: %v", times)
	}
	var out strings.Builder
	if err := Benchfmt(&out, rec, Heap{}, nil); err != nil {
		t.Fatal(err)
	}
	if strings.Count(out.String(), "ns/op") != 3 || strings.Count(out.String(), "codec=a/") != 3 {
		t.Errorf("want the three blocks of codec a:\n%s", out.String())
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
			{Process: 4, Key: Key{"c", "d", "encode"}, NS: 1}, // faulty
		},
	}
	want := map[Key][]float64{
		a: {1, math.NaN(), 0},
		b: {math.NaN(), 0, 1},
	}
	if diff := cmp.Diff(want, rec.Times(), cmpopts.EquateNaNs(), cmpopts.EquateApprox(0, 1e-12)); diff != "" {
		t.Error(diff)
	}
}
