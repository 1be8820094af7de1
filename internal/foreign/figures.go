package foreign

import (
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Figures are the figures of a data set. What a peer's language frees is in its times, and what Go's
// collector does is not. So ratios have its price in Go's times.
type Figures struct {
	Data
	Price record.Price
}

// Figures returns the figures of a data set. Ratios have the price of garbage on the usual heap if
// withGC is set and the price is known.
func (r *Result) Figures(d Data, withGC bool) Figures {
	f := Figures{Data: d}
	if withGC && r.Garbage != nil {
		f.Price, _ = record.Record{Garbage: r.Garbage}.Price(d.Name, record.UsualHeap)
	}
	return f
}

// method compares processes of one run. Both programs have one layout, so an interval is for another
// run of the same two programs on this machine.
var method = stats.Method{Common: stats.Usual.Common, Least: stats.Usual.Least, For: stats.SamePrograms}

// none is the interval of a line without times.
var none = stats.Interval{Lo: math.NaN(), Mid: math.NaN(), Hi: math.NaN()}

// Time returns the time of an operation in ns, without the price of garbage. It is NaN if the operation was not timed.
func (f Figures) Time(name, operation string) stats.Interval {
	return method.Time(Figures{Data: f.Data}.logs(name, operation))
}

// Ratio returns the time of a line's operation, with the price of garbage, relative to that of the Go codec that it is compared
// with, in the same processes. It is NaN if the operation was not timed.
func (f Figures) Ratio(name, operation string) stats.Interval {
	l := f.line(name)
	if l == nil || l.Like == "" {
		return none
	}
	r := method.Ratio(f.logs(name, operation), f.logs(l.Like, operation))
	half := math.Hypot(math.Log(r.Hi/r.Mid), f.shared(name, operation)-f.shared(l.Like, operation))
	return stats.Interval{Lo: r.Mid * math.Exp(-half), Mid: r.Mid, Hi: r.Mid * math.Exp(half)}
}

// Spread returns the standard deviation of the times of an operation over the processes, as a share. It
// is NaN if there are fewer than two.
func (f Figures) Spread(name, operation string) float64 {
	all := slices.DeleteFunc(f.logs(name, operation), math.IsNaN)
	if len(all) < 2 {
		return math.NaN()
	}
	return stats.Deviation(all)
}

// logs returns the logarithms of times by process, with NaN where there is none.
func (f Figures) logs(name, operation string) []float64 {
	most := 0
	for _, l := range f.Lines {
		most = max(most, len(l.Times[operation]))
	}
	logs := slices.Repeat([]float64{math.NaN()}, most)
	if l := f.line(name); l != nil {
		for i, ns := range l.Times[operation] {
			if ns > 0 {
				logs[i] = math.Log(ns + l.Allocated[operation]*f.Price.PerByte)
			}
		}
	}
	return logs
}

// shared is by how much the logarithm of a time may change with the price of garbage, which another
// run would measure again.
func (f Figures) shared(name, operation string) float64 {
	l := f.line(name)
	mid := method.Time(f.logs(name, operation)).Mid
	if l == nil || math.IsNaN(mid) {
		return 0
	}
	return f.Price.Shared(l.Allocated[operation], mid)
}
