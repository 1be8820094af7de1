package build

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"
)

// environ is the environment of go commands that use the workspace file. The flags replace the
// user's GOFLAGS.
func environ(dir, workfile, flags string) []string {
	return append(os.Environ(), "PWD="+dir, "GO111MODULE=on", "GOWORK="+workfile, "GOFLAGS="+flags)
}

// workspaceFlags returns the user's GOFLAGS without the flags that a workspace refuses or that
// would replace its modules, plus further flags. The result is never empty: if the variable is
// empty, the go command takes it as unset and reads the file of go env -w.
func workspaceFlags(goflags string, more ...string) string {
	kept := []string{"-mod=readonly"}
	for flag := range strings.FieldsSeq(goflags) {
		name, _, _ := strings.Cut(strings.TrimLeft(flag, "-"), "=")
		switch name {
		case "mod", "modfile", "overlay", "modcacherw":
		default:
			kept = append(kept, flag)
		}
	}
	for _, flag := range more { // a flag's path may contain spaces
		quote := "'"
		if strings.Contains(flag, quote) {
			quote = `"`
		}
		kept = append(kept, quote+flag+quote)
	}
	return strings.Join(kept, " ")
}

// errNoGo says what still works without Go.
var errNoGo = errors.New("the go command, which builds the programs that measure, is not in PATH: install Go 1.26 or later; advise, report, compare, merge, claims RECORD and list work without it")

// goError is a failed go command. Its text is the first line of output that says why.
type goError struct {
	args   []string
	stderr string
	err    error
}

func (e *goError) Error() string {
	why := firstLine(e.stderr)
	if why == "" {
		why = e.err.Error()
	}
	if strings.Contains(why, "GOTOOLCHAIN=local") {
		why += "; install that version, or set GOTOOLCHAIN=auto to let the go command download it"
	}
	return fmt.Sprintf("go %s: %s", e.args[0], why)
}

func (e *goError) Unwrap() error { return e.err }

// runGo runs the go command and returns its standard output.
func runGo(ctx context.Context, dir string, env []string, args ...string) ([]byte, error) {
	return runGoTold(ctx, dir, env, nil, args...)
}

// runGoTold is runGo with a callback: if tell is not nil, it gets the lines of standard error while
// the command runs.
func runGoTold(ctx context.Context, dir string, env []string, tell func(line string), args ...string) ([]byte, error) {
	out, _, err := runGoTimed(ctx, dir, env, tell, args...)
	return out, err
}

// runGoTimed is runGoTold. It also returns the processor time of the go command and of all that it started.
func runGoTimed(ctx context.Context, dir string, env []string, tell func(line string), args ...string) ([]byte, time.Duration, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir, cmd.Env = dir, env
	// The go command passes the interrupt on to the compilers it runs.
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 10 * time.Second
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if tell != nil {
		cmd.Stderr = io.MultiWriter(&stderr, &lines{tell: tell})
	}
	err := cmd.Run()
	if ctx.Err() != nil {
		return nil, 0, ctx.Err()
	}
	if errors.Is(err, exec.ErrNotFound) {
		return nil, 0, errNoGo
	}
	if err != nil {
		return nil, 0, &goError{args: args, stderr: stderr.String(), err: err}
	}
	return stdout.Bytes(), cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), nil
}

// lines passes each line that is written to it to tell.
type lines struct {
	tell func(string)
	rest []byte
}

func (l *lines) Write(text []byte) (int, error) {
	l.rest = append(l.rest, text...)
	for {
		line, rest, found := bytes.Cut(l.rest, []byte{'\n'})
		if !found {
			return len(text), nil
		}
		l.tell(string(line))
		l.rest = rest
	}
}

// firstLine is the line of a go command's error output that names the place. It skips headings and
// download progress.
func firstLine(s string) string {
	for line := range strings.Lines(s) {
		line = strings.TrimSpace(line)
		if line != "" && !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "go: downloading ") {
			return line
		}
	}
	return ""
}

// decodeAll decodes the JSON values that go list prints one after the other.
func decodeAll[T any](out []byte) ([]T, error) {
	var all []T
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var v T
		err := dec.Decode(&v)
		if err == io.EOF {
			return all, nil
		}
		if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		all = append(all, v)
	}
}
