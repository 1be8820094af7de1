package measure

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"
)

// death is the end of a child that a codec brought about.
type death struct {
	cell int    // the number that it noted in the box
	why  string // one line
}

func (d *death) Error() string { return d.why }

// supervisor runs child processes.
type supervisor struct {
	// patience is how long a child may go without a step.
	patience time.Duration
}

// lookEvery is how often a child's steps are looked at.
const lookEvery = 200 * time.Millisecond

// run runs the task in a child process of the given binary and calls on for each
// event. A [*death] tells that the child died or hung.
func (s supervisor) run(ctx context.Context, binary string, spec Spec, on func(Event) error) error {
	input, err := json.Marshal(spec)
	if err != nil {
		return err
	}
	shared, err := newBox(spec.Box)
	if err != nil {
		return err
	}
	defer shared.close()
	shared.enter(settingUp)

	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	cmd := exec.CommandContext(ctx, binary, ChildCommand)
	// The pipe stays open: when it closes, the parent is gone, and the child ends.
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
		s.watch(ctx, shared, stop)
	}()
	defer func() { // before the box goes
		stop(nil)
		<-watched
	}()

	done := false
	// A child that ends before it has read its task says why, or that is known otherwise.
	_, unsent := in.Write(append(input, '\n'))
	var failed error
	if unsent == nil {
		failed = events(out, func(e Event) error {
			done = done || e.Done
			if e.Done {
				return nil
			}
			return on(e)
		})
	}
	if failed != nil {
		stop(failed)
	}
	err = cmd.Wait()
	cell, _ := shared.look()
	switch hung := (*death)(nil); {
	case failed != nil:
		return failed
	case errors.As(context.Cause(ctx), &hung):
		return hung
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case err != nil && stderr.clean():
		return errors.New(strings.TrimPrefix(stderr.last(), errorPrefix))
	case err != nil:
		return &death{cell, fmt.Sprintf("killed the process (%v): %s", err, stderr.first())}
	case unsent != nil:
		return unsent
	case !done:
		return &death{cell, "ended the process"}
	}
	return nil
}

// watch stops the child when its steps no longer advance.
func (s supervisor) watch(ctx context.Context, shared *box, stop context.CancelCauseFunc) {
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	_, seen := shared.look()
	since := time.Now()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		cell, steps := shared.look()
		if steps != seen {
			seen, since = steps, time.Now()
		}
		if time.Since(since) > s.patience {
			stop(&death{cell, fmt.Sprintf("hangs: no progress in %v", s.patience)})
			return
		}
	}
}

func events(out interface{ Read([]byte) (int, error) }, on func(Event) error) error {
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

// tail keeps the beginning of what a child wrote to standard error, and its end.
type tail struct{ head, end []byte }

const kept = 4 << 10

func (t *tail) Write(p []byte) (int, error) {
	if room := kept - len(t.head); room > 0 {
		t.head = append(t.head, p[:min(room, len(p))]...)
	}
	t.end = append(t.end, p...)
	if len(t.end) > kept {
		t.end = t.end[len(t.end)-kept:]
	}
	return len(p), nil
}

// first is the first line that says something: a crash's headline.
func (t *tail) first() string {
	for line := range strings.Lines(string(t.head)) {
		if line = strings.TrimSpace(line); line != "" {
			return line
		}
	}
	return "it said nothing"
}

// errorPrefix stands before the error that a child itself reports.
const errorPrefix = "wirebench: "

// clean reports whether the child ended by itself with an error of its own.
func (t *tail) clean() bool {
	return strings.HasPrefix(t.last(), errorPrefix)
}

func (t *tail) last() string {
	lines := strings.Split(strings.TrimSpace(string(t.end)), "\n")
	return lines[len(lines)-1]
}
