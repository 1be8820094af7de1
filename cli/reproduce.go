package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// reproduceFlags are the flags of reproduce.
type reproduceFlags struct {
	runFlags
	json bool
}

// errNotReproduced is the error of a run that found something else than its record.
var errNotReproduced = errors.New("not reproduced: a result lies outside of what the record predicts, or something exact differs")

func reproduceCommand(p Program) *cobra.Command {
	var f reproduceFlags
	cmd := &cobra.Command{
		Use:   "reproduce RECORD",
		Short: "Measure a part of a record again, and say whether the result is the same",
		Long: `reproduce measures codecs and data sets of a record again, with the operations, the reference, the
grade and the time of that record, and compares the results. A time is reproduced if its ratio to the
reference lies in the interval of the record, which is for another program on the same machine. Bytes,
allocations and faults must be the same. On another machine ratios are not compared, but the order of
codecs is. It fails if something is not reproduced. RECORD "builtin" is the record that comes with
wirebench.`,
		Example: `  wirebench reproduce builtin --codec msgp --data order
  wirebench reproduce results/2026-11-30T181441-linux-intel-r-xeon-r-processor-2 --codec msgp,json --data person`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return interruptible(cmd, func(ctx context.Context) error { return f.reproduce(ctx, p, args[0]) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.codecs, "codec", nil, "codecs to measure again: names, formats such as MessagePack, or patterns (required)")
	namesVar(flags, &f.data, "data", nil, "data sets to measure again: names or patterns (required)")
	flags.DurationVar(&f.time, "time", 0, "longest time for measuring (default that of the record for as many data sets)")
	flags.StringVarP(&f.dir, "output", "o", "", "folder for the new record (default "+inCache+" in your cache folder)")
	flags.BoolVar(&f.json, "json", false, "print JSON")
	completions(cmd, p)
	return cmd
}

// reproduce measures a part of the record at a path again, and compares.
func (f *reproduceFlags) reproduce(ctx context.Context, p Program, path string) error {
	recs, err := p.records(path)
	if err != nil {
		return err
	}
	old, err := f.part(p, recs)
	if err != nil {
		return err
	}
	f.settings(old)
	if err := f.measure(ctx, p); err != nil {
		return err
	}
	now, err := record.Read(f.dir)
	if err != nil {
		return err
	}
	r := report.Reproduce(old, now)
	if f.json {
		e := json.NewEncoder(os.Stdout)
		e.SetIndent("", "\t")
		err = e.Encode(r)
	} else {
		err = r.Text(os.Stdout, textOptions(os.Stdout))
	}
	if err := errors.Join(err, kept(ctx, f.dir)); err != nil {
		return err
	}
	if !r.Found() {
		return errNotReproduced
	}
	return nil
}

// part returns the run of the record that is repeated: that of this machine if there are several. It
// replaces patterns in the flags by the names that they match.
func (f *reproduceFlags) part(p Program, recs []record.Record) (record.Record, error) {
	none := record.Record{}
	if len(f.codecs) == 0 || len(f.data) == 0 {
		return none, usagef("name what is to be measured again: --codec msgp --data order")
	}
	codecs, err := (excerpt{codecs: f.codecs}).rows(p, recs)
	if err != nil {
		return none, err
	}
	parts, err := (excerpt{data: f.data}).of(recs)
	if err != nil {
		return none, err
	}
	here := host.Environment()
	rec := parts[0]
	for _, r := range parts {
		if r.Run.Env.Processor() == here.Processor() && r.Run.Env.Cores == here.Cores {
			rec = r
			break
		}
	}
	if rec.Run.Grade == record.Messages {
		return none, fmt.Errorf("the record is of messages between processes, which reproduce doesn't measure: use wirebench message")
	}
	f.codecs, f.data = codecs, nil
	for _, d := range rec.Run.Data {
		f.data = append(f.data, d.Name)
	}
	for _, whole := range recs {
		if f.time == 0 && whole.Run.Started.Equal(rec.Run.Started) {
			// Data sets share the time of a run.
			f.time = time.Duration(whole.Run.Seconds / float64(len(whole.Run.Data)) * float64(len(f.data)) * float64(time.Second))
		}
	}
	return rec, nil
}

// settings makes the flags those of the record.
func (f *reproduceFlags) settings(rec record.Record) {
	f.operations, f.reference, f.grade = rec.Run.Operations, rec.Run.Reference, rec.Run.Grade
	if !slices.Contains([]string{quick, publish}, f.grade) {
		f.grade = quick
	}
	f.precision = fmt.Sprint(rec.Run.Precision)
	f.timeout, f.proof = time.Minute, proofTimeout
	f.shortest = f.time == 0
}
