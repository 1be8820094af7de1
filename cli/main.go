// Package cli is the wirebench command line. A third party's program calls [Main] with its own
// codecs and data sets, and has everything that wirebench has.
//
// There is a file for each command. Commands that measure select parts, build a program that links
// them (package build), and run it; reports and lists need no such program. See ARCHITECTURE.md,
// "From a command to a program that measures".
//
// It must not know any codec, data set or engine: the calling program brings them, and a third
// party's program has others.
package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/printable"
)

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
	// The program may have started itself to measure.
	if done, err := p.Serve(context.Background(), os.Args[1:]); done {
		if err != nil {
			fmt.Fprintln(os.Stderr, "wirebench:", printable.Lines(err.Error()))
			return exitFailed
		}
		return 0
	}
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
	// The error may contain text from a record or a codec.
	fmt.Fprintln(os.Stderr, "wirebench:", printable.Lines(err.Error()))
	if errors.As(err, &usage) {
		return exitUsage
	}
	return exitFailed
}

// errInterrupted says that Ctrl-C was pressed, and that a message about it has been printed.
var errInterrupted = errors.New("interrupted")

// interruptible runs a command that must finish its work when Ctrl-C or SIGTERM ends its context. A
// second signal ends the program if it comes more than a second later. The delay is needed because
// a program that own runs gets Ctrl-C from the terminal and once more from its parent.
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
	default: // a command was killed, or something else failed
		fmt.Fprintln(os.Stderr, "wirebench: interrupted:", printable.Lines(err.Error()))
	}
	return errInterrupted
}

func root(p Program) *cobra.Command {
	cmd := rootCommand(p)
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	showVersion(cmd)

	run := runCommand(p)
	run.Use = "run"
	run.Short = "Measure codecs on data sets"
	grouped(cmd,
		group{"Choose a codec:", []*cobra.Command{adviseCommand(p), priceCommand(p), listCommand(p), dumpCommand(p)}},
		group{"Measure:", []*cobra.Command{run, ownCommand(p), upgradeCommand(p), reproduceCommand(p), foreignCommand(p)}},
		group{"Check safety:", []*cobra.Command{checkCommand(p), evolveCommand(p)}},
		group{"Read records:", []*cobra.Command{reportCommand(p), compareCommand(p), mergeCommand(), claimsCommand(p), siteCommand(p)}},
		group{"Measure messages:", []*cobra.Command{messageCommand(p), spawnCommand(p), nodeCommand(p)}},
		group{"Other:", []*cobra.Command{newCommand(p), buildCommand(p), prefetchCommand(p), manualCommand()}},
	)
	understood(cmd)
	return cmd
}
