package cli

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/wirebench/wirebench/internal/race"
)

// TestOwnScripts runs own as users do.
func TestOwnScripts(t *testing.T) {
	if testing.Short() || race.Enabled {
		t.Skip("builds programs, without the race detector")
	}
	testscript.Run(t, testscript.Params{
		Dir: filepath.Join("testdata", "own"), RequireExplicitExec: true, Condition: Condition, Cmds: Commands, Setup: goEnvironment(t),
	})
}

// generators returns the codecs whose generators are separate programs, if these are installed.
func generators() string {
	list := ""
	for program, codec := range map[string]string{"flatc": "flatbuffers", "capnp": "capnp", "thrift": "thrift/binary"} {
		if _, err := exec.LookPath(program); err == nil {
			list += "," + codec
		}
	}
	return list
}

// goEnvironment sets the go command's own caches, which building a program needs, and $generators,
// $examples and $repo.
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
	repo, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	cache := t.TempDir() // scripts share it, as runs of a user do
	return func(e *testscript.Env) error {
		for name, value := range env {
			e.Setenv(name, value)
		}
		e.Setenv("generators", generators())
		e.Setenv("examples", filepath.Join(repo, "examples"))
		e.Setenv("repo", repo)
		e.Setenv("XDG_CACHE_HOME", cache)                   // Linux
		e.Setenv("HOME", filepath.Join(e.WorkDir, ".home")) // macOS
		return nil
	}
}
