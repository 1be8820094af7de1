package report

import (
	"cmp"

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

func (s Source) heap() record.Heap {
	return cmp.Or(s.Heap, record.UsualHeap)
}
