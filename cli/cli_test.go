package cli_test

import (
	"fmt"
	"os"
	"os/exec"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/cli"
	"github.com/wirebench/wirebench/internal/race"
)

// TestMain makes the test binary the wirebench command of the scripts, and of the
// child processes that it starts.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"wirebench": func() { os.Exit(cli.Run(builtin.Program())) },
	})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata", RequireExplicitExec: true, Condition: condition})
}

// condition adds two to those of testscript: tmpfs, whether a script may mount a file
// system, seen by itself alone; and race, whether the race detector is on.
func condition(name string) (bool, error) {
	switch name {
	case "tmpfs":
		return exec.Command("unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", os.TempDir()).Run() == nil, nil
	case "race":
		return race.Enabled, nil
	}
	return false, fmt.Errorf("unknown condition %q", name)
}
