// Package cli is the wirebench command line. A program of a third party calls
// [Main] with its own codecs and data sets and has everything that wirebench has.
package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/maintenance"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/measure/supervise"
	"github.com/wirebench/wirebench/message"
	"github.com/wirebench/wirebench/own/look"
	"github.com/wirebench/wirebench/record"
)

// Program is what a wirebench program is made of: the Codecs functions of codec
// packages and the Sets functions of data packages. They are package-level
// functions, so that the program can be built again from their packages.
type Program struct {
	Codecs []func() []codec.Codec
	Data   []func() []corpus.Set
	// Engines are the Engines functions of packages that carry messages.
	Engines []func() []message.Engine
	// Glue are the Glue functions of packages with code that was made for types.
	Glue []func() codec.Glue
	// Maintenance are functions that tell what is known of the modules of the codecs; of a
	// module that two lists have, the later one's entry counts.
	Maintenance []func() []maintenance.Module
	// Roles name the codecs that others are compared with. A codec that the program does
	// not have plays no part.
	measure.Roles
	// Omitted are codecs that the program does not have, with the reasons.
	Omitted []codec.Omitted
}

// Catalog calls the program's functions. Two codecs or data sets of one name are
// an error.
func (p Program) Catalog() (measure.Catalog, error) {
	c := measure.Catalog{Roles: p.Roles}
	for _, f := range p.Codecs {
		c.Codecs = append(c.Codecs, f()...)
	}
	for _, f := range p.Data {
		c.Sets = append(c.Sets, f()...)
	}
	glue := codec.Join(p.Glue...)
	for _, s := range c.Sets {
		s.Type.Glue = glue[s.Type.Go]
		if s.Type.Plain != nil {
			s.Type.Plain.Type.Glue = glue[s.Type.Plain.Type.Go]
		}
		for _, p := range s.Type.Partial {
			p.Type.Glue = glue[p.Type.Go]
		}
	}
	for _, name := range slices.Concat(codecNames(c), dataNames(c)) {
		if err := record.CheckName(name); err != nil {
			return c, err
		}
	}
	if name := twice(codecNames(c)); name != "" {
		return c, fmt.Errorf("two codecs are named %q; give each of the program's codecs a name of its own", name)
	}
	if name := twice(dataNames(c)); name != "" {
		return c, fmt.Errorf("two data sets are named %q; give each of the program's data sets a name of its own", name)
	}
	return c, nil
}

// Exit codes.
const (
	exitFailed      = 1
	exitUsage       = 2
	exitInterrupted = 130
)

// Main runs the command line in os.Args and ends the process.
func Main(p Program) { os.Exit(Run(p)) }

// Run runs the command line in os.Args and returns the process's exit code.
func Run(p Program) int {
	err := root(p).ExecuteContext(context.Background())
	var usage *usageError
	var said *saidError
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errInterrupted):
		return exitInterrupted
	case errors.As(err, &said):
		return said.code
	}
	// It may have words of a record, or of a codec.
	fmt.Fprintln(os.Stderr, "wirebench:", printable.Lines(err.Error()))
	if errors.As(err, &usage) {
		return exitUsage
	}
	return exitFailed
}

// errInterrupted: Ctrl-C; what there is to say about it was said.
var errInterrupted = errors.New("interrupted")

// interruptible runs a command that has something to leave in order when Ctrl-C or SIGTERM
// ends its context. A second one ends the program, if it comes more than a second later: a
// program that own runs gets Ctrl-C from the terminal, and from its parent once more.
func interruptible(cmd *cobra.Command, run func(context.Context) error) error {
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, func() {
		time.Sleep(time.Second)
		stop()
	})
	err := run(ctx)
	var said *saidError
	switch {
	case err == nil, ctx.Err() == nil, errors.Is(err, errInterrupted), errors.As(err, &said):
		return err
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(os.Stderr, "wirebench: interrupted")
	default: // a command that was ended, or what went wrong besides
		fmt.Fprintln(os.Stderr, "wirebench: interrupted:", printable.Lines(err.Error()))
	}
	return errInterrupted
}

func root(p Program) *cobra.Command {
	cmd := runCommand(p)
	cmd.Use = "wirebench"
	cmd.Short = "Measure Go serialization formats, and prove every figure"
	cmd.Long = `wirebench measures what Go serialization formats cost, and proves every figure.

Without a command it measures all codecs on the data set "person" for up to a
minute, prints the table, and leaves the record of the run in a folder, with an HTML
report beside it.`
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	cmd.Version = cmp.Or(strings.TrimSpace(strings.TrimPrefix(maker(), "wirebench")), "of an unknown version") + ", " + runtime.Version()
	cmd.SetVersionTemplate("wirebench {{.Version}}\n")

	run := runCommand(p)
	run.Use = "run"
	run.Short = "Measure codecs on data sets"
	cmd.AddCommand(run, dumpCommand(p), listCommand(p), reportCommand(p), adviseCommand(p), mergeCommand(), compareCommand(p), claimsCommand(p), ownCommand(p), messageCommand(p), spawnCommand(p), nodeCommand(p), childCommand(p), samplesCommand(p))
	cmd.AddCommand(messageChildren(p)...)
	understood(cmd)
	return cmd
}

func childCommand(p Program) *cobra.Command {
	return &cobra.Command{
		Use:    measure.ChildCommand,
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			return supervise.Serve(func(events io.Writer) error {
				catalog, err := p.Catalog()
				if err != nil {
					return err
				}
				return measure.Child(catalog, os.Stdin, events)
			})
		},
	}
}

// samplesCommand reads the samples of a type for the program that builds another one for it.
func samplesCommand(p Program) *cobra.Command {
	return &cobra.Command{
		Use:    look.Command + " FILE PATIENCE [" + look.Careful + "]",
		Hidden: true,
		Args:   cobra.RangeArgs(2, 3),
		RunE: func(_ *cobra.Command, args []string) error {
			timeout, err := time.ParseDuration(args[1])
			if err != nil {
				return err
			}
			// That it is there tells that all packages have been initialised.
			if err := os.WriteFile(args[0], nil, 0o666); err != nil {
				return err
			}
			set := p.Data[0]()[0]
			set.Deadly = len(args) > 2
			report, err := json.Marshal(look.Read(set, timeout))
			if err != nil {
				return err
			}
			return os.WriteFile(args[0], report, 0o666)
		},
	}
}
