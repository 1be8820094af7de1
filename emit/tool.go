package emit

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"
)

// tools are the programs that Tool found before.
var tools sync.Map

// Tool returns the program of a generator that is a tool of wirebench's module, in
// the version that its go.mod has, whatever module the job's folder is in.
func Tool(ctx context.Context, name string) (string, error) {
	if file, ok := tools.Load(name); ok {
		return file.(string), nil
	}
	file, err := build(ctx, name)
	if err == nil {
		tools.Store(name, file)
	}
	return file, err
}

// build has the go command build a tool, if need be, and say where it lies.
func build(ctx context.Context, name string) (string, error) {
	home, err := home(ctx)
	if err != nil {
		return "", err
	}
	return Command(ctx, home, ownVersions(), "go", "tool", "-n", name)
}

// ownVersions is the environment in which the go command has the versions of wirebench's
// go.mod: a workspace may have others.
func ownVersions() []string { return append(os.Environ(), "GOWORK=off", "GOFLAGS=") }

// home is the folder of wirebench's source.
func home(ctx context.Context) (string, error) {
	_, file, _, _ := runtime.Caller(0)
	dir := filepath.Dir(filepath.Dir(file)) // of emit/tool.go
	if !filepath.IsAbs(dir) {
		// Built with -trimpath: the path begins with the module's.
		cache, err := Command(ctx, "", nil, "go", "env", "GOMODCACHE")
		if err != nil {
			return "", err
		}
		dir = filepath.Join(cache, dir)
	}
	if _, err := os.Stat(filepath.Join(dir, "go.mod")); err != nil {
		return "", errors.New("generators need the source of wirebench, which is not where this program was built from: build it without -trimpath, or install a released version")
	}
	return dir, nil
}

// Command runs a command in a folder and an environment, nil being the process's
// own, and returns what it printed. Where the command ends in failure, the error is a
// [*CommandError].
func Command(ctx context.Context, dir string, env []string, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir, cmd.Env = dir, env
	// The go command passes an interrupt on to what it runs, and tidies up.
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 10 * time.Second
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	err := cmd.Run()
	if err == nil {
		return strings.TrimSpace(out.String()), nil
	}
	if ctx.Err() != nil {
		return "", context.Cause(ctx)
	}
	if said.Len() == 0 {
		said = out
	}
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		return "", err
	}
	return "", &CommandError{Name: name, Line: cmd.String(), Dir: dir, Exit: exit, Said: strings.TrimSpace(said.String())}
}

// CommandError is a command that ended in failure.
type CommandError struct {
	Name      string // of the program
	Line, Dir string
	Exit      error  // its status
	Said      string // on standard error, or else on standard output
}

func (e *CommandError) Error() string {
	return fmt.Sprintf("%s in %s: %v: %s", e.Line, e.Dir, e.Exit, e.Said)
}

func (e *CommandError) Unwrap() error { return e.Exit }

// Short is the error in a line: the command's name and the first line that it said, but for what
// the go command says that it downloads.
func (e *CommandError) Short() string {
	first := ""
	for line := range strings.Lines(e.Said) {
		if first = strings.TrimSpace(line); !strings.HasPrefix(first, "go: downloading ") {
			break
		}
	}
	return fmt.Sprintf("%s: %v: %s", filepath.Base(e.Name), e.Exit, first)
}
