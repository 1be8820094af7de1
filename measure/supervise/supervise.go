// Package supervise runs tasks in processes of their own and tells what became of them: in a
// few shared bytes a process notes where it is, so that whatever kills it or hangs is known.
package supervise

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"
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
	// Box is the file of the box that it shares with this process.
	Box string
	// Timeout is how long it may go without a step.
	Timeout time.Duration
}

// lookEvery is how often a process's steps are looked at.
const lookEvery = 200 * time.Millisecond

// Run starts the process, writes the task to its standard input as a line of JSON, and calls on
// for each event, a line of JSON on its standard output; on tells of the last one. A [*Death] tells that the process died or hung.
func Run[Event any](ctx context.Context, p Process, task any, on func(Event) (last bool, err error)) error {
	input, err := json.Marshal(task)
	if err != nil {
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
	// The pipe stays open: when it closes, this process is gone, and the other one ends.
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	cmd.WaitDelay = 5 * time.Second
	var stderr tail
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	watched := make(chan struct{})
	go func() {
		defer close(watched)
		p.watch(ctx, shared, stop)
	}()
	defer func() { // before the box goes
		stop(nil)
		<-watched
	}()

	done := false
	// A process that ends before it has read its task says why, or that is known otherwise.
	_, unsent := in.Write(append(input, '\n'))
	var failed error
	if unsent == nil {
		failed = events(out, func(e Event) error {
			last, err := on(e)
			done = done || last
			return err
		})
	}
	if failed != nil {
		stop(failed)
	}
	err = cmd.Wait()
	cell, _ := shared.Look()
	switch hung := (*Death)(nil); {
	case failed != nil:
		return failed
	case errors.As(context.Cause(ctx), &hung):
		return hung
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case err != nil && stderr.clean():
		return errors.New(strings.TrimPrefix(stderr.last(), ErrorPrefix))
	case err != nil:
		return &Death{cell, fmt.Sprintf("killed the process (%v): %s", err, stderr.first())}
	case unsent != nil:
		return unsent
	case !done:
		return &Death{cell, "ended the process"}
	}
	return nil
}

// watch stops the process when its steps no longer advance.
func (p Process) watch(ctx context.Context, shared *Box, stop context.CancelCauseFunc) {
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	_, seen := shared.Look()
	since := time.Now()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		cell, steps := shared.Look()
		if steps != seen {
			seen, since = steps, time.Now()
		}
		if time.Since(since) > p.Timeout {
			stop(&Death{cell, fmt.Sprintf("hangs: no progress in %v", p.Timeout)})
			return
		}
	}
}

func events[Event any](out io.Reader, on func(Event) error) error {
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 64<<20)
	for lines.Scan() {
		var e Event
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			return fmt.Errorf("a measuring process wrote %q instead of an event", lines.Text())
		}
		if err := on(e); err != nil {
			return err
		}
	}
	return lines.Err()
}
