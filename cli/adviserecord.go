package cli

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
)

// advised returns the record that advice goes by, and the name of that record for errors. Without an argument it is the
// newest one. If that record lacks operations of a mode other than single, it is the record of programs that comes with
// the program.
func (p Program) advised(args []string, l advise.Load, programs func() ([]record.Record, error)) (record.Record, string, error) {
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
		more, err := programs()
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

// ahead calls a function in a goroutine, and returns one that waits for its results. The records that come with the
// program take as long to read as the one that advice goes by.
func ahead[T any](f func() (T, error)) func() (T, error) {
	once := sync.OnceValues(f)
	go once()
	return once
}

// programs reads the record of programs that comes with the program. It is nil if none does.
func (p Program) programs() ([]record.Record, error) {
	if len(p.Programs) == 0 {
		return nil, nil
	}
	return record.ReadFrom(p.ProgramsName, bytes.NewReader(p.Programs))
}

// otherModes returns records for ways to handle messages that a record did not measure: the record of programs. If it
// lacks the data set, otherModes also returns the one whose messages are nearest in size.
func (p Program) otherModes(rec record.Record, data []string, programs func() ([]record.Record, error)) ([]record.Record, []string, error) {
	recs, err := programs()
	if err != nil || recs == nil || recs[0].Run.Started.Equal(rec.Run.Started) {
		return nil, nil, err
	}
	has := func(name string) bool {
		return slices.ContainsFunc(recs[0].Run.Data, func(d record.DataInfo) bool { return d.Name == name })
	}
	var nearest []string
	if slices.ContainsFunc(data, func(name string) bool { return !has(name) }) {
		if nearest = nearestData(rec, data, has); nearest == nil {
			return nil, nil, nil
		}
	}
	return recs, nearest, p.Inform(recs)
}

// nearestData returns the data set among some of a record whose messages are nearest in size to those of another one. It is
// nil for several data sets, and if sizes are not known.
func nearestData(rec record.Record, data []string, among func(name string) bool) []string {
	i := slices.IndexFunc(rec.Run.Data, func(d record.DataInfo) bool { return d.Name == data[0] })
	if len(data) > 1 || i < 0 || rec.Run.Data[i].JSON == 0 {
		return nil
	}
	far := func(d record.DataInfo) float64 { return math.Abs(math.Log(d.JSON / rec.Run.Data[i].JSON)) }
	var others []record.DataInfo
	for _, d := range rec.Run.Data {
		if d.JSON > 0 && among(d.Name) {
			others = append(others, d)
		}
	}
	if others == nil {
		return nil
	}
	return []string{slices.MinFunc(others, func(a, b record.DataInfo) int { return cmp.Compare(far(a), far(b)) }).Name}
}
