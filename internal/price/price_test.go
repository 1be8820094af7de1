package price

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wirebench/wirebench/internal/build"
)

// TestMain makes this program one that can be started.
func TestMain(m *testing.M) {
	switch os.Getenv("WIREBENCH_PRICE_TEST") {
	case "start":
		os.Exit(0)
	case "fail":
		fmt.Fprintln(os.Stderr, "no message\nsecond line")
		os.Exit(1)
	}
	os.Exit(m.Run())
}

func program(t *testing.T, what string) Program {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return Program{Binary: self, Env: []string{"WIREBENCH_PRICE_TEST=" + what}}
}

func TestAdded(t *testing.T) {
	base, with := program(t, "start"), program(t, "start")
	base.Took, with.Took = 2*time.Second, 5*time.Second
	base.Packages = []build.Package{{Path: "fmt"}, {Path: "example.com/had/a", Module: "example.com/had"}, {Path: "ours/once", Module: "ours", Own: true}}
	with.Packages = append([]build.Package{
		{Path: "regexp"}, {Path: "example.com/had/b", Module: "example.com/had"},
		{Path: "example.com/new/a", Module: "example.com/new"}, {Path: "example.com/new/b", Module: "example.com/new"},
		{Path: "ours/made", Module: "ours", Own: true, Lines: 40}, {Path: "ours/rt", Module: "ours", Own: true},
	}, base.Packages...)
	got, err := Added(t.Context(), base, with)
	if err != nil {
		t.Fatal(err)
	}
	want := Cost{Base: Base{Build: 3}, Packages: 4, Modules: 1, Lines: 40}
	if diff := cmp.Diff(want, got, cmpopts.IgnoreFields(Base{}, "Start")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	alone, err := Measure(t.Context(), base)
	if err != nil {
		t.Fatal(err)
	}
	if alone.Build != 2 || alone.Binary == 0 || alone.Start <= 0 {
		t.Errorf("the base costs %+v", alone)
	}
}

func TestWorks(t *testing.T) {
	if err := Works(t.Context(), program(t, "start"), "person", "json"); err != nil {
		t.Error(err)
	}
	if err := Works(t.Context(), program(t, "fail")); err == nil || err.Error() != "no message" {
		t.Errorf("error %v, want the first line that the program printed", err)
	}
}

// What is compiled into a copy isn't in the original.
func TestCopy(t *testing.T) {
	from, to := t.TempDir(), filepath.Join(t.TempDir(), "copy")
	if err := os.Mkdir(filepath.Join(from, "00"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(from, "00", "a"), []byte("compiled"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := Copy(from, to); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(filepath.Join(to, "00", "a")); err != nil || string(got) != "compiled" {
		t.Errorf("the copy has %q, error %v", got, err)
	}
	if err := os.WriteFile(filepath.Join(to, "00", "b"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(from, "00", "b")); !os.IsNotExist(err) {
		t.Errorf("a file of the copy is in the original: %v", err)
	}
	if err := Copy(filepath.Join(from, "none"), to); err == nil {
		t.Error("a folder that doesn't exist was copied")
	}
}
