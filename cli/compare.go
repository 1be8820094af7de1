package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/report"
)

func compareCommand() *cobra.Command {
	limit, asJSON := "", false
	var part part
	cmd := &cobra.Command{
		Use:   "compare OLD NEW",
		Short: "Tell what changed from one run to another",
		Long: `compare lists the cells of two records whose times changed by more than the runs' own
doubt, and those with new faults, other sizes or other allocations. Times are compared as
ratios to the reference of their run, so that a slower machine is no change. With
--fail-over 5% it fails if a cell is slower by more than that beyond doubt, or has a fault
that it had not.`,
		Args: cobra.ExactArgs(2),
		RunE: func(_ *cobra.Command, args []string) error {
			most, err := share(limit)
			if err != nil {
				return err
			}
			var recs [2][]record.Record
			var both errgroup.Group
			for i, path := range args {
				both.Go(func() (err error) {
					if recs[i], err = record.ReadAll(path); err == nil {
						recs[i], err = part.of(recs[i])
					}
					return err
				})
			}
			if err := both.Wait(); err != nil {
				return err
			}
			c, err := report.Compare(recs[0], recs[1])
			if err != nil {
				return fmt.Errorf("%s and %s: %w", args[0], args[1], err)
			}
			if asJSON {
				enc := json.NewEncoder(os.Stdout)
				enc.SetIndent("", "  ")
				err = enc.Encode(c)
			} else {
				err = report.ComparisonText(os.Stdout, c, textOptions(os.Stdout))
			}
			if err != nil || limit == "" {
				return err
			}
			return worse(c, most)
		},
	}
	cmd.Flags().StringVar(&limit, "fail-over", "", "fail if a cell is slower by more than this, such as 5%, or broken")
	cmd.Flags().StringSliceVar(&part.data, "data", nil, "data sets to compare: names or patterns (default all)")
	cmd.Flags().StringSliceVar(&part.models, "model", nil, "models to compare: names or patterns (default all)")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// share reads "5%" or "0.05"; "" is 0.
func share(s string) (float64, error) {
	if s == "" {
		return 0, nil
	}
	number, percent := strings.CutSuffix(s, "%")
	x, err := strconv.ParseFloat(number, 64)
	if err != nil || !(x >= 0) {
		return 0, usagef("--fail-over %s is no share; write it as 5%% or 0.05", s)
	}
	if percent {
		x /= 100
	}
	return x, nil
}

// worse is an error if a cell became slower by more than that share, or broke.
func worse(c report.Comparison, most float64) error {
	slower, broken := 0, 0
	for _, x := range c.Changes {
		switch {
		case x.Verdict == report.Broken:
			broken++
		case x.Ratio.Lo > 1+most:
			slower++
		}
	}
	if slower+broken == 0 {
		return nil
	}
	faults := fmt.Sprintf("%d have new faults", broken)
	if broken == 1 {
		faults = "1 has a new fault"
	}
	return fmt.Errorf("%d cells are slower by more than %.3g %%, and %s", slower, 100*most, faults)
}
