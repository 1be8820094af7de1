package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/glue"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/measure/host"
	"github.com/wirebench/wirebench/own"
	"github.com/wirebench/wirebench/own/captured"
	"github.com/wirebench/wirebench/schema"
)

func ownCommand(p Program) *cobra.Command {
	f := runFlags{data: []string{"all"}} // which are not this program's
	opt := own.Options{}
	var taken []string
	cmd := &cobra.Command{
		Use:   "own TYPE",
		Short: "Measure codecs on a type of your own",
		Long: `own measures codecs on a Go type of yours, with your own messages. Run it in your
module; your files are only read.

TYPE is a package, a dot and the type's name, such as ./order.Order. The type may
be internal, unexported, in package main, or generic; arguments of other packages have their
paths too: ./page.Page[int,./order.Order].

The messages are in files, or what a function of yours returns: []T, []*T, or iter.Seq of
either. Without --samples they are made from the type, which tells less.

What is sent of a type that has parts which few formats can express is its message, as
METHODOLOGY.md defines it. How each part stands in it, and what is left out, is told on standard
error before anything is measured.

With --take nothing is measured. Schemas and code for the type in the formats that it names are
left in the folder that -o names, below your module: a package for each, with Marshal and Unmarshal
and a test of the round trip of your samples, which has passed before. They do without wirebench.`,
		Example: `  wirebench own ./order.Order --samples orders.jsonl
  wirebench own ./order.Order --samples ./order.Examples --time 30s
  wirebench own ./order.Order --samples orders.jsonl --take protobuf,msgp -o wire`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			opt.Type = args[0]
			if cmd.Flags().Changed("take") {
				if err := measuresNothing(cmd); err != nil {
					return err
				}
				return interruptible(cmd, func(ctx context.Context) error { return runTake(ctx, p, opt, taken, f.dir) })
			}
			return interruptible(cmd, func(ctx context.Context) error { return runOwn(ctx, p, &f, opt, forwarded(cmd)) })
		},
	}
	f.add(cmd)
	cmd.Flags().StringVar(&opt.Samples, "samples", "", "messages: a file or folder ("+strings.Join(captured.Ends(), ", ")+"), or a function such as ./order.Examples (default values made from the type)")
	cmd.Flags().BoolVar(&opt.SkipUnfit, "skip-bad", false, "leave out samples that do not fit the type, and measure the others")
	cmd.Flags().StringArrayVar(&opt.Unions, "union", nil, "types behind an interface, where its own package and that of the type do not have them: ./shape.Shape=./a.Circle,./b.Square")
	cmd.Flags().BoolVar(&opt.Partial, "partial", false, "codecs that can't carry a part of messages carry the rest, without a rank; their rows name what is missing")
	namesVar(cmd.Flags(), &opt.Omit, "omit", nil, "fields that are left out of messages: Order.Debug, or .Debug in every struct")
	namesVar(cmd.Flags(), &opt.Include, "include", nil, "fields with the tag json:\"-\" that are part of messages all the same")
	cmd.Flags().StringVar(&opt.Versions, "versions", own.Mine, "versions of modules that you and a codec need: mine, or ours")
	cmd.Flags().StringSliceVar(&taken, "take", nil, "codecs whose schemas and code are left in the folder -o (default wire) for you to keep, as --codec names them; nothing is measured")
	completions(cmd, p)
	return cmd
}

// forwarded returns the flags of a run that were set, for the program that runs.
func forwarded(cmd *cobra.Command) []string {
	var args []string
	cmd.Flags().Visit(func(flag *pflag.Flag) {
		if !slices.Contains([]string{"samples", "versions", "omit", "include", "union", "partial", "skip-bad"}, flag.Name) {
			value := flag.Value.String()
			if list, ok := flag.Value.(pflag.SliceValue); ok {
				for _, one := range list.GetSlice() {
					args = append(args, "--"+flag.Name+"="+one)
				}
				return
			}
			args = append(args, "--"+flag.Name+"="+value)
		}
	})
	return args
}

// runOwn builds the program of the user's type and lets it run.
func runOwn(ctx context.Context, p Program, f *runFlags, opt own.Options, args []string) error {
	catalog, err := f.catalog(p)
	if err != nil {
		return err
	}
	// What would end the run after building is said before.
	checked, err := f.options(catalog)
	if err != nil {
		return err
	}
	if err := f.room(); err != nil {
		return err
	}
	names := make(map[build.Func][]string)
	for _, codecs := range p.Codecs {
		fn, err := build.FuncOf(codecs)
		if err != nil {
			return err
		}
		opt.Codecs = append(opt.Codecs, fn)
		for _, k := range codecs() {
			names[fn] = append(names[fn], k.Name)
		}
	}
	if opt.Maintenance, err = funcs(nil, p.Maintenance); err != nil {
		return err
	}
	chosen := slices.DeleteFunc(slices.Clone(catalog.Codecs), func(k codec.Codec) bool { return !slices.Contains(checked.Codecs, k.Name) })
	opt.Timeout = checked.Timeout
	opt.Reference, opt.Anchors, opt.Set = p.Reference, p.Anchors, host.Stamp()
	opt.Emitters = glue.Emitters(chosen)
	opt.Unfit = make(map[string]func(*schema.Type) string)
	for _, k := range chosen {
		if k.Emitter == nil && k.Unfit != nil {
			opt.Unfit[k.Name] = k.Unfit
		}
	}
	if f.grade == publish {
		opt.Layouts = layouts(checked.Seed)
	}
	bar := newProgress()
	defer bar.end()
	opt.Step, opt.Note = bar.building, bar.say
	if opt.Cache, err = emit.Cache("own"); err != nil {
		bar.say("the program is not kept for the next run: " + err.Error())
		opt.Cache = ""
	}
	program, err := own.Build(ctx, opt)
	if err != nil {
		return err
	}
	defer program.Remove()
	if !program.Built.IsZero() {
		bar.say("using the program that was built on " + program.Built.Format("2006-01-02 at 15:04"))
	}
	bar.end()
	return runProgram(ctx, program.Binaries[0], innerArgs(program, names, checked, f.reference == "", args), program.Env)
}

// innerArgs are the arguments of the program of the user's type. args are the
// flags that the user set, among which is no reference if the run is to choose it; names are those of codecs, by the function that has them.
func innerArgs(program *own.Program, names map[build.Func][]string, opt measure.Options, choose bool, args []string) []string {
	args = append([]string{"run", "--data=" + program.Data}, args...)
	args = append(args, "--seed="+strconv.FormatUint(opt.Seed, 10)) // that of the layouts
	for _, word := range opt.Command {
		args = append(args, "--command="+word)
	}
	for _, binary := range program.Binaries {
		args = append(args, "--binary="+binary)
	}
	args = append(args, "--schemas="+program.Schemas)
	if choose {
		args = append(args, "--choose-reference")
	}
	absent := func(names []string, reason string) {
		for _, name := range names {
			args = append(args, "--absent="+name+"="+reason)
		}
	}
	for _, d := range program.Dropped {
		absent(names[d.Part], d.Reason)
	}
	for e, reason := range program.Unmade {
		absent(e.Offers(), reason)
	}
	return args
}

// runProgram runs another wirebench program in the place of this one, with additions to the
// environment.
func runProgram(ctx context.Context, path string, args, env []string) error {
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = time.Minute // for its last words
	err := cmd.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.ExitCode() > 0 {
		return &saidError{exit.ExitCode()}
	}
	return err
}

// saidError is a failure of another program, which has told what it is.
type saidError struct{ code int }

func (e *saidError) Error() string { return fmt.Sprintf("exit status %d", e.code) }
