// Package supervise runs tasks in child processes and reports how they ended.
//
// The parent calls [Run]. The child calls [Serve], and first of all [Take]. Tasks and events are
// JSON. A child notes in a [Box], a few shared bytes, which cell it is in. So it is known where a
// child was when it hung or was killed, whatever the cause.
//
// It must not know what a task does: cells are numbers here, and events are passed on as they come.
package supervise

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/shirou/gopsutil/v4/process"

	"github.com/wirebench/wirebench/internal/printable"
)

// Death is the end of a process that was caused by the code that it ran.
type Death struct {
	Cell int    // the number in the box
	Why  string // one line
}

func (d *Death) Error() string { return d.Why }

// Process is a process that does a task.
type Process struct {
	Path string
	Args []string
	Env  []string // in addition to the environment of this process
	// Box is the file of the box that both processes share.
	Box string
	// Timeout is how long the process may go without a step. Only time counts in which it had the
	// chance to make one (see chance).
	Timeout time.Duration
	// Part is how much of such time the process may stay in one cell. Memory is how many bytes of
	// the machine's memory it may occupy. Zero means no limit.
	Part   time.Duration
	Memory uint64
}

// lookEvery is the time between two looks at a process's steps.
const lookEvery = 200 * time.Millisecond

// Run starts the process and writes the task to its standard input as a line of JSON. It calls on
// for each event, a line of JSON that the process writes to the writer of [Serve]. on reports
// whether the event is the last one. Other output, of the process or of processes that it starts,
// is no event. The processes that it started end with it. The error is a [*Death] if the process
// died, hung, or wrote something else in place of an event.
func Run[Event any](ctx context.Context, p Process, task any, on func(Event) (last bool, err error)) error {
	input, err := json.Marshal(task)
	if err != nil {
		return err
	}
	shared, err := newBox(p.Box)
	if err != nil {
		return err
	}
	defer shared.Close()
	shared.Enter(SettingUp)

	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	cmd := exec.CommandContext(ctx, p.Path, p.Args...)
	cmd.Env = append(os.Environ(), p.Env...)
	// The pipe stays open. It closes only when this process is gone, and then the child ends.
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	said, err := listen(cmd)
	if err != nil {
		return err
	}
	group(cmd)
	out, err := start(cmd)
	said.begin()
	if err != nil {
		return err
	}
	defer out.Close()
	waited, ended := make(chan error, 1), make(chan struct{})
	go func() {
		err := cmd.Wait()
		close(ended)
		endGroup(cmd)
		out.exited()
		said.end()
		waited <- err
	}()
	watched := make(chan struct{})
	go func() {
		defer close(watched)
		if why := p.watch(ended, shared, newChance(cmd.Process.Pid, said.read.Load)); why != nil {
			stop(why)
		}
	}()
	defer func() { <-watched }() // before the box is closed

	var o outcome
	// The task can't be sent if the process ends before it has read it. Usually the reason is then
	// known from the process itself.
	sign := rand.Text()
	if _, o.unsent = fmt.Fprintf(in, "%s\n%s\n", sign, input); o.unsent == nil {
		o.failed = events(out, sign, func(e Event) error {
			last, err := on(e)
			o.done = o.done || last
			return err
		})
	}
	if o.failed != nil {
		stop(o.failed)
	}
	o.exit = <-waited
	o.cell, _ = shared.Look()
	return o.err(ctx, said.first())
}

// newBox makes the box and its folder. Code that ran before may have removed the folder, and code that
// runs in another process may remove it at any time.
func newBox(path string) (box *Box, err error) {
	for range 10 {
		if err = os.MkdirAll(filepath.Dir(path), 0o700); err == nil {
			box, err = NewBox(path)
		}
		if !errors.Is(err, fs.ErrNotExist) {
			break
		}
	}
	return box, err
}

// outcome is how a process ended.
type outcome struct {
	unsent error // why the task was not sent
	failed error // why an event was not understood, or what its receiver returned
	exit   error // as exec.Cmd.Wait returns it
	done   bool  // whether the last event has come
	cell   int   // where the process was
}

// err returns a [*Death] if the process did not do its task. said is the first line of its output.
func (o outcome) err(ctx context.Context, said string) error {
	var foreign *foreignError
	switch hung := (*Death)(nil); {
	case errors.As(context.Cause(ctx), &hung):
		return hung
	case errors.As(o.failed, &foreign):
		return &Death{o.cell, foreign.Error()}
	case o.failed != nil:
		return o.failed
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case o.exit != nil:
		return &Death{o.cell, fmt.Sprintf("killed the process (%v): %s", o.exit, said)}
	case o.unsent != nil:
		return o.unsent
	case !o.done:
		return &Death{o.cell, "ended the process"}
	}
	return nil
}

// watch returns the reason to stop a process: its steps don't advance, a cell takes too long, or it
// uses too much memory. It returns nil when the process has ended, even if its output or its own
// processes remain.
func (p Process) watch(ended <-chan struct{}, shared *Box, chance *chance) *Death {
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	cell, seen := shared.Look()
	var stands, stays time.Duration // time at the same step, and in the same cell
	for {
		select {
		case <-ended:
			return nil
		case <-tick.C:
		}
		wasCell, wasSeen := cell, seen
		cell, seen = shared.Look()
		passed := chance.since()
		if stands += passed; seen != wasSeen {
			stands = 0
		}
		if stays += passed; cell != wasCell {
			stays = 0
		}
		switch used := resident(chance.pid); {
		case stands > p.Timeout:
			return &Death{cell, fmt.Sprintf("hangs: no progress in %v", p.Timeout)}
		case p.Part > 0 && stays > p.Part:
			return &Death{cell, fmt.Sprintf("takes longer than %v to prove", p.Part)}
		case p.Memory > 0 && used > p.Memory:
			return &Death{cell, fmt.Sprintf("takes more than %.1f GiB of memory", float64(p.Memory)/(1<<30))}
		}
	}
}

// resident returns how many bytes of the machine's memory a process occupies, or 0 if the system
// doesn't report it.
func resident(pid int) uint64 {
	p := process.Process{Pid: int32(pid)}
	if m, err := p.MemoryInfo(); err == nil {
		return m.RSS
	}
	return 0
}

// mostEvent is the largest size of an event in bytes. Real events are far smaller.
const mostEvent = 64 << 20

// foreignError is the error for output that is not an event.
type foreignError struct{ why string }

func (e *foreignError) Error() string { return e.why }

// failure precedes the error that a process reports about itself.
const failure = '!'

func events[Event any](out io.Reader, sign string, on func(Event) error) error {
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, mostEvent)
	for lines.Scan() {
		line, ok := strings.CutPrefix(lines.Text(), sign)
		if own, failed := strings.CutPrefix(line, string(failure)); ok && failed {
			return errors.New(printable.Lines(own))
		}
		var e Event
		if err := json.Unmarshal([]byte(line), &e); err != nil || !ok {
			return &foreignError{fmt.Sprintf("wrote %.80q where only the measuring process writes", line)}
		}
		printable.All(&e) // texts of codecs are shown on terminals
		if err := on(e); err != nil {
			return err
		}
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return &foreignError{fmt.Sprintf("made an event of more than %d MiB", mostEvent>>20)}
	}
	return lines.Err()
}
