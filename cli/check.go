package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/usertype"
)

// checkFlags are the flags of the command check.
type checkFlags struct {
	data, codecs, kinds []string
	dir, resume, replay string
	json, all           bool
	// own is the user's type whose messages are used instead of those of data sets. Its Type is "" if
	// there is no such type. of is the header of the record that the type comes from, nil if it does not.
	own usertype.Options
	of  *survive.Header
}

// checkedData are the data sets on which codecs are checked: a record with lists and optional parts, one
// with a map, a type that refers to itself, and a document that can hold anything.
var checkedData = []string{"order", "complexdata", "tree", "document"}

func checkCommand(p Program) *cobra.Command {
	var f checkFlags
	cmd := &cobra.Command{
		Use:   "check [TYPE]",
		Short: "Check what codecs do with hostile, damaged and unusual input, and with memory",
		Long: `check gives the decoders of codecs input that they did not write, and looks for wrong use of memory.

  hostile  messages that are made to take much memory or time, or to end the process: known
           attacks of each format, and changes of valid messages that need no knowledge of it
  damage   messages that are cut short, have a wrong bit, or are of another format or type
  conformance
           messages that the format's specification says must be accepted or rejected: public
           test suites, and other forms of valid messages. Codecs of JSON are also compared
           with encoding/json
  memory   valid messages while garbage is collected and in many goroutines, with checks of
           pointers and with the race detector, and the memory that decoded values keep alive
  evolution
           messages of programs that have another version of a type: a field was added, removed
           or renamed, or has another type now. It has types of its own

The kinds memory and evolution build two more programs each, which takes minutes the first time,
and are only checked if --kind names them. The race detector needs cgo and a C compiler.

Each function that takes input is checked by itself: decoding into a fresh and into a used value,
decoding from a stream, reading in place, and skipping fields that the type does not have.
With TYPE, such as ./order.Order, the messages are of a type of yours: see "wirebench own --help".
What is found counts for that type, in reports and in advice, and for no other type.

Codecs run in processes of their own, with limits of memory and time. A result says what was
found, with the input that shows it. --replay tries that input again.

That a codec passes means that nothing was found with the inputs that were tried.`,
		Example: `  wirebench check --codec gob,msgpack,protobuf,json
  wirebench check --codec msgpack --kind hostile --data tiny-slice
  wirebench check --codec gotiny,sonic --kind memory
  wirebench check --codec json,protobuf,msgp/tuple --kind evolution
  wirebench check ./order.Order --samples orders.jsonl --codec json,msgp
  wirebench check --replay 3f9a2c10`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.ofType(cmd, args); err != nil {
				return err
			}
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.codecs, "codec", []string{"all"}, "codecs to check: names, formats such as MessagePack, patterns such as 'ugorji/*', or all")
	namesVar(flags, &f.data, "data", checkedData, "data sets whose messages are changed: names or patterns such as 'sweep-*'")
	flags.StringSliceVar(&f.kinds, "kind", kindNames(survive.Usual), "kinds of checks: "+strings.Join(kindNames(survive.Kinds), ", ")+", or all")
	flags.StringVarP(&f.dir, "output", "o", "", "folder for the record (default wirebench/checks/<date>-<machine> in your cache folder)")
	flags.StringVar(&f.resume, "continue", "", "folder with the record of checks that were interrupted, to go on with them")
	flags.StringVar(&f.replay, "replay", "", "ID of a result whose input is tried again: one of the records on this machine, or of that of --output, or a published one")
	flags.BoolVar(&f.json, "json", false, "print JSON: a line for each result")
	flags.BoolVar(&f.all, "all", false, "print every result, and not only the worst of each function")
	typeFlags(flags, &f.own)
	cmd.MarkFlagsMutuallyExclusive("continue", "output")
	completions(cmd, p)
	return cmd
}

func kindNames(kinds []survive.Kind) (all []string) {
	for _, k := range kinds {
		all = append(all, string(k))
	}
	return all
}

func (f *checkFlags) run(ctx context.Context, p Program) error {
	if f.replay != "" {
		return f.tryAgain(ctx, p)
	}
	has, err := p.inventory()
	if err != nil {
		return err
	}
	opt, err := f.options(has)
	if err != nil {
		return err
	}
	bar := newProgress()
	programs, err := f.build(ctx, p, has, &opt, bar)
	if err != nil {
		bar.end()
		return err
	}
	defer programs.remove()
	w, rec, err := f.record(p, has, opt, programs)
	if err != nil {
		bar.end()
		return err
	}
	for _, r := range rec.Results {
		opt.Done = append(opt.Done, survive.Outcome{Case: r.Case, Verdict: r.Verdict})
	}
	left := make(map[string]int) // kinds of checks that are not done, by codec
	for _, k := range opt.Codecs {
		left[k] = len(opt.Without(survive.Evolution).Kinds)
	}
	opt.Progress = func(codec string, done, total int) {
		left[codec]--
		bar.show(measure.Progress{Phase: "checking", Done: int64(done), Total: int64(total)})
	}
	write := func(r survive.Result) error {
		rec.Results = append(rec.Results, r)
		return w.Write(r)
	}
	failed := programs.lacks(rec, write)
	if failed == nil {
		failed = survive.Run(ctx, opt.Without(survive.Evolution), write)
	}
	if failed == nil && programs.versions != nil {
		failed = programs.versions.evolve(ctx, p, has, rec, write, bar)
	}
	bar.end()
	if err := w.Close(); err != nil && failed == nil {
		failed = err
	}
	if failed != nil && ctx.Err() == nil {
		return failed
	}
	maps.DeleteFunc(left, func(_ string, kinds int) bool { return kinds == 0 })
	if err := f.leaveVerdicts(rec.Verdicts().Interrupted(slices.Collect(maps.Keys(left))...)); err != nil {
		return err
	}
	if err := f.print(os.Stdout, p, has, rec); err != nil {
		return err
	}
	if ctx.Err() != nil {
		fmt.Fprintf(os.Stderr, "wirebench: interrupted; go on with: wirebench check --continue %s\n", f.dir)
		return errInterrupted
	}
	fmt.Fprintf(os.Stderr, "wirebench: the record is in %s\n", f.dir)
	return nil
}

// options returns what is to be checked.
func (f *checkFlags) options(has inventory.Inventory) (opt survive.Options, err error) {
	if f.resume != "" {
		rec, err := survive.Open(f.resume)
		if err != nil {
			return opt, err
		}
		f.dir, f.data, f.codecs, f.kinds = f.resume, rec.Data, nil, nil
		f.again(rec)
		for _, k := range rec.Codecs {
			f.codecs = append(f.codecs, k.Name)
		}
		for _, k := range rec.Kinds {
			f.kinds = append(f.kinds, string(k))
		}
	}
	kinds, err := choose("kind of check", f.kinds, kindNames(survive.Kinds))
	if err != nil {
		return opt, err
	}
	for _, k := range kinds {
		opt.Kinds = append(opt.Kinds, survive.Kind(k))
	}
	if f.own.Type != "" && slices.Contains(opt.Kinds, survive.Evolution) {
		if slices.Contains(f.kinds, string(survive.Evolution)) {
			return opt, usagef("check %s --kind evolution: that kind has types of its own; leave out one of them", f.own.Type)
		}
		opt = opt.Without(survive.Evolution)
	}
	// The name of the data set of a user's type is known once it is loaded.
	if f.own.Type == "" && len(opt.Without(survive.Evolution).Kinds) > 0 {
		if opt.Data, err = choose("data set", f.data, has.DataNames()); err != nil {
			return opt, err
		}
	}
	codecs, err := chooseCodecs("codec", f.codecs, askables(has))
	if err != nil {
		return opt, err
	}
	for _, name := range codecs {
		k, err := has.Codec(name)
		if err != nil {
			return opt, err
		}
		if !k.Marks.Baseline() && name != has.Twin() && (!k.OnlyYours || f.own.Type != "" || asked(f.codecs, name)) {
			opt.Codecs = append(opt.Codecs, name)
		}
	}
	return opt, nil
}

// print prints the results.
func (f *checkFlags) print(w io.Writer, p Program, has inventory.Inventory, rec survive.Record) error {
	if f.json {
		enc := json.NewEncoder(w)
		for _, r := range rec.Results {
			if err := enc.Encode(struct {
				ID string `json:"id"`
				survive.Result
				Guards []codec.Guard `json:"limits,omitempty"`
			}{r.ID(), r, guardsOf(has, r)}); err != nil {
				return err
			}
		}
		return nil
	}
	if err := printChecks(w, rec, has, f.all); err != nil {
		return err
	}
	return printEvolution(w, rec, f.all)
}
