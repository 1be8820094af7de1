package usertype

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/types"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync/atomic"
	"time"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/rt/look"
	"github.com/wirebench/wirebench/schema"
)

// look reads the samples with a program without codecs. It is built quickly, so faults in the
// samples are reported before the rest is built.
func (s *subject) look(ctx context.Context) (r look.Report, err error) {
	with := s.into(build.Options{Dir: filepath.Join(s.dir, "look"), Direct: true})
	result, err := build.Build(ctx, with)
	if err != nil {
		return r, err
	}
	binary := result.Binaries[0]
	r, err = s.lookOnce(ctx, binary, false)
	var ended *endedError
	careful := false
	if errors.As(err, &ended) {
		careful = true
		if r, err = s.lookOnce(ctx, binary, careful); err != nil || r.Error != "" {
			return r, ended // making or reading the samples is to blame
		}
		r.Fault = "they end the process " + ended.why
	}
	if err != nil {
		return r, err
	}
	if s.samples.fn != "" && r.Error == "" {
		again, err := s.lookOnce(ctx, binary, careful)
		if err != nil {
			return r, err
		}
		if again.Error == "" && again.Sum != r.Sum {
			return r, fmt.Errorf("samples: %s returns other messages in each process: make it return the same messages each time, such as with a fixed random seed", s.opt.Samples)
		}
	}
	return r, os.RemoveAll(with.Dir)
}

// endedError reports that the process ended while it read the samples, by os.Exit or by an error
// that Go can't recover from.
type endedError struct{ why string }

func (e *endedError) Error() string { return "samples: reading them ends the process " + e.why }

// lookOnce reads the samples in a new process of the program.
func (s *subject) lookOnce(ctx context.Context, binary string, careful bool) (r look.Report, err error) {
	timeout := s.opt.Timeout
	if timeout == 0 {
		timeout = time.Minute
	}
	to := filepath.Join(s.dir, "samples.json")
	begun := func() bool {
		_, err := os.Stat(to)
		return err == nil
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	job, err := json.Marshal(look.Job{File: to, Timeout: timeout, Careful: careful})
	if err != nil {
		return r, err
	}
	cmd := exec.CommandContext(ctx, binary, look.Command)
	cmd.Stdin = bytes.NewReader(job)
	cmd.Dir = s.opt.Dir
	cmd.Env = append(os.Environ(), s.environ()...)
	cmd.WaitDelay = time.Second // for processes it started
	var said lastWords
	cmd.Stdout, cmd.Stderr = &said, &said
	var late atomic.Bool
	defer time.AfterFunc(timeout, func() {
		if !begun() {
			late.Store(true)
			stop()
		}
	}).Stop()
	failed := cmd.Run()
	if late.Load() {
		return r, fmt.Errorf("%s can't be measured: its package, or one that it needs, is not initialised within %v", s.target.name(), timeout)
	}
	if ctx.Err() != nil {
		return r, ctx.Err()
	}
	if cmd.ProcessState == nil {
		return r, fmt.Errorf("samples: %w", failed)
	}
	if !begun() { // main creates the file, after all init functions
		return r, fmt.Errorf("%s can't be measured: its package, or one that it needs, ends the process when it is initialised (%v): %s", s.target.name(), cmd.ProcessState, &said)
	}
	text, err := os.ReadFile(to)
	if err != nil {
		return r, err
	}
	if len(text) == 0 {
		return r, errors.Join(os.Remove(to), &endedError{fmt.Sprintf("(%v): %s", cmd.ProcessState, &said)})
	}
	if err := json.Unmarshal(text, &r); err != nil {
		return r, fmt.Errorf("read the findings about the samples: %w", err)
	}
	return r, os.Remove(to)
}

// unusable is the reason why there are no samples to measure, nil if there are some.
func (o Options) unusable(r look.Report) (err error) {
	defer func() {
		if r.Unfit && err != nil {
			err = &UnfitError{err}
		}
	}()
	switch {
	case r.Error == "":
		return nil
	case r.None:
		return o.none()
	case r.Unfit && !o.SkipUnfit:
		return unfit(r.Error)
	}
	if o.Samples == "" {
		return fmt.Errorf("%s with --samples", r.Error)
	}
	return fmt.Errorf("samples: %s", r.Error)
}

// noteSamples notes what is left out of the samples.
func (o Options) noteSamples(name string, r look.Report) {
	if r.Skipped > 0 {
		o.note(fmt.Sprintf("samples that do not fit and are left out: %d; samples that are measured: %d", r.Skipped, r.Messages))
		for _, why := range r.Why {
			o.note("left out: " + why)
		}
		if more := r.Skipped - len(r.Why); more > 0 {
			o.note(fmt.Sprintf("left out: %d more", more))
		}
	}
	if len(r.Unread) > 0 {
		var fields []string
		for _, path := range slices.Sorted(maps.Keys(r.Unread)) {
			fields = append(fields, fmt.Sprintf("%s (in %d)", path, r.Unread[path]))
		}
		o.note(fmt.Sprintf("samples: %s has no field for %s: not part of messages", name, fewest(fields)))
	}
	if r.More && o.Samples != "" {
		o.note(fmt.Sprintf("samples: only the first %d are measured", r.Messages))
	}
	if r.Fault != "" {
		o.note(name + ": its own methods fail: " + r.Fault + ". Codecs that do not call these methods carry the type itself; it has no message")
	}
}

// held returns the types that stand behind interfaces in the samples. It leaves out types that
// can't be loaded, such as a type declared in a function.
func (l *loader) held(r look.Report) schema.Unions {
	held := make(schema.Unions)
	for iface, behind := range r.Held {
		for _, b := range behind {
			named, err := l.named(b.Package + "." + b.Name)
			if err != nil {
				continue
			}
			var typ types.Type = named
			if b.Pointer {
				typ = types.NewPointer(named)
			}
			held[iface] = append(held[iface], typ)
		}
	}
	return held
}
