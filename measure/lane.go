package measure

import (
	"time"

	"github.com/wirebench/wirebench/codec"
)

// lane is what the batches of one cell run on.
type lane struct {
	model codec.Model
	port  codec.Port
	site  site
	// values and encoded are the ring of messages laid out in a row, so
	// that a batch may start at any chunk without a modulo in the loop.
	values  []any
	encoded [][]byte
	mapped  []any  // of map-out: the library's own messages
	buf     []byte // of encode-reuse
	used    any    // of decode-reuse
	// Models of compression have a function of bytes, and a row of inputs.
	transform func([]byte) ([]byte, error)
	input     [][]byte

	// What the last batch left: the last result and the sum of sizes go here after
	// the clock was read. The calls go through function values, so the compiler
	// can't leave any of them out. The last message stands behind the loop, so that
	// the loop need not keep every result.
	lastBytes []byte
	lastValue any
	sum       int    // of encoded sizes
	lastSum   uint64 // of fields read in place

	touched byte // keeps the reads of touch
}

// touch reads what the batch is about to be given: the list of values, or the
// encoded messages, which are then in the cache as they are after a read from a
// socket or a file. The values themselves are not touched; other codecs have just
// used them. Messages of the library's own type are mapped once before, since nobody
// else uses them, and in a program they come from a decoder.
func (l *lane) touch(from, to int) error {
	switch l.model {
	case codec.Encode, codec.EncodeReuse, codec.MapIn:
		for _, v := range l.values[from:to] {
			if v == nil {
				l.touched++
			}
		}
	case codec.MapOut:
		for _, m := range l.mapped[from:to] {
			if _, err := l.port.ToGo(m); err != nil {
				return err
			}
		}
	default:
		const line = 64
		bytes := l.encoded
		if l.transform != nil {
			bytes = l.input
		}
		for _, b := range bytes[from:to] {
			for i := 0; i < len(b); i += line {
				l.touched += b[i]
			}
		}
	}
	return nil
}

// forget drops what the last batch left.
func (l *lane) forget() { l.lastBytes, l.lastValue = nil, nil }

// fields is how many are read in place.
func (l *lane) fields() int {
	if l.model == codec.TouchOne {
		return 1
	}
	return codec.AllFields
}

// prepare makes what the model works on: mapped messages, a used value.
func (l *lane) prepare(newValue func() any) error {
	switch l.model {
	case codec.DecodeReuse:
		l.used = newValue()
	case codec.MapOut:
		// The row repeats its values; their messages need not be made twice.
		made := make(map[any]any)
		for _, v := range l.values {
			m, ok := made[v]
			if !ok {
				var err error
				if m, err = l.port.FromGo(v); err != nil {
					return err
				}
				made[v] = m
			}
			l.mapped = append(l.mapped, m)
		}
	}
	return nil
}

// run does one operation on each message from index from up to index to, and
// returns the time it took.
func (l *lane) run(from, to int) (time.Duration, error) { return l.site.run(l, from, to) }
