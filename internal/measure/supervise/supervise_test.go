package supervise

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// behaviour is the argument that makes this test's program a process with a certain behaviour.
const behaviour = "behave"

// event is the event type of these tests.
type event struct {
	N    int
	Last bool
}

func TestMain(m *testing.M) {
	if len(os.Args) == 4 && os.Args[1] == behaviour {
		behave(os.Args[2], os.Args[3])
	}
	os.Exit(m.Run())
}

// behave reads its task, enters cell 7 and behaves as asked.
func behave(how, path string) {
	if err := Serve(func(events io.Writer) error { return behaveAs(how, path, events) }); err != nil {
		os.Exit(1)
	}
	os.Exit(0)
}

func behaveAs(how, path string, events io.Writer) error {
	box, err := NewBox(path)
	if err != nil {
		panic(err)
	}
	var first int
	if err := Take(os.Stdin, &first, nil); err != nil {
		panic(err)
	}
	box.Enter(7)
	say := func(e event) { fmt.Fprintf(events, `{"N":%d,"Last":%t}`+"\n", e.N, e.Last) }
	say(event{N: first})
	switch how {
	case "ends well":
		say(event{N: first + 1, Last: true})
	case "panics":
		panic("it broke")
	case "reports an error":
		fmt.Fprintln(os.Stderr, "something else")
		return errors.New("no\nroom")
	case "looks like wirebench":
		fmt.Fprintln(os.Stderr, "wirebench: no room")
		os.Exit(1)
	case "prints":
		fmt.Println(`{"N":9}`)
		fmt.Fprintln(os.NewFile(1, "again"), "hello")
		if err := os.Stdout.Close(); err != nil {
			return err
		}
		say(event{N: first + 1, Last: true})
	case "closes its input": // a signal makes the system restart a read that waits for input
		if err := syscall.Close(int(os.Stdin.Fd())); err != nil {
			return err
		}
		for range 200 {
			if err := syscall.Kill(os.Getpid(), syscall.SIGWINCH); err != nil {
				return err
			}
			time.Sleep(time.Millisecond)
		}
		say(event{N: first + 1, Last: true})
	case "leaves a child":
		if err := exec.Command("sleep", "1000").Start(); err != nil {
			return err
		}
		held := exec.Command("sleep", "1000")
		held.Stdout, held.Stderr = os.Stdout, os.Stderr
		if err := held.Start(); err != nil {
			return err
		}
		say(event{N: held.Process.Pid, Last: true})
	case "says too much":
		fmt.Fprintf(events, `{"N":%s}`+"\n", strings.Repeat("1", mostEvent))
	case "exits":
		fmt.Fprintln(os.Stderr, "\n  bye  ")
		os.Exit(3)
	case "ends early":
	case "hangs":
		time.Sleep(time.Hour)
	case "spins":
		for n := 0; ; n++ {
		}
	case "waits":
		defer box.Alive()()
		time.Sleep(time.Hour)
	case "forges an event":
		fmt.Fprintln(os.NewFile(eventsAt, "events"), `{"N":6,"Last":true}`)
	case "writes nonsense":
		fmt.Fprintln(events, "hello")
	}
	return nil
}

// Run reports the events of a process and the cell in which it died, or its own error.
func TestRun(t *testing.T) {
	errEnough, errStopped := errors.New("enough"), errors.New("stopped")
	for _, c := range []struct {
		how    string
		events int  // the receiver stops after this many; 0 means all
		stop   bool // whether the context is cancelled after the first event
		death  string
		err    string
		want   []event
	}{
		{how: "ends well", want: []event{{N: 5}, {N: 6, Last: true}}},
		{how: "panics", death: "killed the process (exit status 2): panic: it broke", want: []event{{N: 5}}},
		{how: "exits", death: "killed the process (exit status 3): bye", want: []event{{N: 5}}},
		{how: "reports an error", err: "no room", want: []event{{N: 5}}},
		{how: "ends early", death: "ended the process", want: []event{{N: 5}}},
		{how: "hangs", death: "hangs: no progress in 1s", want: []event{{N: 5}}},
		{how: "spins", death: "hangs: no progress in 1s", want: []event{{N: 5}}},
		{how: "looks like wirebench", death: "killed the process (exit status 1): wirebench: no room", want: []event{{N: 5}}},
		{how: "prints", want: []event{{N: 5}, {N: 6, Last: true}}},
		{how: "closes its input", want: []event{{N: 5}, {N: 6, Last: true}}},
		{how: "writes nonsense", death: `wrote "hello" where only the measuring process writes`, want: []event{{N: 5}}},
		{how: "forges an event", death: `wrote "{\"N\":6,\"Last\":true}" where only the measuring process writes`, want: []event{{N: 5}}},
		{how: "says too much", death: "made an event of more than 64 MiB", want: []event{{N: 5}}},
		{how: "waits", events: 1, err: errEnough.Error(), want: []event{{N: 5}}},
		{how: "waits", stop: true, err: errStopped.Error(), want: []event{{N: 5}}},
	} {
		t.Run(c.how, func(t *testing.T) {
			self, err := os.Executable()
			if err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(t.TempDir(), "box")
			ctx, stop := context.WithCancelCause(context.Background())
			defer stop(nil)
			var got []event
			p := Process{Path: self, Args: []string{behaviour, c.how, path}, Box: path, Timeout: time.Minute}
			if slices.Contains([]string{"hangs", "spins", "waits"}, c.how) {
				p.Timeout = time.Second
			}
			err = Run(ctx, p, 5, func(e event) (bool, error) {
				got = append(got, e)
				if c.stop {
					stop(errStopped)
				}
				if len(got) == c.events {
					return false, errEnough
				}
				return e.Last, nil
			})
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("events (-want +got):\n%s", diff)
			}
			var died *Death
			switch {
			case c.death != "":
				if !errors.As(err, &died) || died.Why != c.death || died.Cell != 7 {
					t.Errorf("error %#v, want a death in cell 7: %s", err, c.death)
				}
			case c.err != "":
				if errors.As(err, &died) || err == nil || err.Error() != c.err {
					t.Errorf("error %v, want %s", err, c.err)
				}
			case err != nil:
				t.Error(err)
			}
		})
	}
}

// A missing program is an error but not a death.
func TestRunNoProgram(t *testing.T) {
	dir := t.TempDir()
	err := Run(context.Background(), Process{Path: filepath.Join(dir, "none"), Box: filepath.Join(dir, "box"), Timeout: time.Second}, 0,
		func(event) (bool, error) { return false, nil })
	var died *Death
	if err == nil || errors.As(err, &died) {
		t.Errorf("error %v", err)
	}
}

// Processes that a process has started end with it and don't delay it.
func TestGroup(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no groups of processes")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "box")
	pid := 0
	p := Process{Path: self, Args: []string{behaviour, "leaves a child", path}, Box: path, Timeout: time.Minute}
	err = Run(context.Background(), p, 5, func(e event) (bool, error) {
		pid = e.N
		return e.Last, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for range 3000 {
		if err := syscall.Kill(pid, 0); errors.Is(err, syscall.ESRCH) {
			return
		}
		if stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)); strings.Contains(string(stat), ") Z ") {
			return // maybe no process reaps it
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Errorf("process %d, which a child has started, outlives it", pid)
}

// Only the beginning of long output is kept.
func TestTail(t *testing.T) {
	var log tail
	fmt.Fprintln(&log, "\nfirst")
	for range 1000 {
		fmt.Fprintln(&log, strings.Repeat("x", 100))
	}
	if log.first() != "first" || len(log.head) > kept {
		t.Errorf("first %q, and %d bytes were kept", log.first(), len(log.head))
	}
}
