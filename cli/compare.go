package cli

import (
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// compareFlags are the flags of compare.
type compareFlags struct {
	limit, reference string
	format           formatFlags
	part             excerpt
}

func compareCommand(p Program) *cobra.Command {
	var f compareFlags
	cmd := &cobra.Command{
		Use:   "compare OLD NEW",
		Short: "Show what changed from one run to another",
		Long: `compare lists the cells of two records whose times changed by more than the runs' intervals
allow. It also lists cells with new faults, other sizes or other allocations. It compares times
as ratios to the reference of their run, so that a slower machine isn't a change. Different
versions of Go have a different encoding/json. If the two runs are of different versions, the
reference is a codec whose times changed as most codecs' times did, and that neither --codec here
nor the --codec of a run names; if there is no other, times are compared with the median change.
--reference names another.
compare says when the runs measured with different programs (other codecs, another wirebench,
other versions of modules), since the place of code in memory changes its times.

With --fail-over 5% it fails if a cell is slower by more than 5% beyond doubt, if its encoding
or its allocations grew by more than 5%, or if it has a new fault. The verdict, PASS or FAIL, is the
last line on standard error. Cells that it can't judge are listed, and don't make it fail: cells that the new run does not have or can't
measure any more, cells without an interval, data sets whose messages differ between the runs,
and the reference itself, since a slower machine looks the same. If it can judge no time at all,
it fails.`,
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error { return f.compare(cmd, p, args) },
	}
	cmd.Flags().StringVar(&f.limit, "fail-over", "", "fail if a cell's time, size or allocations grew by more than this, such as 5%,\nor if the cell has a new fault")
	cmd.Flags().StringVar(&f.reference, "reference", "", "codec that times are compared with (default: the reference of the runs)")
	cmd.Flags().StringSliceVar(&f.part.codecs, "codec", nil, "codecs to compare: names, formats such as MessagePack, or patterns (default all)")
	namesVar(cmd.Flags(), &f.part.data, "data", nil, "data sets to compare: names or patterns (default all)")
	cmd.Flags().StringSliceVar(&f.part.operations, "operation", nil, "operations to compare: names or patterns (default all)")
	f.format.add(cmd)
	return cmd
}

// compare prints what changed from one record to the other. It fails if that is more than the limit.
func (f *compareFlags) compare(cmd *cobra.Command, p Program, args []string) error {
	most, err := share("--fail-over", f.limit)
	if err != nil {
		return err
	}
	as, err := f.format.chosen(cmd)
	if err != nil {
		return err
	}
	// The records are used until the end, so collecting garbage would free little.
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	recs, err := f.part.pair(p, args)
	if err != nil {
		return err
	}
	if err := haveReference(args, recs, f.reference); err != nil {
		return err
	}
	codecs, err := f.part.rows(p, slices.Concat(recs[0], recs[1]))
	if err != nil {
		return err
	}
	c, err := report.Compare(recs[0], recs[1], f.reference, slices.Concat(codecs, p.named(recs)))
	if err != nil {
		return fmt.Errorf("%s and %s: %w", args[0], args[1], err)
	}
	if codecs != nil {
		c = c.Of(codecs)
	}
	switch as {
	case "md":
		err = c.Markdown(os.Stdout)
	case "csv":
		err = c.CSV(os.Stdout)
	case "json":
		err = c.JSON(os.Stdout)
	default:
		err = c.Text(os.Stdout, textOptions(os.Stdout))
	}
	if err != nil || f.limit == "" {
		return err
	}
	return gate(c, f.limit, most, as == "text" || as == "md")
}

// pair reads the chosen part of two records.
func (e *excerpt) pair(p Program, paths []string) (recs [2][]record.Record, err error) {
	var both errgroup.Group
	for i, path := range paths {
		both.Go(func() (err error) {
			if recs[i], err = p.records(path); err == nil {
				recs[i], err = e.of(recs[i])
			}
			return err
		})
	}
	return recs, both.Wait()
}

// named returns the codecs that the commands of two records name.
func (p Program) named(recs [2][]record.Record) (all []string) {
	for _, of := range recs {
		for _, rec := range of {
			flags := pflag.NewFlagSet("", pflag.ContinueOnError)
			flags.ParseErrorsAllowlist.UnknownFlags = true
			flags.SetOutput(io.Discard)
			var names []string
			flags.StringSliceVar(&names, "codec", nil, "")
			one := excerpt{codecs: names}
			if flags.Parse(rec.Run.Command) == nil {
				one.codecs = names
			}
			// Patterns that mean nothing to this program name nothing here.
			if codecs, err := one.rows(p, []record.Record{rec}); err == nil {
				all = append(all, codecs...)
			}
		}
	}
	return all
}

// haveReference returns an error if a record lacks the codec that is asked for as the reference.
func haveReference(paths []string, recs [2][]record.Record, reference string) error {
	if reference == "" {
		return nil
	}
	for i, of := range recs {
		for _, rec := range of {
			var names []string
			for _, c := range rec.Run.Codecs {
				if c.Name != rec.Run.Twin {
					names = append(names, c.Name)
				}
			}
			if !slices.Contains(names, reference) {
				return unknown("codec of "+paths[i], reference, names)
			}
		}
	}
	return nil
}

// share reads "5%" or "0.05"; "" is 0.
func share(flag, s string) (float64, error) {
	if s == "" {
		return 0, nil
	}
	number, percent := strings.CutSuffix(s, "%")
	x, err := strconv.ParseFloat(number, 64)
	if err != nil || !(x >= 0) {
		return 0, usagef("%s %s isn't a share; write it as 5%% or 0.05", flag, s)
	}
	if percent {
		x /= 100
	}
	return x, nil
}

// gate returns an error if a cell became worse by more than the share most, which limit states as
// text, and otherwise prints that none did. It also prints what the runs can't tell, unless it stands
// in the comparison that was printed.
func gate(c report.Comparison, limit string, most float64, printed bool) error {
	say := func(what string, of any) { fmt.Fprintln(os.Stderr, "wirebench: "+what, of) }
	if !printed {
		for _, w := range c.Warnings {
			say("warning:", report.OneLine(w))
		}
		if c.Others != nil {
			say("not judged: the two runs had different messages of", strings.Join(c.Others, ", "))
		}
	}
	for _, f := range c.Untold(most) {
		if f.What != report.NotInNew || !printed {
			say("not judged:", f)
		}
	}
	var worse []string
	for _, f := range c.Worse(most) {
		worse = append(worse, f.String())
	}
	switch {
	case len(worse) > 0:
		return fmt.Errorf("FAIL: worse than --fail-over %s allows: %s", limit, strings.Join(worse, ", "))
	case !c.Judged() && c.Unjudged:
		return fmt.Errorf("FAIL: --fail-over %s can't judge: the runs are of two versions of Go and don't show which codec stayed the same; name one with --reference", limit)
	case !c.Judged():
		return fmt.Errorf("FAIL: --fail-over %s can't judge: no codec but the reference, %s, has an interval in both runs; give both runs more time, run them on a quieter machine, or name with --reference a codec that both runs measured", limit, c.Reference)
	}
	say("PASS:", c.Passed(limit))
	return nil
}
