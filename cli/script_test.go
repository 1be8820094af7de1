package cli

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/wirebench/wirebench/internal/every"
)

// Condition adds two conditions to those of testscript: every, if everything is to be tested, and
// tmpfs, if a script may mount a file system that only it sees.
func Condition(name string) (bool, error) {
	switch name {
	case "every":
		return every.Case(), nil
	case "tmpfs":
		return exec.Command("unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", os.TempDir()).Run() == nil, nil
	}
	return false, fmt.Errorf("unknown condition %q", name)
}

// Commands adds a command to those of testscript. "measured CODEC" checks that the printed table
// has a row of the codec, or that the codec is listed among those that a busy machine left without
// a time.
var Commands = map[string]func(*testscript.TestScript, bool, []string){
	"measured": func(ts *testscript.TestScript, neg bool, args []string) {
		if neg || len(args) != 1 {
			ts.Fatalf("usage: measured CODEC")
		}
		name := regexp.QuoteMeta(args[0])
		row := regexp.MustCompile(`(?m)^ *` + name + ` |^Not measured: (.*, )?` + name + ` `)
		if !row.MatchString(ts.ReadFile("stdout")) {
			ts.Fatalf("%s has no row, and is not among those that have no time", args[0])
		}
	},
}
