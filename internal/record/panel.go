package record

import (
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/stats"
)

// Column is a data set in an operation: what codecs are compared in.
type Column struct{ Data, Operation string }

// Column is that of the cell.
func (k Key) Column() Column { return Column{k.Data, k.Operation} }

// Method is how the codecs of a record are compared. Where it has processes of several
// layouts, these are the sample, and an interval is for another build.
func (rec Record) Method() stats.Method {
	m := stats.Usual
	m.Units = rec.Layouts()
	return m
}

// Panels compare the codecs of each data set in each operation, by name, from the counted blocks,
// where the reference has its twin's times too: see [Record.Pool].
func (rec Record) Panels() map[Column]*stats.Panel {
	var names []string
	for _, b := range rec.Blocks {
		if !slices.Contains(names, b.Data) {
			names = append(names, b.Data)
		}
	}
	panels := make(map[Column]*stats.Panel)
	for _, part := range rec.Split(names) {
		method := part.Method()
		columns := make(map[Column]map[string][]float64)
		all := part.Times()
		rec.Pool(all)
		for key, times := range all {
			if key.Codec == rec.Run.Twin {
				continue // what it has is the reference's
			}
			if columns[key.Column()] == nil {
				columns[key.Column()] = make(map[string][]float64)
			}
			columns[key.Column()][key.Codec] = times
		}
		for column, items := range columns {
			panels[column] = method.Panel(items, rec.Run.Reference)
		}
	}
	return panels
}

// Pool gives the reference its twin's times too: both are the same codec, and what all others
// are compared with should be known best. A twin is what the run checks itself by, and not pooled
// for that.
func (rec Record) Pool(times map[Key][]float64) {
	for key, twin := range times {
		if key.Codec == rec.Run.Twin {
			key.Codec = rec.Run.Reference
			times[key] = Pooled(times[key], twin)
		}
	}
}

// Pooled is the mean of two codecs' times where a process measured both.
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
