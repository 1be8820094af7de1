package cli

import (
	"fmt"
	"os"
	"os/exec"

	"github.com/wirebench/wirebench/internal/every"
)

// Condition adds two to those of testscript: every, whether everything is to be checked, and tmpfs, whether a script may mount
// a file system, seen by itself alone.
func Condition(name string) (bool, error) {
	switch name {
	case "every":
		return every.Case(), nil
	case "tmpfs":
		return exec.Command("unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", os.TempDir()).Run() == nil, nil
	}
	return false, fmt.Errorf("unknown condition %q", name)
}
