package measure

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/internal/record"
)

// A codec that goes wrong in any way shows its fault, and all other codecs have their times.
func TestRunWithFaultyCodecs(t *testing.T) {
	if race.Enabled && testing.Short() {
		t.Skip("takes minutes with the race detector; the other tests of runs show it the same goroutines")
	}
	// One codec has a test of its own. It is proved again in each process, which takes a minute
	// with the race detector.
	codecs := slices.DeleteFunc(names(testCatalog()), func(name string) bool { return name == "other sizes late" })
	rec, err := testRunWith(t, t.Context(), codecs, func(o *Options) {
		// On a busy machine each process takes several times as long. The run ends after three
		// processes.
		o.Time, o.Precision, o.Unpriced = 5*time.Minute, math.MaxFloat64, !every.Case() // the price of garbage takes as long as all else
	})
	if err != nil {
		t.Fatal(err)
	}
	if rec.End == nil || rec.End.Why != "complete" {
		t.Errorf("end: %+v", rec.End)
	}
	blocks := make(map[string]int)
	for _, b := range rec.Blocks {
		blocks[b.Codec+" "+b.Operation]++
		if b.NS <= 0 || b.Batches == 0 || b.Ops == 0 {
			t.Errorf("empty block %+v", b)
		}
	}
	for _, c := range []struct{ codec, operation, reason, fault string }{
		{"noop", "encode", "", ""},
		{"json", "encode", "", ""},
		{"json", "decode", "", ""},
		{roles.Twin(), "decode", "", ""},
		{"unfit", "encode", "no structs", ""},
		{"unbindable", "decode", "panic: bind", ""},
		{"reader", "encode", "not offered", ""},
		{"reader", "decode", "", ""},
		{"stray", "decode", "reads the bytes of missing, which is not in this program", ""},
		{"panics", "encode", "", "panic: no"},
		{"panics", "decode", "", "panic: no"},
		{"fails", "decode", "", ": bad"},
		{"forgets", "encode", "", "Count: want "},
		{"overwrites", "encode", "", "overwrites an earlier result"},
		{"exits", "decode", "", "fatal: no more"},
		{"quits", "decode", "", "ended the process"},
		{"hangs", "encode", "", fmt.Sprintf("hangs: no progress in %v", timeout)},
		{"tidy", "encode", "", "leaves its process unable to write a file: no such file or directory"},
		{"tidy", "decode", "", "leaves its process unable to write a file: no such file or directory"},
		{"keeps late", "encode", "", ""},
		{"keeps late", "decode", "", "share memory with the input"},
		{"late", "encode", "", "Name: want"},
		{"late", "decode", "", ""},
		{"read once", "decode", "", ""},
		{"exits elsewhere", "encode", "", "killed the process (exit status 6)"},
		{"exits elsewhere", "decode", "", "killed the process (exit status 6)"},
		{"exits late", "decode", "", "killed the process (exit status 8)"},
		{"exits late", "encode", "", ""},
	} {
		i := slices.IndexFunc(rec.Cells, func(r record.Cell) bool { return r.Codec == c.codec && r.Operation == c.operation })
		if i < 0 {
			t.Errorf("%s %s: no cell", c.codec, c.operation)
			continue
		}
		got := rec.Cells[i]
		if got.Reason != c.reason || c.fault == "" && got.Fault != "" || !strings.Contains(got.Fault, c.fault) {
			t.Errorf("%s %s: reason %q, fault %q; want %q, %q", c.codec, c.operation, got.Reason, got.Fault, c.reason, c.fault)
		}
		// A process has a block for each sound cell, unless none of the cell's batches met a quiet
		// machine. A busy machine may not be quiet for each cell in all processes.
		if c.reason == "" && c.fault == "" && blocks[c.codec+" "+c.operation] < plan.LeastTurns/2 {
			t.Errorf("%s %s: %d blocks", c.codec, c.operation, blocks[c.codec+" "+c.operation])
		}
	}
	if n := len(rec.Processes); n < plan.LeastTurns {
		t.Errorf("%d processes", n)
	}
	if every.Case() && (rec.Garbage == nil || rec.Garbage.PerByte <= 0 || len(rec.Garbage.Marks) != len(liveHeaps)) {
		t.Errorf("garbage: %+v", rec.Garbage)
	}
}

// A codec whose sizes vary from program to program is proved again while it is timed. That takes no
// more memory than timing, although the codec allocates more garbage in total than the run may use.
func TestRunProvesAnew(t *testing.T) {
	if race.Enabled {
		t.Skip("memory is another thing with the race detector")
	}
	rec, err := testRunWith(t, t.Context(), []string{"json", "other sizes late"}, func(o *Options) {
		o.Time = 0 // a single process
		o.Operations, o.Limits.Resident = []codec.Operation{codec.Encode}, 2<<30
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range rec.Cells {
		if c.Fault != "" {
			t.Errorf("%s: %s", c.Codec, c.Fault)
		}
	}
	// It need not have times: with other tests running, none of its batches may meet a quiet
	// machine.
	if len(rec.Processes) != 1 {
		t.Errorf("%d processes came to their end, want 1", len(rec.Processes))
	}
}

// An interrupted run keeps what it measured and says so.
func TestRunInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	timed := 0
	rec, err := testRun(t, ctx, []string{"noop", "json"}, time.Minute, func(p Progress) {
		if p.Timed {
			timed++
		}
		if timed == 2 { // measuring has begun, and a process has ended
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	if rec.End == nil || rec.End.Why != "interrupted" {
		t.Errorf("end: %+v", rec.End)
	}
	if len(rec.Blocks) == 0 {
		t.Error("nothing was kept")
	}
}

// An error before a codec runs is no codec's fault.
func TestRunWithFaultyData(t *testing.T) {
	for data, want := range map[string]string{
		"moody":  "its messages differ from process to process",
		"broken": "panic: no database",
		"absent": "nothing can be measured: absent: no module; run: go mod download",
	} {
		rec, err := testRun(t, t.Context(), []string{"noop", "json"}, 8*time.Second, nil, data)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), data) {
			t.Errorf("%s: error %v, want %q", data, err, want)
		}
		for _, c := range rec.Cells {
			if c.Fault != "" {
				t.Errorf("%s: %s is blamed: %s", data, c.Codec, c.Fault)
			}
		}
		if rec.End == nil || !strings.HasPrefix(rec.End.Why, "failed: ") {
			t.Errorf("%s: end %+v", data, rec.End)
		}
	}
}

// A data set without messages costs only its own cells, which say why. The others are measured.
func TestRunWithAbsentData(t *testing.T) {
	var missing []string
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json", "unfit"}, func(o *Options) {
		o.Time = 0 // a single process
		o.Missing = func(why string) { missing = append(missing, why) }
	}, "absent", "items")
	if err != nil {
		t.Fatal(err)
	}
	const why = "absent: no module; run: go mod download"
	if !slices.Equal(missing, []string{why}) {
		t.Errorf("told of %q, want %q once", missing, why)
	}
	cells := make(map[string]int)
	for _, c := range rec.Cells {
		cells[c.Data]++
		if (c.Data == "absent") != (c.Reason == why) || c.Fault != "" {
			t.Errorf("%v: reason %q, fault %q", c.Key, c.Reason, c.Fault)
		}
	}
	if cells["absent"] == 0 || cells["absent"] != cells["items"] {
		t.Errorf("cells by data set: %v", cells)
	}
	for _, p := range rec.Processes {
		if p.Data == "absent" {
			t.Error("a process timed nothing")
		}
	}
	if len(rec.Processes) == 0 || rec.End == nil || rec.End.Why != "complete" {
		t.Errorf("%d processes, end %+v", len(rec.Processes), rec.End)
	}
}

// If there is too little time for intervals, what fits is measured. Without any time, something is
// measured.
func TestRunShort(t *testing.T) {
	for name, set := range map[string]func(*Options){
		"a second": func(o *Options) { o.Time = time.Second },
		"once":     func(o *Options) { o.Time = 0 },
	} {
		rec, err := testRunWith(t, t.Context(), []string{"noop", "json"}, set)
		if err != nil {
			t.Fatal(err)
		}
		if n := len(rec.Processes); n == 0 || name == "once" && n != 1 || len(rec.Blocks) == 0 || rec.End == nil || rec.End.Why != "complete" {
			t.Errorf("%s: %d processes, %d blocks, end %+v", name, n, len(rec.Blocks), rec.End)
		}
	}
}

// A run ends when its intervals are as narrow as they should be, and not before.
func TestRunToPrecision(t *testing.T) {
	if !every.Case() {
		t.Skip("measures for half a minute")
	}
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json"}, func(o *Options) { o.Time, o.Precision = time.Hour, 0.2 })
	if err != nil {
		t.Fatal(err)
	}
	if n := len(rec.Processes); n < plan.LeastTurns {
		t.Errorf("%d processes", n)
	}
	for column, panel := range rec.Panels() {
		if width := panel.Repeat("noop", rec.Run.Reference).Relative(); !(width <= 0.2) {
			t.Errorf("%v: ±%v", column, width)
		}
	}
}

// Allocations are exact. json's own are known from the same operation here.
func TestCountsAllocations(t *testing.T) {
	if race.Enabled {
		t.Skip("the race detector allocates, and empties pools at random")
	}
	rec, err := testRun(t, t.Context(), []string{"noop", "json"}, 0, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := item{Name: "a", Count: 1}
	want := testing.AllocsPerRun(100, func() {
		if _, err := json.Marshal(&v); err != nil {
			t.Fatal(err)
		}
	})
	for _, c := range rec.Cells {
		switch {
		case c.Codec == "json" && c.Operation == "encode" && (c.Allocs < want || c.Allocs > want+0.05):
			t.Errorf("json encode: %v allocations, want %v", c.Allocs, want)
		case c.Codec == "noop" && c.Allocs > 0.05:
			t.Errorf("noop %s: %v allocations", c.Operation, c.Allocs)
		}
	}
}

func TestMessagesOnDisk(t *testing.T) {
	path := filepath.Join(t.TempDir(), "messages")
	want := messages{encoded: [][]byte{[]byte("one"), {}, []byte("three")}}
	if err := writeMessages(path, want); err != nil {
		t.Fatal(err)
	}
	got, err := readMessages(path, 3, 2)
	if err != nil {
		t.Fatal(err)
	}
	for i := range want.encoded {
		if !bytes.Equal(got.encoded[i], want.encoded[i]) {
			t.Errorf("message %d: %q", i, got.encoded[i])
		}
	}
	if n := len(got.row); n != 5 || string(got.row[4]) != "" || string(got.row[3]) != "one" {
		t.Errorf("a row of %d: %q", n, got.row)
	}
	if _, err := readMessages(path, 30, 0); err == nil {
		t.Error("30 messages were read from a file of 3")
	}
}
