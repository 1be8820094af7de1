package measure

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// soon is the latest time by which a child must have started or ended, even on a busy machine.
const soon = 2 * time.Minute

// endless returns a task in whose first cell a child stays forever.
func endless(dir string) Spec {
	return Spec{
		Task: Prove, Go: runtime.Version(), Data: "items", Codecs: []string{"hangs"}, Operations: []codec.Operation{codec.Encode},
		Dir: dir, Box: filepath.Join(dir, "box"),
	}
}

// awaitCell waits until a child is in the first cell of its task.
func awaitCell(b *supervise.Box) error {
	for start := time.Now(); time.Since(start) < soon; time.Sleep(10 * time.Millisecond) {
		if cell, _ := b.Look(); cell == 0 {
			return nil
		}
	}
	return fmt.Errorf("no child was in a cell within %v", soon)
}

func sharedBox(t *testing.T, path string) *supervise.Box {
	t.Helper()
	b, err := supervise.NewBox(path)
	if err != nil {
		t.Fatal(err)
	}
	b.Enter(supervise.SettingUp)
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	return b
}

// A binary that another Go version built would measure something other than what the record says.
func TestChildOfAnotherGo(t *testing.T) {
	box := filepath.Join(t.TempDir(), "box")
	p := supervise.Process{Path: os.Args[0], Args: []string{ChildCommand}, Box: box, Timeout: soon}
	err := supervise.Run(t.Context(), p, Spec{Go: "go1.0", Box: box}, func(e Event) (bool, error) { return e.Done, nil })
	var dead *supervise.Death
	if want := "by go1.0; build both by the same version"; err == nil || errors.As(err, &dead) || !strings.Contains(err.Error(), want) {
		t.Errorf("it ended with %v, want %q", err, want)
	}
}

// A child ends when its input does, even in a codec that never returns.
func TestChildEndsWithItsInput(t *testing.T) {
	spec := endless(t.TempDir())
	shared := sharedBox(t, spec.Box)
	child := exec.Command(os.Args[0], ChildCommand)
	child.ExtraFiles = []*os.File{os.Stderr} // would receive its events
	in, err := child.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	late := time.AfterFunc(2*soon, func() { child.Process.Kill() }) // fails if the child has just ended
	defer late.Stop()
	if _, err := fmt.Fprintln(in, "signature"); err != nil {
		t.Fatal(err)
	}
	if err := json.NewEncoder(in).Encode(spec); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(awaitCell(shared), in.Close()); err != nil {
		t.Fatal(err)
	}
	var exit *exec.ExitError
	if err := child.Wait(); !errors.As(err, &exit) || exit.ExitCode() != 1 {
		t.Errorf("the child ended with %v, want exit status 1", err)
	}
}

// parentDir is an environment variable. If it is set, TestChildEndsWithItsParent acts as that
// parent, and the variable names the folder of the task.
const parentDir = "WIREBENCH_TEST_PARENT"

// inherited is the file descriptor of the pipe that parent and child hold.
const inherited = 4 // after the one of events

// When the parent is killed, its child ends. Both hold the writing end of a pipe, so the reading
// end shows when the last of them is gone.
func TestChildEndsWithItsParent(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("processes on Windows have no signals and do not inherit pipes")
	}
	if dir := os.Getenv(parentDir); dir != "" {
		actAsParent(t, dir)
		return
	}
	for _, signal := range []syscall.Signal{syscall.SIGTERM, syscall.SIGKILL} {
		t.Run(signal.String(), func(t *testing.T) {
			alive, held, err := os.Pipe()
			if err != nil {
				t.Fatal(err)
			}
			defer alive.Close()
			parent := exec.Command(os.Args[0], "-test.run=^TestChildEndsWithItsParent$")
			parent.Env = append(os.Environ(), parentDir+"="+t.TempDir())
			parent.ExtraFiles = []*os.File{held, held}
			stdout, err := parent.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := errors.Join(parent.Start(), held.Close()); err != nil {
				t.Fatal(err)
			}
			// The parent reports that its child is at work and has closed its own end of the pipe.
			if _, err := io.ReadFull(stdout, make([]byte, len(ready))); err != nil {
				t.Fatalf("the parent: %v", err)
			}
			if err := readUntil(alive, 100*time.Millisecond); !errors.Is(err, os.ErrDeadlineExceeded) {
				t.Fatalf("reading the pipe: %v; the child should hold it", err)
			}
			if err := parent.Process.Signal(signal); err != nil {
				t.Fatal(err)
			}
			if err := parent.Wait(); err == nil || err.Error() != "signal: "+signal.String() {
				t.Fatalf("the parent ended with %v, want that it was killed", err)
			}
			if err := readUntil(alive, soon); err != io.EOF {
				t.Errorf("the child outlives its parent by %v: %v", soon, err)
			}
		})
	}
}

// readUntil reads a byte, or gives up after a while.
func readUntil(f *os.File, wait time.Duration) error {
	if err := f.SetReadDeadline(time.Now().Add(wait)); err != nil {
		return err
	}
	_, err := f.Read(make([]byte, 1))
	return err
}

// ready is printed by the parent when its child is in a cell.
const ready = "ready\n"

func actAsParent(t *testing.T, dir string) {
	spec := endless(dir)
	shared := sharedBox(t, spec.Box)
	go func() {
		err := errors.Join(awaitCell(shared), os.NewFile(inherited-1, "pipe").Close(), os.NewFile(inherited, "pipe").Close())
		if err == nil {
			_, err = os.Stdout.WriteString(ready)
		}
		if err != nil {
			t.Error(err)
		}
	}()
	s := Options{Limits: Limits{Timeout: time.Minute}}.supervisor()
	err := s.run(t.Context(), os.Args[0], spec, func(Event) error { return nil })
	t.Errorf("the child ended before its parent: %v", err)
}

// Each pair of names has its own file, even where case doesn't count, with a name that every file
// system accepts.
func TestMessageFiles(t *testing.T) {
	safe := regexp.MustCompile(`^[0-9a-f]{64}$`)
	seen := make(map[string][2]string)
	for _, pair := range [][2]string{
		{"items", "a/b"}, {"items", "a_b"}, {"items", "a b"}, {"items", "a:b"}, {"items", "a*b"}, {"items", "a?b"},
		{"items", `a\b`}, {"items", "A/B"}, {"items", ""}, {"", "items"}, {"items.a", "b"}, {"items", "a.b"},
		{`items" "a`, "b"}, {"items", `a" "b`}, {"items", "\xff"}, {"items", "\ufffd"}, {"NUL", "con"}, {"..", "."},
		{"Page[time.Time]", "json"}, {"page[time.Time]", "json"},
	} {
		dir, name := filepath.Split(Spec{Data: pair[0], Dir: "messages"}.path(pair[1]))
		if dir != "messages"+string(filepath.Separator) || !safe.MatchString(name) {
			t.Errorf("%q: file %q in %q, want 64 hex digits in messages", pair, name, dir)
		}
		if other, again := seen[name]; again {
			t.Errorf("%q and %q share the file %s", pair, other, name)
		}
		seen[name] = pair
	}
}

// A child that ends before it has read its task reports why. The failure to send the task is only a
// consequence.
func TestChildThatReadsNothing(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("needs a shell")
	}
	program := filepath.Join(t.TempDir(), "program")
	if err := os.WriteFile(program, []byte("#!/bin/sh\necho 'panic: no such library' >&2\nexit 2\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	spec := endless(t.TempDir())
	spec.Codecs = slices.Repeat(spec.Codecs, 100_000) // more than a pipe buffer holds
	err := Options{Limits: Limits{Timeout: soon}}.supervisor().run(t.Context(), program, spec, func(Event) error { return nil })
	if err == nil || !strings.Contains(err.Error(), "panic: no such library") {
		t.Errorf("error %v", err)
	}
}
