package record

import (
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/stats"
)

// Column is a data set and an operation. Codecs are compared within a column.
type Column struct{ Data, Operation string }

// Column returns the column of the cell.
func (k Key) Column() Column { return Column{k.Data, k.Operation} }

// Method returns the method by which the codecs of a record are compared. An interval is for another
// program. If the processes have several layouts, the layouts are the sample. What they don't show is
// known from other records ([Moves]). The times of engines hardly depend on the place of their code,
// so their intervals are for another run.
func (rec Record) Method() stats.Method {
	m := stats.Usual
	if rec.Run.Grade == Messages {
		return m
	}
	m.Units, m.Moves, m.For = rec.Layouts(), Moves().Moves, rec.For
	return m
}

// Panels returns a panel for each column, which compares the codecs by name. It uses the counted
// blocks. The reference has its twin's times, too: see [Record.Pool].
func (rec Record) Panels() map[Column]*stats.Panel {
	panels := make(map[Column]*stats.Panel)
	for _, part := range rec.Split(rec.dataNames()) {
		method := part.Method()
		for column, items := range part.Columns() {
			panels[column] = method.Panel(items, rec.Run.Reference)
			shared := make(map[string]float64)
			for name := range items {
				shared[name] = rec.Shared[Key{name, column.Data, column.Operation}]
			}
			panels[column].Share(shared)
		}
	}
	return panels
}

// Columns returns the logarithmic times of each column by codec and process. The reference has its
// twin's times, too.
func (rec Record) Columns() map[Column]map[string][]float64 {
	columns := make(map[Column]map[string][]float64)
	all := rec.Times()
	rec.Pool(all)
	for key, times := range all {
		if key.Codec == rec.Run.Twin {
			continue // its times are pooled into the reference
		}
		if columns[key.Column()] == nil {
			columns[key.Column()] = make(map[string][]float64)
		}
		columns[key.Column()][key.Codec] = times
	}
	return columns
}

// Pool gives the reference its twin's times, too. Both are the same codec, and the codec to which
// all others are compared should be known best. Times must not be pooled where the run uses the
// twin to check itself.
func (rec Record) Pool(times map[Key][]float64) {
	for key, twin := range times {
		if key.Codec == rec.Run.Twin {
			key.Codec = rec.Run.Reference
			times[key] = Pooled(times[key], twin)
		}
	}
}

// Pooled returns the mean of two codecs' times where a process measured both, and otherwise the one
// that exists.
func Pooled(a, b []float64) []float64 {
	if b == nil {
		return a
	}
	mean := make([]float64, len(b))
	for i := range b {
		switch {
		case a == nil || math.IsNaN(a[i]):
			mean[i] = b[i]
		case math.IsNaN(b[i]):
			mean[i] = a[i]
		default:
			mean[i] = (a[i] + b[i]) / 2
		}
	}
	return mean
}

// dataNames returns the data sets of the blocks.
func (rec Record) dataNames() []string {
	var names []string
	for _, b := range rec.Blocks {
		if !slices.Contains(names, b.Data) {
			names = append(names, b.Data)
		}
	}
	return names
}
