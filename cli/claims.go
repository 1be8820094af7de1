package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/claims"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/record"
)

// claimsFlags are the flags of the command claims.
type claimsFlags struct {
	sources, ids []string
	codecs       []string
	format       formatFlags
	as           string   // the format that was asked for
	run          runFlags // with the time for all runs, and the folder
}

func claimsCommand(p Program) *cobra.Command {
	f := claimsFlags{run: runFlags{grade: quick, timeout: time.Minute, proof: proofTimeout}}
	cmd := &cobra.Command{
		Use:   "claims [RECORD]",
		Short: "Check published statements and tables against figures of this machine",
		Long: `claims compares published statements and tables about Go serialization with figures of this
machine. For each statement and each row of a table it prints the published ratio, the ratio
here, a verdict and its reason, and the known faults of the publication.

With RECORD it takes the figures from that record. Statements about messages need a record of
"wirebench message" or "wirebench spawn"; other statements need a record of another command.
Without RECORD it measures the cells that it needs, a minute for each data set (--time), and leaves
the record in a folder.`,
		Example: `  wirebench claims --source jsonvsgob
  wirebench claims --id c03,c15 --time 1m
  wirebench claims --codec MessagePack --json
  wirebench claims results/DIR --json
  wirebench claims results/DIR-messages --source nats`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 && (cmd.Flags().Changed("time") || cmd.Flags().Changed("output")) {
				return usagef("--time and --output are for measuring, and %s is a record of figures; leave out the flags or the record", args[0])
			}
			var err error
			if f.as, err = f.format.chosen(cmd); err != nil {
				return err
			}
			return interruptible(cmd, func(ctx context.Context) error { return f.judge(ctx, p, args) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.sources, "source", nil, "publications: names or patterns (default all)")
	flags.StringSliceVar(&f.ids, "id", nil, "statements, such as c03: names or patterns (default all, and the tables)")
	flags.StringSliceVar(&f.codecs, "codec", nil, "codecs and engines that the statements are about: names, formats such as MessagePack, or patterns (default all)")
	f.format.add(cmd)
	flags.DurationVar(&f.run.time, "time", 0, "longest time for measuring (default 1m for each data set)")
	flags.StringVar(&f.run.precision, "precision", "3%", "measure until all ratios are known to ± this value, until more processes would hardly help, or until --time is over")
	flags.StringVarP(&f.run.dir, "output", "o", "", "folder for the record (default "+inCache+" in your cache folder)")
	for flag, names := range map[string]func() []string{"source": claims.SourceNames, "id": claims.StatementIDs} {
		err := cmd.RegisterFlagCompletionFunc(flag, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return names(), cobra.ShellCompDirectiveNoFileComp
		})
		if err != nil {
			panic(err) // the flag was defined just now
		}
	}
	return cmd
}

// selection checks the names of publications and statements.
func (f *claimsFlags) selection(p judgingProgram) (s claims.Selection, err error) {
	if len(f.sources) > 0 {
		if s.Sources, err = choose("publication", f.sources, claims.SourceNames()); err != nil {
			return s, err
		}
	}
	if len(f.ids) > 0 {
		if s.IDs, err = choose("statement", f.ids, claims.StatementIDs()); err != nil {
			return s, err
		}
	}
	if len(f.codecs) > 0 {
		known := askables(p.has)
		for _, e := range p.has.Engines {
			known = append(known, askable{name: e.Name})
		}
		if s.Codecs, err = chooseCodecs("codec", f.codecs, known); err != nil {
			return s, err
		}
	}
	if err := s.Check(); err != nil {
		return s, &usageError{err}
	}
	return s, nil
}

// judge prints the verdicts of a record, either the given one or a new one.
func (f *claimsFlags) judge(ctx context.Context, p Program, args []string) error {
	judging, err := p.judging()
	if err != nil {
		return err
	}
	s, err := f.selection(judging)
	if err != nil {
		return err
	}
	if len(args) == 1 {
		return f.print(args[0], p, judging, s)
	}
	if err := f.measure(ctx, p, judging, s); err != nil {
		return err
	}
	if err := f.print(f.run.dir, p, judging, s); err != nil {
		return err
	}
	return kept(ctx, f.run.dir)
}

func (f *claimsFlags) print(path string, of Program, p judgingProgram, s claims.Selection) error {
	recs, err := of.records(path)
	if err != nil {
		return err
	}
	var results, judged []claims.Result // results are for each machine that has any of the cells; judged are those with figures
	for _, rec := range recs {
		needed := s.Of(rec.Run.Grade == record.Messages).Cells()
		if !slices.ContainsFunc(rec.Cells, func(c record.Cell) bool { return slices.Contains(needed, c.Key) }) {
			continue
		}
		result := claims.Judge(rec, p, s)
		if results = append(results, result); result.Judged() {
			judged = append(judged, result)
		}
	}
	if len(judged) > 0 {
		results = judged
	}
	switch len(results) {
	case 0:
		return fmt.Errorf("%s has none of the cells that these claims need; leave out the record to measure them", path)
	case 1:
	default:
		return fmt.Errorf("%s has figures of %d machines for these claims; give a record of one machine", path, len(results))
	}
	result := results[0]
	switch f.as {
	case "md":
		return claims.Markdown(os.Stdout, result)
	case "csv":
		return claims.CSV(os.Stdout, result)
	case "json":
		return claims.JSON(os.Stdout, result)
	}
	return claims.Text(os.Stdout, result, textOptions(os.Stdout).Width)
}

// measure measures the cells that the selected claims need. Data sets that need different codecs or
// operations are measured in separate runs, and their records are joined.
func (f *claimsFlags) measure(ctx context.Context, p Program, has judgingProgram, s claims.Selection) error {
	if err := s.Of(false).Check(); err != nil {
		return usagef("statements about messages need a record of \"wirebench message\" or \"wirebench spawn\"; give one")
	}
	runs := claims.Runs(slices.DeleteFunc(s.Of(false).Cells(), has.lacks))
	sets := 0
	for _, r := range runs {
		sets += len(r.Data)
	}
	if sets == 0 {
		return errors.New("this program has none of the codecs and data sets that these claims need")
	}
	if f.run.dir == "" {
		header, err := measure.Header(has.has, measure.Options{})
		if err != nil {
			return err
		}
		if f.run.dir, err = newFolder(header, ""); err != nil {
			return err
		}
	}
	if len(runs) == 1 {
		return f.measureOne(ctx, p, runs[0], f.run.dir, f.run.time)
	}
	// Check this before measuring rather than after.
	if _, err := os.Stat(filepath.Join(f.run.dir, record.File)); err == nil {
		return fmt.Errorf("%s holds a record already; choose another folder", f.run.dir)
	}
	var recs []record.Record
	var parts []string
	for i, r := range runs {
		dir := filepath.Join(f.run.dir, fmt.Sprintf("part-%d", i+1))
		share := f.run.time * time.Duration(len(r.Data)) / time.Duration(sets)
		if err := f.measureOne(ctx, p, r, dir, share); err != nil {
			return err
		}
		rec, err := record.Read(dir)
		if err != nil {
			return err
		}
		recs, parts = append(recs, rec), append(parts, dir)
		if ctx.Err() != nil {
			break
		}
	}
	merged, err := record.Merge(recs...)
	if err != nil {
		return err
	}
	if err := record.Save(f.run.dir, merged...); err != nil {
		return makeRoom(err, "join the parts in it with wirebench merge")
	}
	for _, dir := range parts {
		if err := os.RemoveAll(dir); err != nil {
			return err
		}
	}
	return nil
}

// measureOne makes one run. share is its part of the time, or 0 if no time was given.
func (f *claimsFlags) measureOne(ctx context.Context, p Program, r claims.Run, dir string, share time.Duration) error {
	run := f.run
	run.data, run.codecs, run.operations, run.dir, run.time = r.Data, r.Codecs, r.Operations, dir, share
	return run.measure(ctx, p)
}
