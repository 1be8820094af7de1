package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/internal/inventory"
)

// nodeFlags are the flags of the command node.
type nodeFlags struct {
	listen          string
	engines, codecs []string
	data            string
}

// nodeCommand runs the receivers of messages that another machine sends.
func nodeCommand(p Program) *cobra.Command {
	var f nodeFlags
	cmd := &cobra.Command{
		Use:   "node",
		Short: "Receive the messages that wirebench message sends from another machine",
		Long: `node receives the messages that "wirebench message --peer HOST:PORT" sends from another machine.
It runs until it is interrupted. Both machines must have the same version of wirebench. It serves
everyone, without encryption: use it in a network of your own. If Go is not installed, run a
program that "wirebench build" made.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p) })
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.listen, "listen", "127.0.0.1:7000", "address and port; 0.0.0.0:7000 for all of this machine")
	flags.StringSliceVar(&f.engines, "engine", []string{"all"}, "engines that carry messages: names, patterns, or all that can be in one program")
	flags.StringSliceVar(&f.codecs, "codec", nil, "codecs that write the values in messages, as message --codec has them (default json, with --data)")
	flags.StringVar(&f.data, "data", "", "data set of the values in messages, as message --data has it")
	return cmd
}

func (f *nodeFlags) run(ctx context.Context, p Program) error {
	has, err := p.inventory()
	if err != nil {
		return err
	}
	engines, err := together(has, f.engines, inventory.Engine.Carries)
	if err != nil {
		return err
	}
	var codecs, data []string
	switch {
	case f.data != "":
		if data, err = choose("data set", []string{f.data}, has.DataNames()); err != nil {
			return err
		}
		if codecs = f.codecs; codecs == nil {
			codecs = []string{has.Reference}
		}
		if codecs, err = chooseCodecs("codec", codecs, askables(has)); err != nil {
			return err
		}
	case len(f.codecs) > 0:
		return usagef("--codec needs --data, the data set of the values in messages")
	}
	s, err := selected(has, codecs, data, engines)
	if err != nil {
		return err
	}
	job := program.Node{Listen: f.listen}
	if linked, err := p.links(s); err != nil || linked || p.Standalone {
		return errors.Join(err, p.Receive(ctx, job))
	}
	s.make = s.unmade(func(name string) bool { return slices.Contains(codecs, name) })
	bar := newProgress()
	built, err := p.build(ctx, s, bar)
	bar.end()
	if err != nil {
		return err
	}
	defer built.remove()
	return runJob(ctx, built.binaries[0], program.NodeJob, job)
}

// runJob runs a job in another program, with this process's standard output and error.
func runJob(ctx context.Context, path, name string, job any) error {
	input, err := json.Marshal(job)
	if err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, path, name)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = time.Minute // time to print its last lines
	// The pipe stays open. When it closes, this process has ended, and the other one ends, too.
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	_, unsent := in.Write(append(input, '\n')) // a process that has ended reports the reason itself
	if err = cmd.Wait(); err == nil {
		err = unsent
	}
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return nil
	case errors.As(err, &exit) && exit.ExitCode() > 0:
		return &saidError{exit.ExitCode()}
	case err != nil:
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// saidError is a failure of another program that has printed its reason.
type saidError struct{ code int }

func (e *saidError) Error() string { return fmt.Sprintf("exit status %d", e.code) }
