package measure

import (
	"math"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
)

// Each codec is timed in a process of its own, and one that goes wrong there costs only its own cells.
func TestRunSustained(t *testing.T) {
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json", "gob", "late", "exits late"}, func(o *Options) {
		o.Time = 0 // a single turn
		o.Operations = []codec.Operation{codec.Decode, codec.SustainedEncode, codec.SustainedDecode}
		o.Heap = record.Heap{Live: 4 << 20, GOGC: 50}
	})
	if err != nil {
		t.Fatal(err)
	}
	if rec.Run.Live != 4<<20 || rec.Run.GOGC != 50 {
		t.Errorf("the record says %d bytes, GOGC=%v", rec.Run.Live, rec.Run.GOGC)
	}
	processes := make(map[int]int)
	blocks := make(map[record.Key]record.Block)
	for _, b := range rec.Blocks {
		if codec.Operation(b.Operation).Alone() {
			blocks[b.Key] = b
			processes[b.Process]++
		}
	}
	if len(processes) != 1 {
		t.Errorf("blocks by process: %v, want one process for all", processes)
	}
	usages := make(map[record.Key]record.Usage)
	for _, u := range rec.Usages {
		usages[u.Key] = u
	}
	want := map[[2]string]string{
		{"late", "sustained-encode"}: "Name: want", {"exits late", "sustained-decode"}: "killed the process (exit status 8)",
		{"exits late", "decode"}: "killed the process (exit status 8)",
	}
	for _, c := range rec.Cells {
		fault := want[[2]string{c.Codec, c.Operation}]
		if !strings.Contains(c.Fault, fault) || fault == "" && c.Fault != "" {
			t.Errorf("%v: fault %q, want %q", c.Key, c.Fault, fault)
		}
		if !codec.Operation(c.Operation).Alone() {
			continue
		}
		b, timed := blocks[c.Key]
		u := usages[c.Key]
		switch {
		case timed != (fault == ""):
			t.Errorf("%v: a block: %t", c.Key, timed)
		case !timed:
		case b.NS <= 0 || u.Wall <= 0 || u.P50 <= 0 && c.Codec != "noop" || u.P99 < u.P50 || u.P999 < 0:
			t.Errorf("%v: %+v, %+v", c.Key, b, u)
		case c.Codec == "gob" && (u.Collector <= 0 || u.Collector >= b.NS):
			t.Errorf("%v: %v of %v ns are the collector's", c.Key, u.Collector, b.NS)
		}
	}
}

// TestSettle checks that each codec pays for its own number of collections what one costs in the whole process.
func TestSettle(t *testing.T) {
	for cycles, each := range map[float64]float64{40: 2e6, enoughCycles - 1: 5e6} { // too few: what a forced collection took
		a := owed{block: &record.Block{NS: 1000}, usage: new(record.Usage), collections: 1e-4, spent: cycles * 2e6, cycles: cycles}
		b := owed{block: &record.Block{NS: 300}, usage: new(record.Usage)}
		g := goingOn{collection: 5e6, owed: []owed{a, b}}
		g.settle()
		if want := 1000 + 1e-4*each; a.block.NS != want || a.block.Q1 != want || a.block.Q3 != want || a.usage.Collector != want-1000 {
			t.Errorf("%v collections: %+v, %+v, want %v ns", cycles, a.block, a.usage, want)
		}
		if b.block.NS != 300 || b.usage.Collector != 0 {
			t.Errorf("%v collections: a codec without garbage pays %v ns", cycles, b.usage.Collector)
		}
	}
}

// Goroutines have bindings of their own, and a codec whose bindings disturb each other is at fault.
func TestRunParallel(t *testing.T) {
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json", "gob", "late"}, func(o *Options) {
		o.Time = 0 // a single turn
		o.Operations = []codec.Operation{codec.ParallelEncode, codec.ParallelDecode}
	})
	if err != nil {
		t.Fatal(err)
	}
	blocks := make(map[record.Key]float64)
	for _, b := range rec.Blocks {
		blocks[b.Key] = b.NS
	}
	for _, c := range rec.Cells {
		if late := c.Codec == "late" && c.Operation == "parallel-encode"; late != (c.Fault != "") || late == (blocks[c.Key] > 0) {
			t.Errorf("%v: fault %q, %v ns", c.Key, c.Fault, blocks[c.Key])
		}
	}
	for _, u := range rec.Usages {
		last := len(u.Scaling) - 1
		if last < 0 || u.Scaling[0].Goroutines != 1 || u.Scaling[last].Goroutines != runtime.GOMAXPROCS(0) || math.Abs(u.Scaling[last].NS/blocks[u.Key]-1) > 1e-4 {
			t.Errorf("%v: %+v, %v ns", u.Key, u.Scaling, blocks[u.Key])
		}
		if may := u.Codec == "gob" && last > 0; may != (u.Shared > 0) {
			t.Errorf("%v: %v ns with one binding for all", u.Key, u.Shared)
		}
	}
	if len(rec.Usages) == 0 {
		t.Error("nothing was timed")
	}
}

// The sustained operation of the process is the one goroutine.
func TestRunSustainedAndParallel(t *testing.T) {
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json", "gob"}, func(o *Options) {
		o.Time = 0 // a single turn
		o.Operations = []codec.Operation{codec.SustainedEncode, codec.ParallelEncode}
	})
	if err != nil {
		t.Fatal(err)
	}
	type at struct {
		codec   string
		process int
	}
	walls, alone := make(map[at]float64), make(map[at]float64)
	for _, u := range rec.Usages {
		if u.Wall > 0 {
			walls[at{u.Codec, u.Process}] = u.Wall
		} else {
			alone[at{u.Codec, u.Process}] = u.Scaling[0].NS
		}
	}
	if runtime.GOMAXPROCS(0) == 1 {
		walls = alone // there is nothing to share
	}
	if diff := cmp.Diff(walls, alone); diff != "" || len(alone) == 0 {
		t.Errorf("times that passed, and those of one goroutine (-want +got):\n%s", diff)
	}
}

// Operations after other work have times of their own, and their results are compared. That they take longer is
// tested in package evict.
func TestRunCold(t *testing.T) {
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json", "gob", "late"}, func(o *Options) {
		o.Time = 0 // a single turn
		o.Operations = []codec.Operation{codec.ColdEncode, codec.ColdDecode}
	})
	if err != nil {
		t.Fatal(err)
	}
	blocks := make(map[record.Key]record.Block)
	for _, b := range rec.Blocks {
		blocks[b.Key] = b
	}
	for _, c := range rec.Cells {
		b, timed := blocks[c.Key]
		if late := c.Codec == "late" && c.Operation == "cold-encode"; late != (c.Fault != "") || late == timed {
			t.Errorf("%v: fault %q, a block: %t", c.Key, c.Fault, timed)
		}
		if timed && (b.Batches < fewestCold || b.Q1 > b.NS || b.NS > b.Q3) {
			t.Errorf("%v: %+v", c.Key, b)
		}
	}
}

// Each of several processes does one operation, and what they took in the middle is kept.
func TestRunInitial(t *testing.T) {
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json", "gob", "late"}, func(o *Options) {
		o.Time = 0 // a single turn
		o.Operations = []codec.Operation{codec.InitialEncode, codec.InitialDecode}
	})
	if err != nil {
		t.Fatal(err)
	}
	blocks := make(map[record.Key]record.Block)
	for _, b := range rec.Blocks {
		blocks[b.Key] = b
	}
	for _, c := range rec.Cells {
		b, timed := blocks[c.Key]
		if late := c.Codec == "late" && c.Operation == "initial-encode"; late != (c.Fault != "") || late == timed || timed && b.Batches != initialSamples {
			t.Errorf("%v: fault %q, %+v", c.Key, c.Fault, b)
		}
	}
	for _, u := range rec.Usages {
		if u.Codec == "gob" && (u.Allocs < 10 || u.AllocBytes < 1000) {
			t.Errorf("%v: %v allocations, %v bytes", u.Key, u.Allocs, u.AllocBytes)
		}
	}
	if len(rec.Usages) != len(rec.Blocks) || len(rec.Blocks) == 0 || len(rec.Processes) != 1 {
		t.Errorf("%d blocks, %d usages, %d processes", len(rec.Blocks), len(rec.Usages), len(rec.Processes))
	}
}

// Values of 100 MB take most of the time of TestRunPeak. The processes of a run are of the program of the test, so this
// holds for them, too.
func init() {
	if !every.Case() {
		peakSizes = peakSizes[:2]
	}
}

// What an operation allocates shows in its peak, and what it keeps stays.
func TestRunPeak(t *testing.T) {
	if !host.MeasuresPeaks {
		t.Skip("the system does not report peaks")
	}
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json", "hoards", "late"}, func(o *Options) {
		o.Time = 0 // a single turn
		o.Operations = []codec.Operation{codec.PeakEncode, codec.PeakDecode}
		o.Proof = time.Minute
	})
	if err != nil {
		t.Fatal(err)
	}
	const size = 10e6
	peaks := make(map[string]record.Peak)
	for _, u := range rec.Usages {
		for _, p := range u.Peaks {
			if p.Size == size && p.AtOnce == 1 && !p.Streamed {
				peaks[u.Codec+" "+u.Operation] = p
			}
		}
	}
	json, hoards := peaks["json peak-encode"], peaks["hoards peak-encode"]
	if json.Bytes < size || hoards.Bytes < json.Bytes+2*size {
		t.Errorf("json takes %v bytes, and hoards %v", json.Bytes, hoards.Bytes)
	}
	if hoards.Kept < 2*size || json.Kept > hoards.Kept {
		t.Errorf("json keeps %v bytes, and hoards %v", json.Kept, hoards.Kept)
	}
	for _, c := range rec.Cells {
		if late := c.Codec == "late"; late != (c.Fault != "") {
			t.Errorf("%v: fault %q", c.Key, c.Fault)
		}
	}
}

func TestScale(t *testing.T) {
	type inner struct{ Texts []string }
	type outer struct {
		Name  string
		Inner *inner
		Any   map[string]int
	}
	was := &outer{Name: "n", Inner: &inner{[]string{"some text", "more text"}}}
	v, err := scale(was, 100_000)
	if err != nil {
		t.Fatal(err)
	}
	got := v.(*outer)
	if n := jsonLength(reflect.ValueOf(got)); n < 90_000 || n > 110_000 {
		t.Errorf("%d bytes", n)
	}
	if len(was.Inner.Texts) != 2 || got.Name != "n" || got.Inner.Texts[2] != "some text" {
		t.Errorf("%+v became %+v", was, got.Inner.Texts[:3])
	}
	list := []int{1, 2, 3}
	if v, err := scale(&list, 6000); err != nil || len(*v.(*[]int)) < 2000 || len(list) != 3 {
		t.Errorf("%v, error %v", list, err)
	}
	if _, err := scale(&struct{ N int }{1}, 1000); err == nil {
		t.Error("a number became longer")
	}
}

func TestGoroutines(t *testing.T) {
	for most, want := range map[int][]int{1: {1}, 2: {1, 2}, 3: {1, 2, 3}, 8: {1, 2, 4, 8}, 12: {1, 2, 4, 8, 12}} {
		if got := goroutines(most); !slices.Equal(got, want) {
			t.Errorf("up to %d: %v, want %v", most, got, want)
		}
	}
}
