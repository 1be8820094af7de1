package emit

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/wirebench/wirebench/internal/variant"
)

// tools caches the paths of tools in the versions of wirebench's go.mod, by the tool's name.
var tools sync.Map

// Tool returns the path of a generator that is a tool of wirebench's module. Its version is that of
// wirebench's go.mod, whatever module the job's folder is in, unless the job is for a program whose generators
// have other versions (see package variant).
func Tool(ctx context.Context, j *Job, name string) (string, error) {
	pkg, err := toolOfProgram(ctx, j, name)
	if err != nil {
		return "", err
	}
	if pkg != "" {
		file := filepath.Join(j.Dir, Attempt("tool"), path.Base(name))
		_, err := Command(ctx, j.Dir, j.Env, "go", "build", "-o", file, pkg)
		return file, err
	}
	if file, ok := tools.Load(name); ok {
		return file.(string), nil
	}
	home, err := home(ctx)
	if err != nil {
		return "", err
	}
	file, err := Command(ctx, home, ownVersions(), "go", "tool", "-n", name)
	if err == nil {
		tools.Store(name, file)
	}
	return file, err
}

// toolOfProgram returns the package of a tool if the program of the job has its own version of that tool, or "".
func toolOfProgram(ctx context.Context, j *Job, name string) (string, error) {
	paths := variant.Generators(j.Env)
	if paths == nil {
		return "", nil
	}
	home, err := home(ctx)
	if err != nil {
		return "", err
	}
	all, err := Command(ctx, home, ownVersions(), "go", "list", "tool")
	if err != nil {
		return "", err
	}
	for _, pkg := range strings.Fields(all) {
		own := slices.ContainsFunc(paths, func(module string) bool { return pkg == module || strings.HasPrefix(pkg, module+"/") })
		if own && (pkg == name || path.Base(pkg) == name) {
			return pkg, nil
		}
	}
	return "", nil
}

// ownVersions returns the environment in which the go command uses the module versions of
// wirebench's go.mod. A workspace may have other versions.
func ownVersions() []string { return append(os.Environ(), "GOWORK=off", "GOFLAGS=") }

// home returns the folder of wirebench's source.
func home(ctx context.Context) (string, error) {
	_, file, _, _ := runtime.Caller(0)
	dir := filepath.Dir(filepath.Dir(file)) // of emit/tool.go
	if !filepath.IsAbs(dir) {
		// Built with -trimpath, so the path begins with the module's path.
		cache, err := Command(ctx, "", nil, "go", "env", "GOMODCACHE")
		if err != nil {
			return "", err
		}
		dir = filepath.Join(cache, dir)
	}
	if _, err := os.Stat(filepath.Join(dir, "go.mod")); err != nil {
		return "", errors.New("generators need the source of wirebench, and it is not in the folder where this program was built: build it without -trimpath, or install a released version")
	}
	return dir, nil
}

// Command runs a command in a folder and returns its standard output. If env is nil, the command
// has the environment of this process. If the command ends in failure, the error is a
// [*CommandError].
func Command(ctx context.Context, dir string, env []string, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir, cmd.Env = dir, env
	// The go command passes an interrupt on to the programs that it runs, and tidies up.
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
	Name      string // the name of the program
	Line, Dir string
	Exit      error  // the exit status
	Said      string // standard error, or standard output if that is empty
}

func (e *CommandError) Error() string {
	return fmt.Sprintf("%s in %s: %v: %s", e.Line, e.Dir, e.Exit, e.Said)
}

func (e *CommandError) Unwrap() error { return e.Exit }

// Short returns the error in one line: the command's name, its exit status and the first line of
// its output. Lines in which the go command reports downloads are skipped.
func (e *CommandError) Short() string {
	first := ""
	for line := range strings.Lines(e.Said) {
		if first = strings.TrimSpace(line); !strings.HasPrefix(first, "go: downloading ") {
			break
		}
	}
	return fmt.Sprintf("%s: %v: %s", filepath.Base(e.Name), e.Exit, first)
}
