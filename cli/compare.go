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
	strict           bool
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
other versions of modules, other code of yours), since the place of code in memory changes its times.
Then ± covers programs in other layouts, of which each run measured several.

With --fail-over 5% the last line on standard error is a verdict. FAIL: a cell is slower by more than
5% beyond doubt, or its encoding or its allocations grew by more than 5%, or it has a new fault.
PASS: every judged cell is within 5% beyond doubt. NOT PROVEN: the runs can't tell, so compare fails
only with --strict, or if it can judge no time at all. Cells that it can't judge are listed, and don't
make it fail: cells that the new run does not have or can't measure any more, cells without an
interval, data sets whose messages differ between the runs, and the reference itself, since a slower
machine looks the same.`,
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error { return f.compare(cmd, p, args) },
	}
	cmd.Flags().StringVar(&f.limit, "fail-over", "", "fail if a cell's time, size or allocations grew by more than this, such as 5%,\nor if the cell has a new fault")
	cmd.Flags().BoolVar(&f.strict, "strict", false, "with --fail-over, also fail if the verdict is NOT PROVEN")
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
	if f.strict && f.limit == "" {
		return usagef("--strict is for --fail-over, which is not given")
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
	if as == "csv" {
		err = c.CSV(os.Stdout)
	} else {
		err = render(os.Stdout, as, c)
	}
	if err != nil || f.limit == "" {
		return err
	}
	return gate(c, f.limit, most, f.strict, as == "text" || as == "md")
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
// text, or if nothing could be judged. With strict it also returns an error if the runs can't tell.
// The verdict is the last line on standard error. Before it comes what the runs can't tell, unless it is
// in the comparison that was printed.
func gate(c report.Comparison, limit string, most float64, strict, printed bool) error {
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
	ruling, why := c.Rule(limit, most)
	if ruling == report.Fail || ruling == report.NotProven && (strict || !c.Judged()) {
		return fmt.Errorf("%s: %s", ruling, why)
	}
	say(string(ruling)+":", why)
	return nil
}
