package measure

import (
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
)

// site is a copy of the timed loops. Each cell runs on its own: a processor predicts
// the target of a call that has always had the same one, as a codec's call in a
// service has, sooner than of one that has had many. On a loop that all codecs share
// the call took 0.9 ns longer (Zen 4).
type site interface {
	// run does one operation on each message of the lane from index from up to index
	// to, and returns the time it took.
	run(l *lane, from, to int) (time.Duration, error)
}

// at is the site S. The compiler writes the methods once more for each S of another
// size.
type at[S any] struct{}

// sites returns as many sites as there may be codecs.
func sites() []site {
	return slices.Concat(
		eight[[0]byte](), eight[[1]byte](), eight[[2]byte](), eight[[3]byte](),
		eight[[4]byte](), eight[[5]byte](), eight[[6]byte](), eight[[7]byte](),
		eight[[8]byte](), eight[[9]byte](), eight[[10]byte](), eight[[11]byte](),
		eight[[12]byte](), eight[[13]byte](), eight[[14]byte](), eight[[15]byte](),
	)
}

func eight[S any]() []site {
	return []site{at[[0]S]{}, at[[1]S]{}, at[[2]S]{}, at[[3]S]{}, at[[4]S]{}, at[[5]S]{}, at[[6]S]{}, at[[7]S]{}}
}

// run calls the loop of the lane's model. The loops differ only in the function they
// call; sharing them would put a second indirect call into what is timed.
func (s at[S]) run(l *lane, from, to int) (time.Duration, error) {
	switch l.model {
	case codec.Encode:
		return s.encode(l, from, to)
	case codec.EncodeReuse:
		return s.encodeReuse(l, from, to)
	case codec.Decode:
		return s.decode(l, from, to)
	default:
		return s.decodeReuse(l, from, to)
	}
}

func (at[S]) encode(l *lane, from, to int) (time.Duration, error) {
	marshal, values := l.port.Marshal, l.values[from:to]
	most, last := values[:len(values)-1], values[len(values)-1]
	sum := 0
	start := now()
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

func (at[S]) encodeReuse(l *lane, from, to int) (time.Duration, error) {
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

func (at[S]) decode(l *lane, from, to int) (time.Duration, error) {
	unmarshal, encoded := l.port.Unmarshal, l.encoded[from:to]
	most, last := encoded[:len(encoded)-1], encoded[len(encoded)-1]
	start := now()
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

func (at[S]) decodeReuse(l *lane, from, to int) (time.Duration, error) {
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
