// Package supervise runs tasks in processes of their own and tells what became of them: in a
// few shared bytes a process notes where it is, so that whatever kills it or hangs is known.
package supervise

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/shirou/gopsutil/v4/process"

	"github.com/wirebench/wirebench/internal/printable"
)

// Death is the end of a process that what it ran brought about.
type Death struct {
	Cell int    // the number that it noted in the box
	Why  string // one line
}

func (d *Death) Error() string { return d.Why }

// Process is one that does a task.
type Process struct {
	Path string
	Args []string
	Env  []string // in addition to the environment of this process
	// Box is the file of the box that it shares with this process.
	Box string
	// Timeout is how long it may go without a step. Time counts in which it had the chance to make one (see [chance]).
	Timeout time.Duration
	// Part is how much of such time it may stay in one cell, Memory how many bytes of the machine's memory it may have; 0: any.
	Part   time.Duration
	Memory uint64
}

// lookEvery is how often a process's steps are looked at.
const lookEvery = 200 * time.Millisecond

// Run starts the process, writes the task to its standard input as a line of JSON, and calls on
// for each event, a line of JSON that it writes to what [Serve] gives it; on tells of the last one. What else it
// writes, and what the processes that it starts do, is no event; these end with it. A [*Death] tells that the
// process died or hung, or wrote what is no event.
func Run[Event any](ctx context.Context, p Process, task any, on func(Event) (last bool, err error)) error {
	input, err := json.Marshal(task)
	if err != nil {
		return err
	}
	// What ran before may have removed the folder.
	if err := os.MkdirAll(filepath.Dir(p.Box), 0o700); err != nil {
		return err
	}
	shared, err := NewBox(p.Box)
	if err != nil {
		return err
	}
	defer shared.Close()
	shared.Enter(SettingUp)

	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	cmd := exec.CommandContext(ctx, p.Path, p.Args...)
	cmd.Env = append(os.Environ(), p.Env...)
	// The pipe stays open: when it closes, this process is gone, and the other one ends.
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
	defer func() { <-watched }() // before the box goes

	done := false
	// A process that ends before it has read its task says why, or that is known otherwise.
	sign := rand.Text()
	_, unsent := fmt.Fprintf(in, "%s\n%s\n", sign, input)
	var failed error
	if unsent == nil {
		failed = events(out, sign, func(e Event) error {
			last, err := on(e)
			done = done || last
			return err
		})
	}
	if failed != nil {
		stop(failed)
	}
	err = <-waited
	cell, _ := shared.Look()
	var foreign *foreignError
	switch hung := (*Death)(nil); {
	case errors.As(context.Cause(ctx), &hung):
		return hung
	case errors.As(failed, &foreign):
		return &Death{cell, foreign.Error()}
	case failed != nil:
		return failed
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case err != nil:
		return &Death{cell, fmt.Sprintf("killed the process (%v): %s", err, said.first())}
	case unsent != nil:
		return unsent
	case !done:
		return &Death{cell, "ended the process"}
	}
	return nil
}

// watch returns why a process must be stopped: its steps no longer advance, one cell takes too long, or its memory too much. It
// is nil when the process has ended, which what it wrote or started may outlive.
func (p Process) watch(ended <-chan struct{}, shared *Box, chance *chance) *Death {
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	cell, seen := shared.Look()
	var stands, stays time.Duration // at a step, and in a cell
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

// resident is how many bytes of the machine's memory a process has; 0 where the system does not tell.
func resident(pid int) uint64 {
	p := process.Process{Pid: int32(pid)}
	if m, err := p.MemoryInfo(); err == nil {
		return m.RSS
	}
	return 0
}

// mostEvent is far more than the longest event.
const mostEvent = 64 << 20

// foreignError is about what a process wrote that is no event.
type foreignError struct{ why string }

func (e *foreignError) Error() string { return e.why }

// failure stands before the error that a process reports of itself.
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
		printable.All(&e) // what codecs say of themselves is for terminals, too
		if err := on(e); err != nil {
			return err
		}
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return &foreignError{fmt.Sprintf("made an event of more than %d MiB", mostEvent>>20)}
	}
	return lines.Err()
}
