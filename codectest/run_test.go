//go:build linux

package codectest

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codectest/internal/control"
	"github.com/wirebench/wirebench/codectest/internal/faulty"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/record"
)

// tested is the environment variable with the codec that TestOfOne runs, in a process of its own
// where it may fail.
const tested = "WIREBENCH_CODECTEST_TESTED"

// knownFault is an environment variable. It is set if encoding and decoding persons are declared to
// be at fault there.
const knownFault = "WIREBENCH_CODECTEST_KNOWN"

// TestOfOne is a test of one codec.
func TestOfOne(t *testing.T) {
	name := os.Getenv(tested)
	if name == "" {
		t.Skip("TestRun runs it")
	}
	k := control.Codec()
	for _, c := range faulty.All() {
		if c.Name == name {
			k = c.Codec()
		}
	}
	opts := []Option{Data(faulty.Sets()[:2]...), Operations(codec.Encode, codec.Decode), Timeout(2 * time.Second)}
	if os.Getenv(knownFault) != "" {
		opts = append(opts, Faulty(codec.Encode, "person"), Faulty(codec.Decode, "person"))
	}
	Run(t, k, opts...)
}

// A test fails if its codec is wrong, and reports the fault.
func TestRun(t *testing.T) {
	for _, c := range []struct {
		codec string
		known string
		fails bool
		says  []string // lines of the output
		more  bool     // other cases show most of it
	}{
		{control.Name, "", false, []string{
			"control on person, encode: ", "control on basket, decode: not measured: written for person alone",
		}, true},
		{"loses-zone", "", true, []string{"loses-zone on person, decode: message ", "BirthDay: want "}, false},
		{"loses-zone", "known", false, []string{"loses-zone on person, decode: known fault: message "}, false},
		{control.Name, "known", true, []string{"control on person, decode: has no fault: remove it from codectest.Faulty"}, false},
		{"exits-3", "", true, []string{"exits-3 on person, encode: killed the process (exit status 3)"}, true},
		{"deadlock", "", true, []string{"deadlock on person, decode: hangs: no progress in 2s"}, true},
		{"refuses", "", true, []string{"refuses on person, encode: not measured: panic: not this type", "refuses carries none of the data sets"}, true},
	} {
		t.Run(c.codec+c.known, func(t *testing.T) {
			if c.more && !every.Case() {
				t.Skip("checked with WIREBENCH_EVERY")
			}
			t.Parallel()
			test := exec.Command(os.Args[0], "-test.run=^TestOfOne$", "-test.v")
			test.Env = append(os.Environ(), tested+"="+c.codec, knownFault+"="+c.known)
			out, err := test.CombinedOutput()
			if failed := err != nil; failed != c.fails {
				t.Errorf("it ended with %v", err)
			}
			for _, line := range c.says {
				if !strings.Contains(string(out), line) {
					t.Errorf("it does not say %q", line)
				}
			}
			if t.Failed() {
				t.Logf("it said:\n%s", out)
			}
		})
	}
}

// A cell with times shows figures, and a cell without times says that they are missing.
func TestFigures(t *testing.T) {
	timed := record.Cell{Key: record.Key{Codec: "a", Data: "b", Operation: "encode"}, Wire: 40.5, Allocs: 2}
	rec := record.Record{Blocks: []record.Block{{Key: timed.Key, NS: 10}, {Key: timed.Key, NS: 12}, {Key: timed.Key, NS: 17}}}
	if got, want := figures(rec, timed), "12 ns, 40.5 bytes, 2 allocations"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := figures(rec, record.Cell{}), "the machine was never quiet enough to time it"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
