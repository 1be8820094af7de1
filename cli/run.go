package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/variant"
)

// runFlags are the flags of commands that measure.
type runFlags struct {
	data, codecs, operations []string
	time                     time.Duration
	shortest                 bool // --time 0
	precision                string
	grade                    string
	dir                      string
	timeout, proof           time.Duration
	memory                   string
	heap                     heapFlags
	seed                     uint64
	proveAgain               bool
	rounds                   bool
	all                      bool // every row in the printed table
	permissive               bool // without codecs under a copyleft licence
	// shard is "2/5" for the second of five parts.
	shard string
	// reference is the codec that ratios refer to, or "" for the program's. choose lets the run
	// choose another one.
	reference string
	choose    bool
	// variants are the programs that are measured together, as variant.Parse reads them. relative says
	// what their times are relative to.
	variants []string
	relative string
	// schemas is a folder to be kept with the record. env are additions to the environment of
	// programs that measure.
	schemas string
	env     []string
}

// proofTimeout is a hundred times as long as the proof of a slow codec takes on a slow machine.
const proofTimeout = 2 * time.Minute

// Grades of a run.
const (
	quick   = "quick"
	publish = "publish"
)

func (f *runFlags) add(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringSliceVar(&f.codecs, "codec", []string{"all"}, "codecs to measure: names, formats such as MessagePack, patterns such as 'ugorji/*', or all; code is made on demand only for codecs that are named")
	flags.StringSliceVar(&f.operations, "operation", []string{"encode", "decode"}, "operations to measure, or all")
	flags.DurationVar(&f.time, "time", 0, "longest time for measuring; 0: one process for each data set, without the cost of garbage (default 1m for each data\nset, 3m with --grade publish, and more for operations in processes of their own)")
	flags.StringVar(&f.precision, "precision", "3%", "stop when every ratio is known to ± this value, when more processes would hardly help, or when --time is over; 0: use all of --time")
	flags.StringVar(&f.grade, "grade", quick, "quick, or publish: several layouts of the program's code")
	flags.StringVarP(&f.dir, "output", "o", "", "folder for the record and its HTML report (default "+inCache+" in your cache folder)")
	flags.DurationVar(&f.timeout, "timeout", time.Minute, "longest time of one operation; a codec that takes longer is stopped and reported as hanging")
	flags.DurationVar(&f.proof, "proof-timeout", proofTimeout, "longest time of the proof of one codec on one data set; a codec that takes longer is stopped and has a fault; 0: no limit")
	flags.BoolVar(&f.proveAgain, "prove-again", false, "prove every codec, also those that an earlier run has proved with the same code and the same messages")
	flags.StringVar(&f.memory, "memory", "", "most memory of one measuring process, such as 4GiB; a codec that takes more is stopped and has a fault (default half of the machine's memory)")
	f.heap.addHeap(flags)
	flags.Uint64Var(&f.seed, "seed", 0, "random seed of the measuring order (default: from the clock)")
	flags.StringVar(&f.reference, "reference", "", "codec that ratios refer to (default json; for own the type's own code if it has any;\nanother codec if json has no result)")
	flags.BoolVar(&f.all, "all", false, "print every row of every table at the end, as wirebench report --all does")
	flags.BoolVar(&f.permissive, "permissive", false, "leave out codecs under a copyleft licence (GPL), since a program with them may only be passed on under that licence")
	flags.BoolVar(&f.rounds, "rounds", false, "also keep the time of every batch, in rounds.jsonl")
	flags.StringArrayVar(&f.variants, "variant", nil, "also build the program differently, measure both programs together, and print what changes: a version of Go (go1.27.4), a\nmodule's version (github.com/bytedance/sonic@v1.14.2) or folder (github.com/bytedance/sonic=../sonic), a variable (GOAMD64=v3),\npgo=FILE, gcflags=FLAGS, tags=TAGS, layout=NUMBER, or several separated by spaces; with several --variant, the others are compared with the first")
	flags.StringVar(&f.relative, "relative", byTime, "what --variant compares: time, or own (times relative to the reference of the same program)")
}

func runCommand(p Program) *cobra.Command {
	var f runFlags
	cmd := &cobra.Command{
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			f.shortest = cmd.Flags().Changed("time") && f.time == 0
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p) })
		},
	}
	f.add(cmd)
	f.addRun(cmd, p)
	completions(cmd, p)
	return cmd
}

// addRun adds the flags that the command own does not have.
func (f *runFlags) addRun(cmd *cobra.Command, p Program) {
	namesVar(cmd.Flags(), &f.data, "data", []string{p.usualData()}, "data sets to measure on: names, patterns such as 'sweep-*', or all")
	cmd.Flags().StringVar(&f.shard, "shard", "", "part of the run, such as 2/5, for one machine of five; wirebench merge joins the records")
}

// completions lets the shell complete the names of codecs, data sets, operations and grades.
func completions(cmd *cobra.Command, p Program) {
	for flag, names := range map[string]func() []string{
		"codec":     known(p, inventory.Inventory.CodecNames),
		"data":      known(p, inventory.Inventory.DataNames),
		"operation": operationNames,
		"grade":     func() []string { return []string{quick, publish} },
		"reference": known(p, inventory.Inventory.CodecNames),
	} {
		if cmd.Flags().Lookup(flag) == nil {
			continue
		}
		err := cmd.RegisterFlagCompletionFunc(flag, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return names(), cobra.ShellCompDirectiveNoFileComp
		})
		if err != nil {
			panic(err) // the flag was looked up just now
		}
	}
}

// known returns a function that lists names of a program for completion. A program whose inventory
// has errors completes nothing.
func known(p Program, names func(inventory.Inventory) []string) func() []string {
	return func() []string {
		has, err := p.inventory()
		if err != nil {
			return nil
		}
		return names(has)
	}
}

// run measures what the flags ask for, prints the table and leaves the record, with an HTML report
// next to it.
func (f *runFlags) run(ctx context.Context, p Program) error {
	variants, err := f.chosenVariants()
	if err != nil {
		return err
	}
	if variants != nil {
		return f.compareVariants(ctx, p, variants, f.builder(p))
	}
	return f.show(ctx, p, f.measure(ctx, p))
}

// show prints the table of what was measured, and leaves the HTML report.
func (f *runFlags) show(ctx context.Context, p Program, failed error) error {
	heap, err := f.heap.heap()
	if err != nil {
		return err
	}
	tables := excerpt{format: "text", view: report.View{All: f.all}, heap: heap}
	if failed != nil {
		return p.lost(failed, tables)
	}
	recs, err := record.ReadAll(f.dir)
	if err != nil {
		return err
	}
	if err := p.print(os.Stdout, recs, tables); err != nil {
		return err
	}
	p.leavePage(f.dir, recs)
	return kept(ctx, f.dir)
}

// kept prints where the record of a run is. It returns errInterrupted if an interrupt ended the run
// early.
func kept(ctx context.Context, dir string) error {
	if ctx.Err() != nil {
		fmt.Fprintf(os.Stderr, "wirebench: interrupted; the results so far are in %s\n", dir)
		return errInterrupted
	}
	fmt.Fprintf(os.Stderr, "wirebench: the record is in %s\n", dir)
	return nil
}

// measure measures what the flags ask for and leaves the record in f.dir. An interrupt is not an
// error.
func (f *runFlags) measure(ctx context.Context, p Program) error {
	has, opt, err := f.checked(p)
	if err != nil {
		return err
	}
	if err := f.announce(has, opt, "building and proving them, then measuring"); err != nil {
		return err
	}
	bar := newProgress()
	program, err := f.build(ctx, p, has, opt, variant.Variant{}, bar)
	bar.end()
	if err != nil {
		return err
	}
	defer program.remove()
	program.options(&opt)
	return f.measureBy(ctx, has, opt)
}

// checked returns the inventory and the options of a run. It reports errors now that would end the
// run after building.
func (f *runFlags) checked(p Program) (has inventory.Inventory, opt measure.Options, err error) {
	if has, err = f.inventory(p); err != nil {
		return has, opt, err
	}
	if opt, err = f.options(has); err != nil {
		return has, opt, err
	}
	return has, opt, f.checkFolder()
}

// build builds the program that measures what the options name.
func (f *runFlags) build(ctx context.Context, p Program, has inventory.Inventory, opt measure.Options, v variant.Variant, bar *progress) (*built, error) {
	s, err := selected(has, opt.Codecs, opt.Data, nil)
	if err != nil {
		return nil, err
	}
	s.variant = v
	s.make = s.unmade(f.asked)
	s.layouts, s.once = f.seeds(opt, v)
	return p.build(ctx, s, bar)
}

// builder returns what builds the programs of variants.
func (f *runFlags) builder(p Program) builder {
	return func(ctx context.Context, v variant.Variant, bar *progress) (*built, inventory.Inventory, measure.Options, error) {
		has, opt, err := f.checked(p)
		if err != nil {
			return nil, has, opt, err
		}
		b, err := f.build(ctx, p, has, opt, v, bar)
		return b, has, opt, err
	}
}

// measureBy measures with the programs in opt.
func (f *runFlags) measureBy(ctx context.Context, has inventory.Inventory, opt measure.Options) error {
	opt.Entry.Env = f.env
	header, err := measure.Header(has, opt)
	if err != nil {
		return err
	}
	if f.dir == "" {
		if f.dir, err = newFolder(header, ""); err != nil {
			return err
		}
	}
	out, err := f.create(header)
	if err != nil {
		return makeRoom(err, "run again")
	}
	if out.rounds != nil {
		opt.Rounds = out.rounds
	}
	bar := newProgress()
	opt.Progress, opt.Missing = bar.show, bar.say
	opt.Fitness = func(f measure.Fitness) { bar.say(f.String()) }
	failed := measure.Run(ctx, has, opt, out.record)
	bar.end()
	// An interrupt is not a failure, but a record that can't be written is.
	if err := out.close(); failed == nil || ctx.Err() != nil {
		failed = err
	}
	var noData *measure.NoData
	if errors.As(failed, &noData) {
		return errors.Join(failed, out.abort())
	}
	if failed != nil {
		return makeRoom(failed, "run again; the results so far are kept: wirebench report "+f.dir)
	}
	return nil
}

// roundsFile is the file for the time of every batch.
func (f *runFlags) roundsFile() string { return filepath.Join(f.dir, "rounds.jsonl") }

// checkFolder checks whether the record can be written, before much time is spent.
func (f *runFlags) checkFolder() error {
	if _, err := os.Lstat(f.roundsFile()); f.rounds && err == nil {
		return fmt.Errorf("%s exists already, and --rounds would overwrite it; choose another folder", f.roundsFile())
	}
	dir := f.dir
	if dir == "" {
		runs, err := runsFolder()
		if err != nil {
			return err
		}
		dir = filepath.Join(runs, "next") // the real name is not known yet
	}
	return makeRoom(record.Room(dir), "run again")
}

// announce says what a run is about to do, how long it takes, where it leaves the record, and which version of Go
// and of wirebench the record will name. first is what comes before measuring.
func (f *runFlags) announce(has inventory.Inventory, opt measure.Options, first string) error {
	to := f.dir
	if to == "" {
		runs, err := runsFolder()
		if err != nil {
			return err
		}
		to = "a new folder in " + runs
	}
	long := "with one process for each data set"
	if opt.Time > 0 {
		long = fmt.Sprintf("for up to %v", opt.Time)
	}
	codecs := slices.DeleteFunc(slices.Clone(opt.Codecs), func(name string) bool {
		k, err := has.Codec(name)
		return name == has.Twin() || err == nil && k.Marks.Floor
	})
	var operations []string
	for _, o := range opt.Operations {
		operations = append(operations, string(o))
	}
	e := host.Environment() // what the record will say, which is too late to change afterwards
	_, err := fmt.Fprintf(os.Stderr, "wirebench: %s on %s, %s: %s %s; the record goes to %s (%s, commit %s)\n",
		few(codecs, "codec"), few(opt.Data, "data set"), few(operations, "operation"), first, long, printable.Line(to), e.Go, cmp.Or(e.Commit, "unknown"))
	return err
}

// few names some things, or counts them if they are many.
func few(names []string, what string) string {
	if len(names) > 4 {
		return fmt.Sprintf("%d %ss", len(names), what)
	}
	return listed(names)
}

// makeRoom extends an error about a full disk by what to do.
func makeRoom(err error, then string) error {
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) {
		return fmt.Errorf("%w; make room there and %s", err, then)
	}
	return err
}
