package report

import (
	"maps"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Ratios compares any two cells of a record, as [Derive] compares each cell with the reference.
type Ratios struct {
	run record.Run
	// times are the times of the cells. Those of the reference include its twin's; alone has them
	// without the twin's.
	times, alone map[record.Key][]float64
	method       stats.Method
	panels       map[record.Column]*stats.Panel
}

// NewRatios prepares the comparison of a record's cells.
func NewRatios(rec record.Record) Ratios {
	alone := rec.Times()
	times := maps.Clone(alone)
	rec.Pool(times)
	return Ratios{rec.Run, times, alone, rec.Method(), rec.Panels()}
}

// Measured reports whether the cell has times.
func (r Ratios) Measured(k record.Key) bool { return r.method.Size(r.times[k]) > 0 }

// Time is the time of the cell's operation in ns, as in [Cell.NS].
func (r Ratios) Time(k record.Key) stats.Interval { return r.method.Time(r.times[k]) }

// Of estimates how many times as long a takes as b. The interval predicts another program's value.
// Cells of one data set and operation are compared within the panel of all their codecs. Other
// cells of one data set are compared by the processes that measured both. Cells of two data sets
// are compared by all processes of each. The bounds are 0 and infinite if there are too few
// processes. All figures are NaN if one of the cells has no time.
func (r Ratios) Of(a, b record.Key) stats.Interval {
	switch {
	case a == b && r.Measured(a):
		return stats.Interval{Lo: 1, Mid: 1, Hi: 1} // the same cell: no estimate
	case a.Codec == r.run.Twin && b.Codec == r.run.Reference && a.Column() == b.Column():
		return r.method.Repeat(r.alone[a], r.alone[b])
	case a.Column() == b.Column() && r.panels[a.Column()] != nil:
		return r.panels[a.Column()].Ratio(a.Codec, b.Codec)
	case a.Data != b.Data: // no process measured both
		return r.method.Quotient(r.times[a], r.times[b])
	}
	return r.method.Ratio(r.times[a], r.times[b])
}
