package cli

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// front prints what wirebench has found on its usual data set, and the commands to begin with. It
// measures nothing and writes nothing.
func (p Program) front(w io.Writer) error {
	if len(p.Record) > 0 {
		recs, err := record.ReadFrom(p.RecordName, strings.NewReader(string(p.Record)))
		if err != nil {
			return err
		}
		part := excerpt{data: []string{p.usualData()}, operations: []string{"encode", "decode"}}
		if recs, err = part.of(recs); err != nil {
			return err
		}
		if err := p.Inform(recs); err != nil {
			return err
		}
		for _, rec := range recs[:min(1, len(recs))] {
			if err := report.Brief(w, report.Source{Record: rec, Heap: record.UsualHeap, WithGC: true}, textOptions(w)); err != nil {
				return err
			}
		}
		fmt.Fprintf(w, "\nThis is from the record that comes with wirebench, %s. Ratios differ on other machines.\n", p.RecordName)
	}
	_, err := fmt.Fprintf(w, `
wirebench run                      measure all codecs on the data set %q: two minutes,
                                   once they are built, which takes some minutes the first time
wirebench run --codec json,msgp    measure a few, which are built in seconds
wirebench own ./order.Order --samples orders.jsonl
                                   measure codecs on a type of your own
wirebench advise --case internal-rpc
                                   which codec fits a usual case; --help lists cases and needs
wirebench report                   the newest record: your last run, or the one above
wirebench tasks                    command lines for other usual tasks
wirebench --help                   all commands
`, p.usualData())
	return err
}

// rootCommand is what wirebench does without a command.
func rootCommand(p Program) *cobra.Command {
	return &cobra.Command{
		Use:   "wirebench",
		Short: "Measure Go serialization formats, and prove every figure",
		Long: `wirebench measures what Go serialization formats cost, and proves every figure.

Without a command it prints what it has found on one data set, and the commands to begin with.
It measures nothing then, and writes nothing.`,
		Example: `  wirebench advise --case internal-rpc                  which codec, by the record that comes with wirebench
  wirebench run --codec json,msgp,protobuf              measure codecs on the data set person
  wirebench own ./order.Order --samples orders.jsonl    measure codecs on a type of your own
  wirebench check --codec json,msgp                     what they do with hostile and damaged input
  wirebench report --format html -o report.html         the newest record as a page
  wirebench tasks                                       many more, by purpose`,
		RunE: func(*cobra.Command, []string) error { return p.front(os.Stdout) },
	}
}

// ofRun says that an unknown flag of wirebench is one of wirebench run.
func ofRun(flag string) string {
	var f runFlags
	run := &cobra.Command{}
	f.add(run)
	f.addRun(run, Program{})
	if run.Flags().Lookup(flag) == nil && (len(flag) != 1 || run.Flags().ShorthandLookup(flag) == nil) {
		return ""
	}
	return "; it is one of wirebench run"
}

// unknownFlag completes the error about an unknown flag by what was probably meant.
func unknownFlag(cmd *cobra.Command, err *pflag.NotExistError) error {
	if !cmd.HasParent() {
		if of := ofRun(err.GetSpecifiedName()); of != "" {
			return usagef("%w%s", err, of)
		}
	}
	var known []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			known = append(known, f.Name)
		}
	})
	if near := nearest(err.GetSpecifiedName(), known); near != "" {
		return usagef("%w; the nearest is --%s", err, near)
	}
	return &usageError{err}
}
