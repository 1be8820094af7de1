package report

import (
	"math"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// Ratios compares any two cells of a record, as [Derive] compares each with the
// reference.
type Ratios struct {
	reference string
	times     map[record.Key][]float64
	method    stats.Method
}

// NewRatios prepares the comparison of a record's cells.
func NewRatios(rec record.Record) Ratios {
	return Ratios{rec.Run.Reference, rec.Times(), Method(rec)}
}

// Measured reports whether the cell has times.
func (r Ratios) Measured(k record.Key) bool { return r.method.Size(r.times[k]) > 0 }

// Time is the time of the cell's operation in ns, as [Cell].NS has it.
func (r Ratios) Time(k record.Key) stats.Interval { return r.method.Time(r.times[k]) }

// Of estimates how many times as long a takes as b; the interval is for another
// run's value. Where too few processes measured both, as after a merge, and both are
// of one model, their ratios to the reference are divided, each with all of its
// doubt. The bounds are 0 and infinite where that does not help either, and all
// figures NaN where one of the cells has no time.
func (r Ratios) Of(a, b record.Key) stats.Interval {
	direct := r.pair(a, b)
	if direct.Hi < math.Inf(1) || a.Data != b.Data || a.Model != b.Model {
		return direct
	}
	reference := record.Key{Codec: r.reference, Data: a.Data, Model: a.Model}
	x, y := r.pair(a, reference), r.pair(b, reference)
	via := stats.Interval{Lo: x.Lo / y.Hi, Mid: x.Mid / y.Mid, Hi: x.Hi / y.Lo}
	if via.Hi < math.Inf(1) || math.IsNaN(direct.Mid) && !math.IsNaN(via.Mid) {
		return via
	}
	return direct
}

// pair compares two cells by the processes that measured both.
func (r Ratios) pair(a, b record.Key) stats.Interval {
	if a == b && r.Measured(a) {
		return stats.Interval{Lo: 1, Mid: 1, Hi: 1} // of itself: no estimate
	}
	return r.method.Ratio(r.times[a], r.times[b])
}
