package loop

import (
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
	"github.com/wirebench/wirebench/internal/stream"
)

// Lane holds everything that the batches of one cell run on.
type Lane struct {
	Operation codec.Operation
	Port      codec.Port
	Site      Site
	// Values and Encoded are the ring of messages laid out in a row, so that a batch may start at
	// any chunk without a modulo operation in the loop.
	Values  []any
	Encoded [][]byte
	// Fields is the number of fields that an operation reads in place.
	Fields int
	// Memory is the memory of the values. It is set only if the warm-up before a batch does not
	// read the values of that batch.
	Memory *memory.Row
	// Kept stores the results of a batch, one for each operation. Lanes that take turns share it.
	Kept   *Kept
	mapped []any  // for convert-out: the library's own messages
	buf    []byte // for encode-reuse
	used   any    // for decode-reuse
	// newValue makes what operations on streams decode into.
	newValue func() any
	// Stream is the stream of stream-encode and stream-decode.
	Stream *stream.Stream
	sink   stream.Buffer // for first-encode, and for the inputs of first-decode
	source stream.Buffer // for first-decode
	fed    span
	// Transform and Input are the function and the row of inputs of a compression operation.
	Transform func([]byte) ([]byte, error)
	Input     [][]byte

	// The last result and the sum of sizes of the last batch. They are stored after the clock was
	// read. The compiler can't omit any of the calls, because they go through function values.
	LastBytes []byte
	LastValue any
	Sum       int    // of encoded sizes
	LastSum   uint64 // of fields read in place

	most    int  // operations of the largest batch since Forget
	touched byte // prevents the compiler from omitting the reads of Touch
}

// Kept holds the results of a batch, one for each operation, so that each of them can be checked
// after the time was taken. The garbage collector doesn't run during a batch, so the only cost is
// the store: about half a nanosecond.
type Kept struct {
	Bytes  [][]byte
	Values []any
}

// NewKept returns a Kept with room for the results of ops operations.
func NewKept(ops int) *Kept { return &Kept{make([][]byte, ops), make([]any, ops)} }

// Touch brings the input of a batch into the cache, as in a program that has just made the values
// or read the encoded messages from a socket or a file. For convert-out it maps the messages once,
// because only the library reads messages of its own type, and in a program they come from a
// decoder.
func (l *Lane) Touch(from, to int) error {
	switch l.Operation {
	case codec.Encode, codec.EncodeReuse, codec.ConvertIn, codec.StreamEncode, codec.FirstEncode:
		for _, v := range l.Values[from:to] {
			if v == nil {
				l.touched++
			}
		}
		if l.Memory != nil {
			l.Memory.Touch(from, to)
		}
	case codec.ConvertOut:
		for _, m := range l.mapped[from:to] {
			if _, err := l.Port.ToGo(m); err != nil {
				return err
			}
		}
	case codec.StreamDecode, codec.FirstDecode:
		return l.Feed(from, to) // it was just written
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

// Forget drops the results of the batches since the last Forget.
func (l *Lane) Forget() {
	l.LastBytes, l.LastValue = nil, nil
	clear(l.Kept.Bytes[:l.most])
	clear(l.Kept.Values[:l.most])
	l.most = 0
}

// Release drops what Prepare and Feed made.
func (l *Lane) Release() {
	l.mapped, l.used, l.Stream, l.sink, l.fed = nil, nil, nil, stream.Buffer{}, span{}
}

// Prepare makes the mapped messages for convert-out, the reused value for decode-reuse, and the streams.
func (l *Lane) Prepare(newValue func() any) (err error) {
	l.newValue = newValue
	switch l.Operation {
	case codec.StreamEncode, codec.StreamDecode:
		l.Stream, err = stream.Open(l.Port, l.Values[0], newValue)
		return err
	case codec.DecodeReuse:
		l.used = newValue()
	case codec.ConvertOut:
		// The row repeats its values. One message for each value is enough.
		made := make(map[any]any)
		for _, v := range l.Values {
			m, ok := made[v]
			if !ok {
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

// Run does one operation on each message of the half-open range [from, to) and returns the time
// that all of them took.
func (l *Lane) Run(from, to int) (time.Duration, error) {
	if err := l.Feed(from, to); err != nil {
		return 0, err
	}
	l.fed = span{}
	l.most = max(l.most, to-from)
	return l.Site.run(l, from, to)
}
