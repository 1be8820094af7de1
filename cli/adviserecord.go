package cli

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
)

// advised returns the record that advice goes by, and the name of that record for errors. Without an argument it is the
// newest one. If that record lacks operations of a mode other than single, it is the record of programs that comes with
// the program.
func (p Program) advised(args []string, l advise.Load) (record.Record, string, error) {
	path, err := p.newest(args, func(name string) bool {
		return !strings.HasSuffix(name, "-messages") && !strings.HasSuffix(name, ofVariantsFolder)
	})
	if err != nil {
		return record.Record{}, "", err
	}
	recs, err := p.records(path)
	if err != nil {
		return record.Record{}, "", err
	}
	if len(recs) > 1 {
		return record.Record{}, "", usagef("%s has runs of %d machines; choose a record of one machine", path, len(recs))
	}
	lacks := func(m string) bool { return !slices.Contains(recs[0].Run.Operations, m) }
	if len(args) == 0 && l.Mode != advise.Single && slices.ContainsFunc(l.Operations(), lacks) {
		more, err := p.programs()
		if err != nil {
			return record.Record{}, "", err
		}
		if more != nil {
			fmt.Fprintf(os.Stderr, "wirebench: %s has no times of --mode %s; going by the record %q, which comes with wirebench\n", path, l.Mode, p.ProgramsName)
			recs, path = more, p.ProgramsName
		}
	}
	if recs[0].Run.Grade == record.Messages {
		return record.Record{}, "", usagef("%s measured messages between processes; choose a record of codecs", path)
	}
	return recs[0], path, p.Inform(recs)
}

// programs reads the record of programs that comes with the program. It is nil if none does.
func (p Program) programs() ([]record.Record, error) {
	if len(p.Programs) == 0 {
		return nil, nil
	}
	return record.ReadFrom(p.ProgramsName, bytes.NewReader(p.Programs))
}

// otherModes returns records for ways to handle messages that a record did not measure: the record of programs, if it
// has the data sets.
func (p Program) otherModes(rec record.Record, data []string) ([]record.Record, error) {
	recs, err := p.programs()
	if err != nil || recs == nil || recs[0].Run.Started.Equal(rec.Run.Started) {
		return nil, err
	}
	if slices.ContainsFunc(data, func(name string) bool {
		return !slices.ContainsFunc(recs[0].Run.Data, func(d record.DataInfo) bool { return d.Name == name })
	}) {
		return nil, nil
	}
	return recs, p.Inform(recs)
}
