package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// outputs are the formats in which a record can be printed.
var outputs = []string{"text", "md", "csv", "json", "benchfmt", "svg", "html"}

// The formats to which a flag applies. A comparison and claims can only be printed in ofTables.
var (
	ofTables    = []string{"text", "md", "csv", "json"}
	withLink    = ofTables
	withStream  = []string{"text", "md", "json"}
	withSort    = append(ofTables[:4:4], "svg")
	withHeap    = append(ofTables[:4:4], "svg", "benchfmt")
	withCodec   = withHeap
	withColumns = ofTables[:2]
)

// listed writes names as "a, b and c".
func listed(names []string) string {
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// formatFlags are the flags --format, for output that is a table, and --json, which is short for
// --format json.
type formatFlags struct {
	format string
	json   bool
}

func (f *formatFlags) add(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.format, "format", "text", strings.Join(ofTables[:3], ", ")+" or "+ofTables[3])
	cmd.Flags().BoolVar(&f.json, "json", false, "print JSON: --format json")
	complete := cobra.FixedCompletions(ofTables, cobra.ShellCompDirectiveNoFileComp)
	if err := cmd.RegisterFlagCompletionFunc("format", complete); err != nil {
		panic(err) // the flag was defined just now
	}
}

// chosen returns the format that was asked for.
func (f *formatFlags) chosen(cmd *cobra.Command) (string, error) {
	switch {
	case !slices.Contains(ofTables, f.format):
		return "", unknown("format", f.format, ofTables)
	case f.json && cmd.Flags().Changed("format") && f.format != "json":
		return "", usagef("--json means --format json, but --format is %s; leave out one of the two flags", f.format)
	case f.json:
		return "json", nil
	}
	return f.format, nil
}
