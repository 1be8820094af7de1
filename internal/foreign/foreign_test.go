package foreign_test

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/internal/foreign"
	"github.com/wirebench/wirebench/internal/foreign/foreigntest"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// rowsOf is the variable that makes the test's program a peer with these rows.
const rowsOf = "FOREIGN_TEST_ROWS"

// TestMain makes the test's program also the other two processes: the one with the Go codecs, and a
// peer.
func TestMain(m *testing.M) {
	var err error
	switch rows := os.Getenv(rowsOf); {
	case len(os.Args) == 2 && os.Args[1] == foreign.ChildCommand:
		err = supervise.Serve(func(events io.Writer) error {
			catalog := measure.Catalog{Roles: codec.Roles{Reference: "json"}, Codecs: jsoncodec.Codecs(), Sets: []corpus.Set{person.Sets()[0]}}
			return foreign.Child(catalog, os.Stdin, events)
		})
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

// TestRun checks that rows that do right get times and ratios to the Go codec of their format.
func TestRun(t *testing.T) {
	r, err := foreign.Run(t.Context(), options(t, "copy", "native"))
	if err != nil {
		t.Fatal(err)
	}
	if r.Language != "Fake" || r.Processes != 3 || r.Data[0].Messages != 4096 {
		t.Errorf("language %q, %d processes, %d messages", r.Language, r.Processes, r.Data[0].Messages)
	}
	type is struct {
		Format, Like, Fault    string
		Foreign, Timed, Ratios bool
	}
	got := make(map[string]is)
	for _, l := range r.Data[0].Lines {
		of := is{Format: l.Format, Like: l.Like, Fault: l.Fault, Foreign: l.Foreign, Timed: true, Ratios: true}
		for _, operation := range []string{"encode", "decode"} {
			of.Timed = of.Timed && r.Data[0].Time(l.Name, operation).Mid > 0 && r.Data[0].Spread(l.Name, operation) >= 0
			of.Ratios = of.Ratios && r.Data[0].Ratio(l.Name, operation).Mid > 0
		}
		got[l.Name] = of
		if l.Wire < 100 || l.Wire > 200 {
			t.Errorf("%s: a message has %v bytes", l.Name, l.Wire)
		}
	}
	want := map[string]is{
		"json":        {Format: "JSON", Like: "json", Timed: true, Ratios: true},
		"Fake:copy":   {Format: "JSON", Like: "json", Foreign: true, Timed: true, Ratios: true},
		"Fake:native": {Foreign: true, Timed: true},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestFaults checks that each row that goes wrong has its fault and no time, and that its neighbours
// have theirs.
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
		if timed := !math.IsNaN(r.Data[0].Time(l.Name, "encode").Mid); timed != (l.Fault == "") {
			t.Errorf("%s: timed %t, fault %q", l.Name, timed, l.Fault)
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
		"Fake:wrong-value":    "Go reads its encoding: message ",
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
