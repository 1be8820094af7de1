package cli

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/record"
)

func mergeCommand() *cobra.Command {
	dir := ""
	cmd := &cobra.Command{
		Use:   "merge RECORD RECORD...",
		Short: "Join runs of one machine and one program into one record",
		Long: `merge joins the records of runs on different data sets, or on different codecs, into
one. Each has the reference, so that ratios stand in pairs measured at the same time;
codecs that were not measured in the same run are compared by these.`,
		Args: cobra.MinimumNArgs(2),
		RunE: func(_ *cobra.Command, args []string) error {
			if dir == "" {
				return usagef("no folder for the joined record; give one with -o")
			}
			var recs []record.Record
			for _, path := range args {
				rec, err := record.Read(path)
				if err != nil {
					return err
				}
				recs = append(recs, rec)
			}
			rec, err := record.Merge(recs...)
			if err != nil {
				return err
			}
			for _, w := range rec.Warnings {
				fmt.Fprintln(os.Stderr, "wirebench:", w)
			}
			rec.Run.Command = append([]string{"merge"}, args...)
			if err := rec.Save(dir); err != nil {
				return makeRoom(err, "merge again")
			}
			fmt.Fprintf(os.Stderr, "wirebench: the record is in %s\n", dir)
			return nil
		},
	}
	cmd.Flags().StringVarP(&dir, "output", "o", "", "folder for the joined record")
	return cmd
}
