//go:build linux

package faulty

import (
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"
)

// once is a fault of the first operation only.
func once(do func()) fault { return does(sync.OnceFunc(do)) }

// must panics if the faulty codec could not do its harm.
func must(err error) {
	if err != nil {
		panic(fmt.Sprint("this faulty codec is broken: ", err))
	}
}

// The range of the child's descriptors that are tried: after the standard ones come the descriptor
// of events and some of files.
const (
	firstForeign = 3
	lastForeign  = 63
)

// closes closes descriptors. Errors are ignored: a descriptor that is not open counts as closed.
func closes(from, to int) func() {
	return func() {
		for fd := from; fd <= to; fd++ {
			_ = syscall.Close(fd)
		}
	}
}

// writes writes to all descriptors in that range that accept it.
func writes(text string) func() {
	return func() {
		for fd := firstForeign; fd <= lastForeign; fd++ {
			_, _ = syscall.Write(fd, []byte(text))
		}
	}
}

const (
	forgedCell = `{"Cell":{"codec":"json","data":"person","operation":"encode","fault":"forged"}}` + "\n"
	forgedEnd  = `{"Done":true}` + "\n"
)

func output() []Codec {
	return clean.in(Output, []Codec{
		{Name: "prints", About: "prints a line", fault: once(func() { fmt.Println("hello") })},
		{Name: "prints-errors", About: "prints lines to standard error", fault: once(func() { fmt.Fprintln(os.Stderr, "warning: deprecated\nwarning: slow") })},
		{Name: "prints-64-mb", About: "prints 64 MB", fault: once(func() { fmt.Println(strings.Repeat("x", 64<<20)) })},
		{Name: "prints-names", About: "prints lines that look like wirebench's", fault: once(func() { fmt.Fprintln(os.Stderr, "wirebench: no room\nwirebench: no memory") })},
		{Name: "prints-events", About: "prints events to standard output", fault: once(func() { fmt.Print(forgedCell, forgedEnd) })},
		{Name: "closes-output", Alone: true, About: "closes standard output", fault: once(closes(1, 1))},
		{Name: "closes-errors", Alone: true, About: "closes standard error", fault: once(closes(2, 2))},
		{Name: "closes-input", Alone: true, About: "closes standard input", fault: once(closes(0, 0))},
		{Name: "closes-events", About: "closes the descriptor that reports to the run", Want: atFault("killed the process|ended the process"), fault: once(closes(3, 3))},
		{Name: "closes-all", About: "closes all descriptors", Want: atFault("killed the process|ended the process"), fault: once(closes(0, lastForeign))},
		{Name: "moves-events", Alone: true, About: "puts standard error in place of the descriptor that reports to the run", Want: atFault("killed the process|ended the process"), fault: once(func() {
			must(syscall.Dup3(2, firstForeign, 0))
		})},
		{Name: "writes-everywhere", About: "writes text to all descriptors", Want: atFault("."), Alone: true, fault: once(writes("hello\n"))},
		{Name: "writes-events", About: "writes a fault of another codec to all descriptors", Want: atFault("."), Alone: true, fault: once(writes(forgedCell))},
		{Name: "writes-end", About: "writes the line for the end of the work to all descriptors", Want: atFault("."), Alone: true, fault: once(writes(forgedEnd + `{"Cell":null}` + "\n"))},
	})
}

// living is the lifetime of a started process, in seconds.
const living = "20"

// The programs that codecs start. They are looked up before a codec changes the environment.
var sleeping, doing = program("sleep"), program("true")

func program(name string) string {
	path, err := exec.LookPath(name)
	must(err)
	return path
}

// starts starts a process that does nothing for a while.
func starts(change func(*exec.Cmd)) func() {
	return func() {
		cmd := exec.Command(sleeping, living)
		change(cmd)
		must(cmd.Start())
	}
}

// folder returns the folder of the run. The child has mapped a file of that folder into memory.
func folder() string {
	maps, err := os.ReadFile("/proc/self/maps")
	must(err)
	for line := range strings.Lines(string(maps)) {
		fields := strings.Fields(line)
		if path := fields[len(fields)-1]; strings.HasPrefix(filepath.Base(path), "box") {
			return filepath.Dir(path)
		}
	}
	panic("this faulty codec is broken: there is no box")
}

func processes() []Codec {
	return clean.in(Processes, []Codec{
		{Name: "starts-silent", About: "starts a process that lives on", fault: once(starts(func(*exec.Cmd) {}))},
		{Name: "starts-with-output", About: "starts a process that keeps standard output and error open", fault: once(starts(func(c *exec.Cmd) {
			c.Stdout, c.Stderr = os.Stdout, os.Stderr
		}))},
		{Name: "starts-with-events", About: "starts a process that keeps all descriptors open", fault: once(starts(func(c *exec.Cmd) {
			for fd := firstForeign; fd <= 8; fd++ {
				if again, err := syscall.Dup(fd); err == nil {
					c.ExtraFiles = append(c.ExtraFiles, os.NewFile(uintptr(again), "inherited"))
				}
			}
		}))},
		{Name: "starts-session", About: "starts a process in its own session, which keeps standard error open", fault: once(starts(func(c *exec.Cmd) {
			c.Stderr = os.Stderr
			c.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
		}))},
		{Name: "becomes-another", About: "replaces its program by another program", Want: atFault("killed the process|ended the process"), fault: once(func() {
			must(syscall.Exec(doing, []string{doing}, nil))
		})},
		{Name: "changes-folder", About: "changes the working directory", fault: once(func() { must(os.Chdir("/")) })},
		{Name: "removes-folder", About: "removes the folder of the run", Want: atFault("unable to write a file"), fault: once(func() { must(os.RemoveAll(folder())) })},
		{Name: "changes-environment", About: "clears the environment, and sets a missing folder for temporary files", fault: once(func() {
			os.Clearenv()
			must(os.Setenv("TMPDIR", "/none"))
		})},
		{Name: "ignores-signals", About: "ignores all signals", fault: once(func() { signal.Ignore() })},
		{Name: "takes-signals", About: "catches all signals, and does nothing with them", fault: once(func() { signal.Notify(make(chan os.Signal, 1)) })},
		{Name: "limits-files", About: "stops the process from opening more files", Want: atFault("unable to write a file"), fault: once(func() {
			must(syscall.Setrlimit(syscall.RLIMIT_NOFILE, &syscall.Rlimit{Cur: 3, Max: 3}))
		})},
		{Name: "changes-zone", About: "changes the local time zone", fault: once(func() { time.Local = time.FixedZone("here", 3600) })},
	})
}
