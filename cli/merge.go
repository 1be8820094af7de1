package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/record"
)

func mergeCommand() *cobra.Command {
	dir := ""
	cmd := &cobra.Command{
		Use:   "merge RECORD...",
		Short: "Join runs into one record",
		Long: `merge joins records of runs on different data sets, or on different codecs, into one
record. Each run has the reference, and measured the times of a ratio together. Codecs of
different runs are compared by their ratios to the reference. Runs of different machines stay
apart in the record: their times are never in one table. All runs on one data set must be of
the same version of the program; runs on different data sets may be of different versions.`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if dir == "" {
				return usagef("no folder for the joined record; name one with -o")
			}
			var recs []record.Record
			for _, path := range args {
				of, err := record.ReadAll(path)
				if err != nil {
					return err
				}
				recs = append(recs, of...)
			}
			merged, err := record.Merge(recs...)
			if err != nil {
				return err
			}
			for i := range merged {
				for _, w := range merged[i].Warnings {
					fmt.Fprintln(os.Stderr, "wirebench:", w)
				}
				merged[i].Run.Command = append([]string{"merge"}, args...)
			}
			if err := record.Save(dir, merged...); err != nil {
				return makeRoom(err, "merge again")
			}
			if _, err := record.ReadAll(dir); err != nil {
				return errors.Join(fmt.Errorf("the joined runs can't be read: %w", err), os.Remove(filepath.Join(dir, record.File)))
			}
			if len(merged) > 1 {
				fmt.Fprintf(os.Stderr, "wirebench: the runs are of %d kinds of machines, and stay apart in the record\n", len(merged))
			}
			fmt.Fprintf(os.Stderr, "wirebench: the record is in %s\n", dir)
			return nil
		},
	}
	cmd.Flags().StringVarP(&dir, "output", "o", "", "folder for the joined record")
	return cmd
}
