package measure

import (
	"time"

	"github.com/wirebench/wirebench/codec"
)

// lane is what the batches of one cell run on.
type lane struct {
	model codec.Model
	port  codec.Port
	// values and encoded are the ring of messages laid out in a row, so
	// that a batch may start at any chunk without a modulo in the loop.
	values  []any
	encoded [][]byte
	buf     []byte // of encode-reuse
	used    any    // of decode-reuse

	// What the last batch left: the last result and the sum of sizes go here after
	// the clock was read. The calls go through function values, so the compiler
	// can't leave any of them out. The last message stands behind the loop, so that
	// the loop need not keep every result.
	lastBytes []byte
	lastValue any
	sum       int // of encoded sizes

	touched byte // keeps the reads of touch
}

// run does one operation on each message from index from up to index to, and
// returns the time it took. The loops differ only in the function they call;
// sharing them would put a second indirect call into what is timed. Those of the
// fresh models do four operations at a time: what a loop keeps across calls lies on
// the stack, and counting there takes as long as a call.
func (l *lane) run(from, to int) (time.Duration, error) {
	switch l.model {
	case codec.Encode:
		return l.encode(from, to)
	case codec.EncodeReuse:
		return l.encodeReuse(from, to)
	case codec.Decode:
		return l.decode(from, to)
	default:
		return l.decodeReuse(from, to)
	}
}

// touch reads what the batch is about to be given: the list of values, or the
// encoded messages, which are then in the cache as they are after a read from a
// socket or a file. The values themselves are not touched; other codecs have just
// used them.
func (l *lane) touch(from, to int) {
	if l.model == codec.Encode || l.model == codec.EncodeReuse {
		for _, v := range l.values[from:to] {
			if v == nil {
				l.touched++
			}
		}
		return
	}
	const line = 64
	for _, b := range l.encoded[from:to] {
		for i := 0; i < len(b); i += line {
			l.touched += b[i]
		}
	}
}

func (l *lane) encode(from, to int) (time.Duration, error) {
	marshal, values := l.port.Marshal, l.values[from:to]
	most, last := values[:len(values)-1], values[len(values)-1]
	sum := 0
	start := now()
	for len(most) >= 4 {
		b0, err := marshal(most[0])
		if err != nil {
			return 0, err
		}
		b1, err := marshal(most[1])
		if err != nil {
			return 0, err
		}
		b2, err := marshal(most[2])
		if err != nil {
			return 0, err
		}
		b3, err := marshal(most[3])
		if err != nil {
			return 0, err
		}
		sum += len(b0) + len(b1) + len(b2) + len(b3)
		most = most[4:]
	}
	for i := range most {
		b, err := marshal(most[i])
		if err != nil {
			return 0, err
		}
		sum += len(b)
	}
	b, err := marshal(last)
	took := now() - start
	l.lastBytes, l.sum = b, sum+len(b)
	return took, err
}

func (l *lane) encodeReuse(from, to int) (time.Duration, error) {
	appendTo, values, b := l.port.Append, l.values[from:to], l.buf
	var err error
	sum := 0
	start := now()
	for i := range values {
		if b, err = appendTo(b[:0], values[i]); err != nil {
			return 0, err
		}
		sum += len(b)
	}
	took := now() - start
	l.buf, l.lastBytes, l.sum = b, b, sum
	return took, nil
}

func (l *lane) decode(from, to int) (time.Duration, error) {
	unmarshal, encoded := l.port.Unmarshal, l.encoded[from:to]
	most, last := encoded[:len(encoded)-1], encoded[len(encoded)-1]
	start := now()
	for len(most) >= 4 {
		if _, err := unmarshal(most[0]); err != nil {
			return 0, err
		}
		if _, err := unmarshal(most[1]); err != nil {
			return 0, err
		}
		if _, err := unmarshal(most[2]); err != nil {
			return 0, err
		}
		if _, err := unmarshal(most[3]); err != nil {
			return 0, err
		}
		most = most[4:]
	}
	for i := range most {
		if _, err := unmarshal(most[i]); err != nil {
			return 0, err
		}
	}
	v, err := unmarshal(last)
	took := now() - start
	l.lastValue = v
	return took, err
}

func (l *lane) decodeReuse(from, to int) (time.Duration, error) {
	into, encoded, v := l.port.UnmarshalInto, l.encoded[from:to], l.used
	start := now()
	for i := range encoded {
		if err := into(encoded[i], v); err != nil {
			return 0, err
		}
	}
	took := now() - start
	l.lastValue = v
	return took, nil
}

// nothing is called through a variable, as codecs are.
var nothing = func() {}

// emptyLoop returns the time of n indirect calls that do nothing: what noop is
// held against.
func emptyLoop(n int) time.Duration {
	f := nothing
	start := now()
	for range n {
		f()
	}
	return now() - start
}
