package foreign_test

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	orderprotobuf "github.com/wirebench/wirebench/builtin/generated/_made/order/protobuf"
	personprotobuf "github.com/wirebench/wirebench/builtin/generated/_made/person/protobuf"
	"github.com/wirebench/wirebench/codec"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/msgpack"
	"github.com/wirebench/wirebench/codecs/protobuf"
	"github.com/wirebench/wirebench/corpus/order"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/internal/foreign"
	"github.com/wirebench/wirebench/internal/foreign/foreigntest"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
)

// rowsOf is the variable that makes the test's program a peer with these rows.
const rowsOf = "FOREIGN_TEST_ROWS"

// TestMain makes the test's program also the other two processes: the one with the Go codecs, and a
// peer.
func TestMain(m *testing.M) {
	var err error
	switch rows := os.Getenv(rowsOf); {
	case len(os.Args) == 2 && os.Args[1] == foreign.ChildCommand:
		err = supervise.Serve(func(events io.Writer) error { return foreign.Child(catalog(), os.Stdin, events) })
	case len(os.Args) == 2 && os.Args[1] == measure.ChildCommand:
		err = supervise.Serve(func(events io.Writer) error { return measure.Child(catalog(), os.Stdin, events) })
	case rows != "":
		err = foreigntest.Serve(strings.Split(rows, ","), os.Stdin, os.Stdout)
	default:
		os.Exit(m.Run())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func catalog() measure.Catalog {
	c := measure.Catalog{
		Roles:  codec.Roles{Reference: "json"},
		Codecs: slices.Concat(jsoncodec.Codecs(), msgpack.Codecs(), protobuf.Codecs()),
		Sets:   slices.Concat(person.Sets()[:1], order.Sets()),
	}
	glue := codec.Join(personprotobuf.Glue, orderprotobuf.Glue)
	for _, s := range c.Sets {
		glue.Attach(s.Type)
	}
	return c
}

func options(t *testing.T, rows ...string) foreign.Options {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return foreign.Options{
		Command:   foreign.Command{Path: self, Env: []string{rowsOf + "=" + strings.Join(rows, ",")}, Timeout: 20 * time.Second},
		Program:   self,
		Lines:     []foreign.Line{{Name: "json", Library: "std", Format: "JSON", Like: "json"}},
		Data:      []string{"person"},
		Processes: 3,
		Shape:     plan.Shape{Places: 2, Each: 16, Visits: 2},
		Progress:  func(string, int64, int64, bool) {},
	}
}

// TestRun checks that rows that do right survive their proofs, and that what is known of each is kept.
// On a busy machine some have no times.
func TestRun(t *testing.T) {
	o := options(t, "copy", "native")
	o.Calibrations = 1
	r, err := foreign.Run(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	if r.Language != "Fake" || r.Processes != 3 || r.Data[0].Messages != 4096 || r.Garbage == nil {
		t.Errorf("language %q, %d processes, %d messages, garbage %v", r.Language, r.Processes, r.Data[0].Messages, r.Garbage)
	}
	got, json := r.Data[0].Lines, r.Data[0].Lines[0]
	if len(json.Allocated) != 2 || json.Allocated["encode"] < 100 || json.Allocated["decode"] < 100 || json.Wire < 140 || json.Wire > 160 {
		t.Errorf("json allocates %v, and messages have %v bytes", json.Allocated, json.Wire)
	}
	for i, l := range got {
		for operation, times := range l.Times {
			for _, ns := range times {
				if ns < 0 || ns > 1e6 || len(times) > r.Processes {
					t.Errorf("%s, %s: times %v", l.Name, operation, times)
				}
			}
		}
		if l.Wire != json.Wire {
			t.Errorf("%s: messages have %v bytes, those of json %v", l.Name, l.Wire, json.Wire)
		}
		got[i].Times, got[i].Allocated, got[i].Wire = nil, nil, 0
	}
	want := []foreign.Line{
		{Name: "json", Library: "std", Format: "JSON", Like: "json"},
		{Name: "Fake:copy", Library: "copying 1.0", Format: "JSON", Like: "json", Foreign: true, Note: "copies bytes"},
		{Name: "Fake:native", Library: "copying 1.0", Foreign: true, Note: "copies bytes"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestFigures checks that ratios have the price of garbage in Go's times only, and are of times of the
// same processes.
func TestFigures(t *testing.T) {
	times := func(ns ...float64) map[string][]float64 { return map[string][]float64{"encode": ns} }
	d := foreign.Data{Name: "person", Lines: []foreign.Line{
		{Name: "json", Like: "json", Times: times(100, 200, 400), Allocated: map[string]float64{"encode": 50}},
		{Name: "Fake:copy", Like: "json", Foreign: true, Times: times(75, 150, 300, 600)},
		{Name: "Fake:native", Foreign: true, Times: times(10)},
	}}
	r := foreign.Result{Garbage: &record.Garbage{PerByte: 2, Marks: []record.Mark{{Live: record.UsualHeap.Live, NS: 2 * float64(record.UsualHeap.Live)}}}, Data: []foreign.Data{d}}
	for _, c := range []struct {
		name        string
		withGC      bool
		time, ratio float64
	}{
		{name: "json", time: 200, ratio: 1},
		{name: "json", withGC: true, time: 200, ratio: 1},
		{name: "Fake:copy", time: math.Sqrt(150 * 300), ratio: 0.75},
		{name: "Fake:copy", withGC: true, time: math.Sqrt(150 * 300), ratio: 0.48},
		{name: "Fake:native", time: 10, ratio: math.NaN()},
	} {
		f := r.Figures(d, c.withGC)
		time, ratio := f.Time(c.name, "encode").Mid, f.Ratio(c.name, "encode").Mid
		if math.Abs(time/c.time-1) > 0.02 || math.IsNaN(c.ratio) != math.IsNaN(ratio) || math.Abs(ratio/c.ratio-1) > 0.02 {
			t.Errorf("%s, with GC %t: time %v and ratio %v, want %v and %v", c.name, c.withGC, time, ratio, c.time, c.ratio)
		}
	}
}

// TestFaults checks that each row that goes wrong has its fault and no time, and that its neighbours
// have none.
func TestFaults(t *testing.T) {
	o := options(t, foreigntest.Rows...)
	o.Command.Timeout, o.Processes = 2*time.Second, 1
	r, err := foreign.Run(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	got := make(map[string]string)
	for _, l := range r.Data[0].Lines {
		got[l.Name] = l.Fault
		if l.Fault != "" && l.Times != nil {
			t.Errorf("%s has the times %v in spite of its fault: %s", l.Name, l.Times, l.Fault)
		}
	}
	unit, _, _ := strings.Cut(got["Fake:wrong-unit"], "%")
	got["Fake:wrong-unit"] = strings.TrimLeft(got["Fake:wrong-unit"][len(unit):], "%")
	want := map[string]string{
		"json": "", "Fake:copy": "", "Fake:native": "",
		"Fake:dies":           "ended (exit status 3)",
		"Fake:hangs":          "hangs: no answer in 2s",
		"Fake:panics":         "ended (exit status 2): panic: an index is out of range",
		"Fake:sends-half":     "ended (exit status 0)",
		"Fake:sends-too-much": "broke the protocol: sent a frame of 4294967295 bytes; the longest has 268435456",
		"Fake:sends-too-few":  "broke the protocol: answered for 4095 messages, not for 4096",
		"Fake:wrong-value":    "encodes another value, as Go reads it: message ",
		"Fake:wrong-size":     "has ",
		"Fake:wrong-unit":     " of the time until its answer came: times are in nanoseconds",
		"Fake:wrong-length":   "broke the protocol: sent ",
		"Fake:refuses":        "no maps in this format",
	}
	for name, prefix := range want {
		if prefix == "" && got[name] != "" || !strings.HasPrefix(got[name], prefix) {
			t.Errorf("%s: got fault %q, want %q", name, got[name], prefix)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d lines, want %d", len(got), len(want))
	}
}

// TestStart checks that a program that is no peer is reported in one line.
func TestStart(t *testing.T) {
	for _, c := range []struct {
		name string
		of   foreign.Command
		want string
	}{
		{"no program", foreign.Command{Path: "/no/such/program"}, "start /no/such/program: fork/exec /no/such/program: no such file or directory"},
		{"prints", foreign.Command{Path: "/bin/echo", Args: []string{"hello, world"}}, "broke the protocol: sent a frame of 1751477356 bytes; the longest has 268435456"},
		{"says why", foreign.Command{Path: "/bin/sh", Args: []string{"-c", "echo no config >&2; exit 4"}}, "ended (exit status 4): no config"},
		{"silent", foreign.Command{Path: "/bin/sleep", Args: []string{"600"}, Timeout: 300 * time.Millisecond}, "hangs: no answer in 300ms"},
	} {
		if c.of.Timeout == 0 {
			c.of.Timeout = 20 * time.Second
		}
		_, err := foreign.Start(context.Background(), c.of)
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
	}
}
