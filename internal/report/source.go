package report

import (
	"cmp"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
)

// Source is a record with the choices of its reader. A record has facts only.
type Source struct {
	record.Record
	// Heap is the heap for which garbage is priced. If it is zero, that is [record.UsualHeap].
	Heap record.Heap
	// WithGC adds the cost of collecting an operation's garbage to its times, where it is known. Times of messages
	// between processes have it anyway.
	WithGC bool
	// Compressed is what compressors make of messages, for transfers on data sets of which the record
	// has nothing about it. It may be nil.
	Compressed *Compressed
}

// asTimed returns the tables with times as they were taken, by which a run is judged: with the price of their garbage,
// which is the same for a codec and its twin, these two differ less.
func (s Source) asTimed(tables []Table) []Table {
	if !slices.ContainsFunc(tables, func(t Table) bool { return t.WithGC }) {
		return tables
	}
	s.WithGC = false
	return Unranked(s)
}

func (s Source) heap() record.Heap {
	return cmp.Or(s.Heap, record.UsualHeap)
}
