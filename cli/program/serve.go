package program

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"

	"github.com/wirebench/wirebench/emit/remote"
	"github.com/wirebench/wirebench/internal/delivery"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/foreign"
	"github.com/wirebench/wirebench/internal/idle"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/rt/look"
)

// Jobs that a program does for the program that built it, besides those of processes that measure.
// The job's name is the only argument of the program. Its input is a JSON document on standard
// input.
const (
	// InventoryJob writes the inventory of the program's parts to a file ([Answer]).
	InventoryJob = "inventory"
	// NodeJob receives messages that another machine sends ([Node]).
	NodeJob = "node-job"
)

// Answer says where a job writes its result. Standard output is not used, because libraries may
// print when they are initialised.
type Answer struct {
	File string `json:"file"`
}

// InventoryOf asks a program for its inventory, with additions to the environment.
func InventoryOf(ctx context.Context, path string, env ...string) (i inventory.Inventory, err error) {
	file, err := os.CreateTemp("", "wirebench-inventory-")
	if err != nil {
		return i, err
	}
	defer os.Remove(file.Name())
	defer file.Close() // only read
	job, err := json.Marshal(Answer{file.Name()})
	if err != nil {
		return i, err
	}
	cmd := exec.CommandContext(ctx, path, InventoryJob)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdin = bytes.NewReader(job)
	if said, err := cmd.CombinedOutput(); err != nil {
		line, _, _ := strings.Cut(string(said), "\n")
		return i, fmt.Errorf("a program that was built does not start: %w: %s", err, line)
	}
	err = json.NewDecoder(file).Decode(&i)
	return i, err
}

// Node is the input of a node's job.
type Node struct {
	Listen string `json:"listen"` // address and port
}

// Main does the job that the program's argument names, and ends the process.
func Main(p Parts) {
	done, err := p.Serve(context.Background(), os.Args[1:])
	switch {
	case !done:
		fmt.Fprintln(os.Stderr, "wirebench: this program only measures for the wirebench that built it, and has no commands; wirebench build makes a program that has them")
		os.Exit(2)
	case err != nil:
		fmt.Fprintln(os.Stderr, "wirebench:", printable.Lines(err.Error()))
		os.Exit(1)
	}
}

// Serve does the job that the arguments name, and reports whether they name one.
func (p Parts) Serve(ctx context.Context, args []string) (done bool, err error) {
	if len(args) != 1 {
		return false, nil
	}
	job := p.jobs()[args[0]]
	if job == nil {
		return false, nil
	}
	// Libraries that print would corrupt the output of a job.
	out := os.Stdout
	os.Stdout = os.Stderr
	return true, job(ctx, os.Stdin, out)
}

type job func(ctx context.Context, in io.Reader, out io.Writer) error

func (p Parts) jobs() map[string]job {
	return map[string]job{
		measure.ChildCommand: p.child(measure.Child),
		survive.ChildCommand: p.child(survive.Child),
		evolve.ChildCommand:  p.child(evolve.Child),
		foreign.ChildCommand: p.child(foreign.Child),
		delivery.ChildCommand: func(ctx context.Context, in io.Reader, _ io.Writer) error {
			return p.carrying(func(c carriers) error {
				return supervise.Serve(func(events io.Writer) error { return delivery.Child(ctx, c, in, events) })
			})
		},
		idle.ChildCommand: func(ctx context.Context, in io.Reader, _ io.Writer) error {
			return p.carrying(func(c carriers) error {
				return supervise.Serve(func(events io.Writer) error { return idle.Child(ctx, c, in, events) })
			})
		},
		delivery.NodeCommand: func(ctx context.Context, in io.Reader, out io.Writer) error {
			return p.carrying(func(c carriers) error { return delivery.ServeParent(ctx, c, in, out) })
		},
		NodeJob:        p.node,
		look.Command:   p.samples,
		remote.Command: p.emit,
		InventoryJob: func(_ context.Context, in io.Reader, _ io.Writer) error {
			var to Answer
			if err := json.NewDecoder(in).Decode(&to); err != nil {
				return fmt.Errorf("reading the job: %w", err)
			}
			i, err := p.Inventory()
			if err != nil {
				return err
			}
			text, err := json.Marshal(i)
			if err != nil {
				return err
			}
			return os.WriteFile(to.File, text, 0o666)
		},
	}
}

// child returns the job of a child process that needs the codecs and data sets.
func (p Parts) child(do func(catalog measure.Catalog, in io.Reader, events io.Writer) error) job {
	return func(_ context.Context, in io.Reader, _ io.Writer) error {
		return supervise.Serve(func(events io.Writer) error {
			catalog, err := p.Catalog()
			if err != nil {
				return err
			}
			return do(catalog, in, events)
		})
	}
}

// carrying calls f with the parts of a program for messages.
func (p Parts) carrying(f func(carriers) error) error {
	catalog, err := p.Catalog()
	if err != nil {
		return err
	}
	return f(carriers{catalog, p.engines()})
}

func (p Parts) emit(ctx context.Context, in io.Reader, _ io.Writer) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	catalog, err := p.Catalog()
	if err != nil {
		return err
	}
	return remote.Serve(ctx, catalog.Codecs, in)
}

// node receives messages until it is interrupted.
func (p Parts) node(ctx context.Context, in io.Reader, _ io.Writer) error {
	var n Node
	if err := json.NewDecoder(in).Decode(&n); err != nil {
		return fmt.Errorf("reading the job: %w", err)
	}
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	go func() {
		_, _ = io.Copy(io.Discard, in) // no more input comes; the pipe closes when the process that started this one is gone
		stop()
	}()
	return p.Receive(ctx, n)
}

// Receive runs a node for peers on other machines until ctx ends.
func (p Parts) Receive(ctx context.Context, n Node) error {
	return p.carrying(func(c carriers) error {
		l, err := net.Listen("tcp", n.Listen)
		if err != nil {
			return fmt.Errorf("--listen %s: %w; name another address or port", n.Listen, err)
		}
		fmt.Fprintf(os.Stderr, "wirebench: a node listens at %s; on the other machine: wirebench message --peer %s\n", l.Addr(), l.Addr())
		return delivery.Serve(ctx, c, l)
	})
}

// samples reads the samples of the program's only data set.
func (p Parts) samples(_ context.Context, in io.Reader, _ io.Writer) error {
	var s look.Job
	if err := json.NewDecoder(in).Decode(&s); err != nil {
		return fmt.Errorf("reading the job: %w", err)
	}
	if err := os.WriteFile(s.File, nil, 0o666); err != nil {
		return err
	}
	set := p.Data[0]()[0]
	set.Deadly = s.Careful
	report, err := json.Marshal(look.Read(set, s.Timeout))
	if err != nil {
		return err
	}
	return os.WriteFile(s.File, report, 0o666)
}
