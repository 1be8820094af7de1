package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
)

// adviseFlags are the flags of the command advise.
type adviseFlags struct {
	needs, data []string
	load        advise.Load
	link        string
	json, all   bool
}

func adviseCommand(p Program) *cobra.Command {
	var f adviseFlags
	cmd := &cobra.Command{
		Use:   "advise [RECORD]",
		Short: "Recommend codecs for your needs and your load, with reasons",
		Long: `advise ranks the codecs of a record that meet all of your needs. It ranks them by their cost
for your load. It also shows what excluded the other codecs, and what would change the answer.
Without RECORD it takes the newest record of your runs or of the folder "results". If there is none,
it takes "builtin", the record that comes with wirebench.

A need is a fact that the record proves, or that a cited source documents:
` + needsText() + `
The cost is the mean of the times to encode and to decode, weighted by --writes and --reads.
With --link the time to send or to receive a message is added to each. Over several data sets
the cost is the geometric mean of the costs relative to the reference.`,
		Example: `  wirebench advise --need no-codegen,languages=python --reads 10 --writes 1 --link 1Gbit
  wirebench advise results/DIR --data order,trace --need maintained,zone --json`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return f.advise(p, args) },
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.needs, "need", nil, "needs, separated by commas")
	namesVar(flags, &f.data, "data", nil, "data sets: names or patterns (default the record's first)")
	flags.Float64Var(&f.load.Reads, "reads", 1, "number of decoded messages, relative to --writes")
	flags.Float64Var(&f.load.Writes, "writes", 1, "number of encoded messages, relative to --reads")
	flags.StringVar(&f.link, "link", "", "speed of the network, such as 1Gbit; each read and each write then moves a message over it")
	flags.BoolVar(&f.json, "json", false, "print JSON: every codec, and each need that it does not meet")
	flags.BoolVar(&f.all, "all", false, "print all codecs that meet the needs")
	err := cmd.RegisterFlagCompletionFunc("need", cobra.FixedCompletions(needNames(), cobra.ShellCompDirectiveNoFileComp))
	if err != nil {
		panic(err) // the flag was defined just now
	}
	return cmd
}

func needNames() []string {
	var names []string
	for _, k := range advise.Kinds {
		names = append(names, k.Name)
	}
	return names
}

// needsText lists the needs. Those for which no codec has been examined yet come last.
func needsText() string {
	var known, unknown strings.Builder
	for _, k := range advise.Kinds {
		b := &known
		if k.Unknown {
			b = &unknown
		}
		fmt.Fprintf(b, "  %-14s %s\n", k.Name, k.About)
	}
	return known.String() + "\nThese needs are known, but are not checked yet. They exclude no codec:\n" + unknown.String()
}

func (f *adviseFlags) advise(p Program, args []string) error {
	q := advise.Question{Load: f.load}
	var err error
	if f.link != "" {
		if q.Load.Link, err = bits(f.link); err != nil {
			return err
		}
	}
	if !(f.load.Reads >= 0 && f.load.Writes >= 0 && f.load.Reads+f.load.Writes > 0) || f.load.Reads+f.load.Writes > 1e15 {
		return usagef("--reads %v and --writes %v: give numbers that aren't negative, at least one of them above 0", f.load.Reads, f.load.Writes)
	}
	if q.Needs, err = advise.Parse(f.needs); err != nil {
		var no *advise.UnknownError
		if errors.As(err, &no) {
			return unknown(no.What, no.Name, no.Known)
		}
		return err
	}
	path, err := p.newest(args, func(name string) bool { return !strings.HasSuffix(name, "-messages") })
	if err != nil {
		return err
	}
	recs, err := p.records(path)
	if err != nil {
		return err
	}
	if err := p.Inform(recs); err != nil {
		return err
	}
	if len(recs) > 1 {
		return usagef("%s has runs of %d machines; choose a record of one machine", path, len(recs))
	}
	rec := recs[0]
	if rec.Run.Grade == record.Messages {
		return usagef("%s measured messages between processes; choose a record of codecs", path)
	}
	if q.Data, err = f.sets(rec); err != nil {
		return err
	}
	a, err := advise.Ask(rec, q)
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", path, err)
	case f.json:
		enc := json.NewEncoder(os.Stdout)
		enc.SetIndent("", "  ")
		return enc.Encode(a)
	}
	return advise.Text(os.Stdout, a, textOptions(os.Stdout).Width, f.all)
}

// sets returns the data sets that are asked for, or the record's first one if none is.
func (f *adviseFlags) sets(rec record.Record) ([]string, error) {
	var known []string
	for _, d := range rec.Run.Data {
		known = append(known, d.Name)
	}
	for m, share := range map[codec.Operation]float64{codec.Encode: f.load.Writes, codec.Decode: f.load.Reads} {
		if share > 0 && !slices.Contains(rec.Run.Operations, string(m)) {
			return nil, fmt.Errorf("the record has no %s; wirebench run --operation encode,decode measures it", m)
		}
	}
	if len(f.data) == 0 {
		return known[:min(1, len(known))], nil
	}
	return choose("data set of the record", f.data, known)
}
