package cli_test

import (
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/cli"
)

// TestMain makes the test binary the wirebench command of the scripts, and of the
// child processes that it starts.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"wirebench": func() { os.Exit(cli.Run(builtin.Program())) },
	})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata", RequireExplicitExec: true})
}
