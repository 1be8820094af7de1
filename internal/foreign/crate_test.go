package foreign_test

import (
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/foreign"
)

// TestCrate checks that all rows of examples/rust survive their proofs on both data sets, before
// and while they are timed.
func TestCrate(t *testing.T) {
	if !every.Case() || testing.Short() {
		t.Skip("builds a Rust crate")
	}
	crate, err := filepath.Abs("../../examples/rust")
	if err != nil {
		t.Fatal(err)
	}
	cargo, err := exec.LookPath("cargo")
	if err != nil {
		t.Skip("cargo is not here")
	}
	run := func(args ...string) ([]byte, error) {
		cmd := exec.CommandContext(t.Context(), cargo, args...)
		cmd.Dir = crate
		return cmd.CombinedOutput()
	}
	if said, err := run("fetch", "--locked"); err != nil {
		t.Skipf("the crates that it uses are not to be had: %s", said)
	}
	if said, err := run("build", "--release", "--locked", "--offline"); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	o := options(t)
	o.Command = foreign.Command{Path: filepath.Join(crate, "target", "release", "wirebench-rust"), Timeout: time.Minute}
	o.Data, o.Processes = []string{"person", "order"}, 1
	for _, name := range []string{"msgpack", "msgpack/array", "protobuf"} {
		o.Lines = append(o.Lines, foreign.Line{Name: name, Like: name})
	}
	r, err := foreign.Run(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range r.Data {
		if len(d.Lines) != len(o.Lines)+len(r.Rows) || len(r.Rows) < 7 {
			t.Errorf("%s: %d lines and %d rows", d.Name, len(d.Lines), len(r.Rows))
		}
		for _, l := range d.Lines {
			if l.Fault != "" || l.Wire == 0 {
				t.Errorf("%s: %s has %v bytes; fault: %s", d.Name, l.Name, l.Wire, l.Fault)
			}
		}
	}
}
