package loop

import (
	"math/rand/v2"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/stream"
)

// span is a half-open range of messages.
type span struct{ from, to int }

// Feed writes the messages [from, to) to the streams that the next Run reads, and makes room for those
// that it writes. Run does so, too. Who counts allocations calls Feed before.
func (l *Lane) Feed(from, to int) error {
	if l.fed == (span{from, to}) {
		return nil
	}
	l.fed = span{from, to}
	switch l.Operation {
	case codec.StreamEncode:
		// A program writes to memory that it has used a moment ago.
		l.Stream.Grow(l.room(from, to))
	case codec.StreamDecode:
		return l.feedStream(from, to)
	case codec.FirstEncode:
		l.sink.Empty(l.room(from, to))
	case codec.FirstDecode:
		return l.feedFirst(from, to)
	}
	return nil
}

// room returns how many bytes messages may take on a stream. There they may be longer than alone, as
// by the end of a line.
func (l *Lane) room(from, to int) (n int) {
	const longer = 64
	for _, b := range l.Encoded[from:to] {
		n += len(b) + len(b)/4 + longer
	}
	return n
}

// mostRecalled is the largest number of other messages that are decoded, untimed, after the messages of a batch were
// encoded. Encoding takes the decoder's code from the caches, and short batches would pay more for that than long ones.
const mostRecalled = 32

// Recalled is the number of these messages for a batch of n. A batch of one operation takes long.
func Recalled(n int) int {
	if n == 1 {
		return 0
	}
	return min(mostRecalled, 2*n)
}

// recalled returns the range of these messages. None of them is in the batch, whose messages would not be new otherwise.
func (l *Lane) recalled(from, to int) span {
	n := Recalled(to - from)
	switch {
	case to+n <= len(l.Values):
		return span{to, to + n}
	case from >= n:
		return span{from - n, from}
	}
	return span{}
}

// feedStream writes messages to the stream, and makes the decoder read what was written before them.
func (l *Lane) feedStream(from, to int) error {
	s := l.Stream
	others := l.recalled(from, to)
	for i := others.from; i < others.to; i++ {
		if err := s.Write(i, l.Values[i]); err != nil {
			return err
		}
	}
	old := s.Due() + s.Ahead
	for i := from; i < to; i++ {
		if err := s.Write(i, l.Values[i]); err != nil {
			return err
		}
	}
	for range s.Ahead {
		if err := s.Write(from, l.Values[from]); err != nil {
			return err
		}
	}
	for range old {
		if _, err := s.Read(l.newValue()); err != nil {
			return err
		}
	}
	return nil
}

// feedFirst writes the beginning of a stream for each message. They lie in a random order, so that a
// message is at another address each time.
func (l *Lane) feedFirst(from, to int) error {
	l.sink.Empty(l.room(from, to))
	inputs := l.Kept.Bytes[:to-from]
	for _, i := range rand.Perm(to - from) {
		at := l.sink.Len()
		if err := l.Port.NewEncoder(&l.sink).Encode(l.Values[from+i]); err != nil {
			return err
		}
		inputs[i] = l.sink.From(at)
	}
	return l.recall(l.recalled(from, to))
}

// recall decodes messages, each with a new decoder.
func (l *Lane) recall(others span) error {
	var inputs [][]byte
	for _, v := range l.Values[others.from:others.to] {
		var sink stream.Buffer
		if err := l.Port.NewEncoder(&sink).Encode(v); err != nil {
			return err
		}
		inputs = append(inputs, sink.From(0))
	}
	for _, b := range inputs {
		l.source.Holds(b)
		if err := l.Port.NewDecoder(&l.source).Decode(l.newValue()); err != nil {
			return err
		}
	}
	return nil
}

// Drain makes the decoder of stream-encode read what the encoder has written, up to now. check gets
// the number of each message and its value. It may be nil.
func (l *Lane) Drain(check func(i int, v any) error) error {
	if l.Operation != codec.StreamEncode {
		return nil
	}
	for l.Stream.Due() > 0 {
		v := l.newValue()
		i, err := l.Stream.Read(v)
		if err == nil && check != nil {
			err = check(i, v)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func streamEncode[S any](l *Lane, from, to int) (time.Duration, error) {
	encoder, before := l.Stream.Encoder, l.Stream.Written()
	start := host.Now()
	for _, v := range l.Values[from:to] {
		if err := encoder.Encode(v); err != nil {
			return 0, err
		}
	}
	took := host.Now() - start
	l.Sum = l.Stream.Written() - before
	l.Stream.Wrote(from, to)
	return took, nil
}

func streamDecode[S any](l *Lane, ops int) (time.Duration, error) {
	decoder, newValue, kept := l.Stream.Decoder, l.newValue, l.Kept.Values[:ops]
	start := host.Now()
	for i := range kept {
		v := newValue()
		if err := decoder.Decode(v); err != nil {
			return 0, err
		}
		kept[i] = v
	}
	took := host.Now() - start
	l.Stream.HaveRead(ops)
	l.LastValue = kept[ops-1]
	return took, nil
}

func firstEncode[S any](l *Lane, values []any) (time.Duration, error) {
	newEncoder, sink, kept := l.Port.NewEncoder, &l.sink, l.Kept.Bytes[:len(values)]
	start := host.Now()
	for i, v := range values {
		at := sink.Len()
		if err := newEncoder(sink).Encode(v); err != nil {
			return 0, err
		}
		kept[i] = sink.From(at)
	}
	took := host.Now() - start
	l.keep(kept)
	return took, nil
}

func firstDecode[S any](l *Lane, ops int) (time.Duration, error) {
	newDecoder, newValue, source := l.Port.NewDecoder, l.newValue, &l.source
	in, kept := l.Kept.Bytes[:ops], l.Kept.Values[:ops]
	start := host.Now()
	for i, b := range in {
		source.Holds(b)
		v := newValue()
		if err := newDecoder(source).Decode(v); err != nil {
			return 0, err
		}
		kept[i] = v
	}
	took := host.Now() - start
	l.LastValue = kept[ops-1]
	return took, nil
}
