package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/foreign"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// foreignFlags are the flags of the command foreign.
type foreignFlags struct {
	data, codecs []string
	processes    int
	timeout      time.Duration
	seed         uint64
	from         string
	json         bool
	withoutGC    bool
}

func foreignCommand(p Program) *cobra.Command {
	var f foreignFlags
	cmd := &cobra.Command{
		Use:   "foreign PROGRAM [ARG...]",
		Short: "Measure libraries of another language next to Go codecs, without ranking them",
		Long: `foreign measures libraries of another language on the messages of Go data sets, next to Go codecs of the
same formats. The libraries are in a PROGRAM of that language, which answers requests on its standard input. PROGRAM
is a program with its arguments, or the folder of a Rust crate, which cargo then builds. examples/rust is one, and
docs/foreign.md describes the requests.

Before anything is timed, each side decodes what the other has encoded, and every value must be the same. Then both
time batches in turn, on one processor, in several processes. Go's times then get the work of its garbage collector,
since languages that free memory themselves do so within the times. Rows of two runtimes are not ranked.`,
		Example: `  wirebench foreign ./examples/rust
  wirebench foreign ./examples/rust --data order --codec msgp,vtprotobuf
  wirebench foreign --processes 3 -- java -jar ours.jar
  wirebench foreign ./examples/rust --json >rust.json; wirebench foreign --from rust.json`,
		Args: func(cmd *cobra.Command, args []string) error {
			if f.from != "" {
				return cobra.NoArgs(cmd, args)
			}
			return cobra.MinimumNArgs(1)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.from != "" {
				return f.again()
			}
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p, args) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.data, "data", []string{"person", "order"}, "data sets whose messages both sides have")
	flags.StringSliceVar(&f.codecs, "codec", nil, "more Go codecs than those that PROGRAM compares with: names, formats, patterns")
	flags.IntVar(&f.processes, "processes", 12, "processes that time each data set; fewer than three give no intervals")
	flags.DurationVar(&f.timeout, "timeout", 30*time.Second, "longest wait for an answer of PROGRAM")
	flags.Uint64Var(&f.seed, "seed", 0, "random seed of the measuring order (default: from the clock)")
	flags.StringVar(&f.from, "from", "", "print the table of a file that --json has made, and measure nothing")
	flags.BoolVar(&f.json, "json", false, "print JSON, with the times of each process")
	flags.BoolVar(&f.withoutGC, "without-gc", false, "print Go's times without the work of the garbage collector")
	completions(cmd, p)
	return cmd
}

// again prints the table of a file.
func (f *foreignFlags) again() error {
	data, err := os.ReadFile(f.from)
	if err != nil {
		return err
	}
	var r foreign.Result
	if err := json.Unmarshal(data, &r); err != nil {
		return fmt.Errorf("%s isn't made by foreign --json: %w", f.from, err)
	}
	printable.All(&r)
	return f.print(os.Stdout, &r)
}

func (f *foreignFlags) run(ctx context.Context, p Program, args []string) error {
	has, err := p.inventory()
	if err != nil {
		return err
	}
	switch {
	case f.processes < 1:
		return usagef("--processes %d: give a number of at least 1", f.processes)
	case f.timeout <= 0:
		return usagef("--timeout takes a duration, such as 30s")
	}
	data, err := choose("data set", f.data, has.DataNames())
	if err != nil {
		return err
	}
	var more []string
	if len(f.codecs) > 0 {
		if more, err = chooseCodecs("codec", f.codecs, askables(has)); err != nil {
			return err
		}
	}
	bar := newProgress()
	defer bar.end()
	o := foreign.Options{
		Data: data, Processes: f.processes, Shape: foreign.UsualShape, Seed: cmp.Or(f.seed, uint64(time.Now().UnixNano())),
		Progress: func(phase string, done, total int64, timed bool) {
			bar.show(measure.Progress{Phase: phase, Done: done, Total: total, Timed: timed})
		},
	}
	switch {
	case f.withoutGC:
	case f.processes < stats.Usual.Least: // a quick look
		o.Calibrations = 1
	default:
		o.Calibrations = foreign.UsualCalibrations
	}
	if o.Command, err = foreignProgram(ctx, args, bar); err != nil {
		return err
	}
	o.Command.Timeout = f.timeout
	about, err := introduction(ctx, o.Command)
	if err != nil {
		return fmt.Errorf("%s: %w", args[0], err)
	}
	codecs, err := compared(has, about, more)
	if err != nil {
		return fmt.Errorf("%s: %w", args[0], err)
	}
	s, err := selected(has, append(codecNames(codecs), foreign.Exchange), data, nil)
	if err != nil {
		return err
	}
	s.make = s.unmade(func(name string) bool { return slices.Contains(codecNames(codecs), name) })
	built, err := p.build(ctx, s, bar)
	if err != nil {
		return err
	}
	defer built.remove()
	o.Program, o.Env, o.Lines = built.binaries[0], built.env, lines(codecs, about, built.env)
	result, failed := foreign.Run(ctx, o)
	bar.end()
	if result == nil || result.Processes == 0 {
		return failed
	}
	if err := f.print(os.Stdout, result); err != nil {
		return err
	}
	return failed
}

// introduction starts the program once, to know its rows.
func introduction(ctx context.Context, c foreign.Command) (foreign.Introduction, error) {
	peer, err := foreign.Start(ctx, c)
	if err != nil {
		return foreign.Introduction{}, err
	}
	return peer.About, peer.Close()
}

// compared returns the Go codecs that rows are compared with, and those that the user has added.
func compared(has inventory.Inventory, about foreign.Introduction, more []string) (all []inventory.Codec, err error) {
	wanted := make([]string, 0, len(about.Rows)+len(more))
	for _, r := range about.Rows {
		if r.Peer != "" && !slices.Contains(has.CodecNames(), r.Peer) {
			return nil, fmt.Errorf("its row %s: %w", r.Name, unknown("codec", r.Peer, has.CodecNames()))
		}
		wanted = append(wanted, r.Peer)
	}
	for _, name := range append(wanted, more...) {
		k, err := has.Codec(name)
		if name == "" || err != nil || k.Marks.Baseline() || slices.Contains(codecNames(all), k.Name) {
			continue
		}
		all = append(all, k)
	}
	return all, nil
}

func codecNames(codecs []inventory.Codec) (all []string) {
	for _, k := range codecs {
		all = append(all, k.Name)
	}
	return all
}

// lines returns a line for each Go codec. A codec that the user has added is compared with the one
// of its format that rows are compared with, best with one that tells fields apart in the same way.
func lines(codecs []inventory.Codec, about foreign.Introduction, env *record.Environment) (all []foreign.Line) {
	for _, k := range codecs {
		l := foreign.Line{Name: k.Name, Library: k.Module, Format: k.Format.Name}
		if env != nil {
			l.Library = printable.Line(k.Module + " " + env.Version(k.Module))
		}
		alike := -1
		for _, other := range codecs {
			if !slices.ContainsFunc(about.Rows, func(r foreign.Row) bool { return r.Peer == other.Name }) {
				continue
			}
			how := -1
			switch {
			case other.Name == k.Name:
				how = 2
			case other.Format.Name == k.Format.Name && other.Fields == k.Fields:
				how = 1
			case other.Format.Name == k.Format.Name:
				how = 0
			}
			if how > alike {
				alike, l.Like = how, other.Name
			}
		}
		all = append(all, l)
	}
	return all
}
