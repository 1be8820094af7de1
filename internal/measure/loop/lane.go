package loop

import (
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
)

// Lane is what the batches of one cell run on.
type Lane struct {
	Operation codec.Operation
	Port      codec.Port
	Site      Site
	// Values and Encoded are the ring of messages laid out in a row, so
	// that a batch may start at any chunk without a modulo in the loop.
	Values  []any
	Encoded [][]byte
	// Memory is that of the values, where what runs before a batch does not read it.
	Memory *memory.Row
	// Kept takes the results of a batch. It has room for that many, and lanes that take turns share one.
	Kept   *Kept
	mapped []any  // of map-out: the library's own messages
	buf    []byte // of encode-reuse
	used   any    // of decode-reuse
	// Operations of compression have a function of bytes, and a row of inputs.
	Transform func([]byte) ([]byte, error)
	Input     [][]byte

	// What the last batch left: the last result and the sum of sizes go here after
	// the clock was read. The calls go through function values, so the compiler
	// can't leave any of them out.
	LastBytes []byte
	LastValue any
	Sum       int    // of encoded sizes
	LastSum   uint64 // of fields read in place

	most    int  // how many results were kept since Forget
	touched byte // keeps the reads of Touch
}

// Kept are the results of a batch, one for each operation, so that each of them can be looked at when the time
// was taken. No collection runs meanwhile: keeping them costs storing them, about half a nanosecond.
type Kept struct {
	Bytes  [][]byte
	Values []any
}

// NewKept has room for the results of so many operations.
func NewKept(ops int) *Kept { return &Kept{make([][]byte, ops), make([]any, ops)} }

// Touch reads what the batch is about to be given: the values, which a program has just made, or the
// encoded messages, which are then in the cache as they are after a read from a
// socket or a file. Messages of the library's own type are mapped once before, since nobody
// else uses them, and in a program they come from a decoder.
func (l *Lane) Touch(from, to int) error {
	switch l.Operation {
	case codec.Encode, codec.EncodeReuse, codec.MapIn:
		for _, v := range l.Values[from:to] {
			if v == nil {
				l.touched++
			}
		}
		if l.Memory != nil {
			l.Memory.Touch(from, to)
		}
	case codec.MapOut:
		for _, m := range l.mapped[from:to] {
			if _, err := l.Port.ToGo(m); err != nil {
				return err
			}
		}
	default:
		const line = 64
		bytes := l.Encoded
		if l.Transform != nil {
			bytes = l.Input
		}
		for _, b := range bytes[from:to] {
			for i := 0; i < len(b); i += line {
				l.touched += b[i]
			}
		}
	}
	return nil
}

// Forget drops what the last batch left.
func (l *Lane) Forget() {
	l.LastBytes, l.LastValue = nil, nil
	clear(l.Kept.Bytes[:l.most])
	clear(l.Kept.Values[:l.most])
	l.most = 0
}

// Release drops what Prepare made.
func (l *Lane) Release() { l.mapped, l.used = nil, nil }

// Fields is how many are read in place.
func (l *Lane) Fields() int {
	if l.Operation == codec.TouchOne {
		return 1
	}
	return codec.AllFields
}

// Prepare makes what the operation works on: mapped messages, a used value.
func (l *Lane) Prepare(newValue func() any) error {
	switch l.Operation {
	case codec.DecodeReuse:
		l.used = newValue()
	case codec.MapOut:
		// The row repeats its values; their messages need not be made twice.
		made := make(map[any]any)
		for _, v := range l.Values {
			m, ok := made[v]
			if !ok {
				var err error
				if m, err = l.Port.FromGo(v); err != nil {
					return err
				}
				made[v] = m
			}
			l.mapped = append(l.mapped, m)
		}
	}
	return nil
}

// Run does one operation on each message from index from up to index to, and
// returns the time it took.
func (l *Lane) Run(from, to int) (time.Duration, error) {
	l.most = max(l.most, to-from)
	return l.Site.run(l, from, to)
}
