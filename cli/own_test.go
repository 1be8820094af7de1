package cli

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/testscript"
	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/cbor"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/own"
)

// The program that own builds measures what the user asked for, and records what
// the user typed.
func TestInnerArgs(t *testing.T) {
	typed := []string{"own", "./order.Order", "--samples", "some, of them.json", "--codec=cbor,json", ""}
	lost := build.Func{Package: "example.com/lost", Name: "Codecs"}
	program := &own.Program{Data: "order.Order", Result: build.Result{
		Binaries: []string{"one", "two"},
		Dropped:  []build.Dropped{{Part: lost, Reason: "does not compile: a, b"}},
	}}
	args := innerArgs(program, map[build.Func][]string{lost: {"lost"}}, measure.Options{Seed: 7, Command: typed}, true, []string{"--codec=cbor", "--codec=lost"})

	var f runFlags
	cmd := &cobra.Command{}
	f.add(cmd)
	f.addRun(cmd)
	if err := cmd.ParseFlags(args[1:]); err != nil {
		t.Fatal(err)
	}
	catalog := measure.Catalog{
		Roles:  measure.Roles{Reference: "json"},
		Codecs: append(cbor.Codecs(), jsoncodec.Codecs()...),
		Sets:   []corpus.Set{{Type: codec.Of[int]("order.Order")}},
	}
	got, err := f.options(catalog)
	if err != nil {
		t.Fatal(err)
	}
	want := got
	want.Command, want.Seed, want.Data = typed, 7, []string{"order.Order"}
	want.Codecs, want.Choose = []string{"cbor", catalog.Reference}, true // the twin is the choice's
	want.Absent = []measure.Absent{{Codec: "lost", Reason: "does not compile: a, b"}}
	if diff := cmp.Diff(want, got); diff != "" || args[0] != "run" {
		t.Errorf("%q (-want +got):\n%s", args[0], diff)
	}
	if diff := cmp.Diff(program.Binaries, f.binaries); diff != "" {
		t.Errorf("binaries (-want +got):\n%s", diff)
	}
}

// TestOwnScripts runs own as users do.
func TestOwnScripts(t *testing.T) {
	if testing.Short() || race.Enabled {
		t.Skip("builds a program of all codecs, without the race detector; takes half a minute")
	}
	testscript.Run(t, testscript.Params{
		Dir: filepath.Join("testdata", "own"), RequireExplicitExec: true, Setup: goEnvironment(t),
	})
}

// generators are codecs whose generators are programs of their own, those that are installed.
func generators() string {
	list := ""
	for program, codec := range map[string]string{"flatc": "flatbuffers", "capnp": "capnp", "thrift": "thrift/binary"} {
		if _, err := exec.LookPath(program); err == nil {
			list += "," + codec
		}
	}
	return list
}

// goEnvironment gives scripts the go command's own caches, which a program is built with, $generators and $examples.
func goEnvironment(t *testing.T) func(*testscript.Env) error {
	t.Helper()
	out, err := exec.Command("go", "env", "-json", "GOCACHE", "GOMODCACHE", "GOPROXY", "GOFLAGS").Output()
	if err != nil {
		t.Fatal(err)
	}
	var env map[string]string
	if err := json.Unmarshal(out, &env); err != nil {
		t.Fatal(err)
	}
	examples, err := filepath.Abs(filepath.Join("..", "examples"))
	if err != nil {
		t.Fatal(err)
	}
	return func(e *testscript.Env) error {
		for name, value := range env {
			e.Setenv(name, value)
		}
		e.Setenv("generators", generators())
		e.Setenv("examples", examples)
		e.Setenv("XDG_CACHE_HOME", filepath.Join(e.WorkDir, ".cache")) // Linux
		e.Setenv("HOME", filepath.Join(e.WorkDir, ".home"))            // macOS
		return nil
	}
}
