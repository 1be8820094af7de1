package loop

import (
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/host"
)

// Site is a copy of the timed loops. Each codec runs on its own copy. A processor predicts the
// target of a call sooner if the call has always had the same target, as a codec's call in a
// service has. On a loop that all codecs share the call took 0.9 ns longer (Zen 4).
type Site interface {
	// run does one operation on each message of the lane in the half-open range [from, to) and
	// returns the time that all of them took.
	run(l *Lane, from, to int) (time.Duration, error)
}

// at is the site S. The compiler makes another copy of its methods for each size of S.
type at[S any] struct{}

// Shared is a site for operations whose times need not be exact. Any codec may use it.
var Shared Site = at[byte]{}

// Sites returns 128 different sites, enough for the codecs of a process.
func Sites() []Site {
	return slices.Concat(
		eight[[0]byte](), eight[[1]byte](), eight[[2]byte](), eight[[3]byte](),
		eight[[4]byte](), eight[[5]byte](), eight[[6]byte](), eight[[7]byte](),
		eight[[8]byte](), eight[[9]byte](), eight[[10]byte](), eight[[11]byte](),
		eight[[12]byte](), eight[[13]byte](), eight[[14]byte](), eight[[15]byte](),
	)
}

func eight[S any]() []Site {
	return []Site{at[[0]S]{}, at[[1]S]{}, at[[2]S]{}, at[[3]S]{}, at[[4]S]{}, at[[5]S]{}, at[[6]S]{}, at[[7]S]{}}
}

// run calls the loop of the lane's operation. The loops differ only in the function that they call.
// A shared loop would add a second indirect call to the timed part.
func (at[S]) run(l *Lane, from, to int) (took time.Duration, err error) {
	switch l.Operation {
	case codec.Encode:
		return encode[S](l, l.Values[from:to])
	case codec.EncodeReuse:
		return encodeReuse[S](l, l.Values[from:to])
	case codec.Decode:
		l.LastValue, took, err = each[[0]S](l.Port.Unmarshal, l.Encoded[from:to], l.Kept.Values)
	case codec.DecodeReuse:
		return decodeReuse[S](l, l.Encoded[from:to])
	case codec.ConvertIn:
		l.LastValue, took, err = each[[1]S](l.Port.FromGo, l.Values[from:to], l.Kept.Values)
	case codec.ConvertOut:
		l.LastValue, took, err = each[[2]S](l.Port.ToGo, l.mapped[from:to], l.Kept.Values)
	case codec.Open:
		l.LastValue, took, err = each[[3]S](l.Port.Open, l.Encoded[from:to], l.Kept.Values)
	case codec.TouchOne, codec.TouchTenth, codec.TouchQuarter, codec.TouchHalf, codec.TouchAll:
		return read[S](l, l.Encoded[from:to])
	case codec.StreamEncode:
		return streamEncode[S](l, from, to)
	case codec.StreamDecode:
		return streamDecode[S](l, to-from)
	case codec.FirstEncode:
		return firstEncode[S](l, l.Values[from:to])
	case codec.FirstDecode:
		return firstDecode[S](l, to-from)
	default:
		return transform[S](l, l.Input[from:to])
	}
	return took, err
}

func encode[S any](l *Lane, values []any) (time.Duration, error) {
	marshal, kept := l.Port.Marshal, l.Kept.Bytes[:len(values)]
	start := host.Now()
	for i, v := range values {
		b, err := marshal(v)
		if err != nil {
			return 0, err
		}
		kept[i] = b
	}
	took := host.Now() - start
	l.keep(kept)
	return took, nil
}

// transform is the loop of operations that turn bytes into bytes.
func transform[S any](l *Lane, in [][]byte) (time.Duration, error) {
	f, kept := l.Transform, l.Kept.Bytes[:len(in)]
	start := host.Now()
	for i, b := range in {
		out, err := f(b)
		if err != nil {
			return 0, err
		}
		kept[i] = out
	}
	took := host.Now() - start
	l.keep(kept)
	return took, nil
}

// keep sets the last result and the sum of sizes after a batch that made bytes.
func (l *Lane) keep(kept [][]byte) {
	l.LastBytes, l.Sum = kept[len(kept)-1], 0
	for _, b := range kept {
		l.Sum += len(b)
	}
}

func encodeReuse[S any](l *Lane, values []any) (time.Duration, error) {
	appendTo, b := l.Port.Append, l.buf
	var err error
	sum := 0
	start := host.Now()
	for i := range values {
		if b, err = appendTo(b[:0], values[i]); err != nil {
			return 0, err
		}
		sum += len(b)
	}
	took := host.Now() - start
	l.buf, l.LastBytes, l.Sum = b, b, sum
	return took, nil
}

func decodeReuse[S any](l *Lane, encoded [][]byte) (time.Duration, error) {
	into, v := l.Port.UnmarshalInto, l.used
	start := host.Now()
	for i := range encoded {
		if err := into(encoded[i], v); err != nil {
			return 0, err
		}
	}
	took := host.Now() - start
	l.LastValue = v
	return took, nil
}

// each is the loop of operations that return a value for each input.
func each[S, In any](f func(In) (any, error), in []In, room []any) (any, time.Duration, error) {
	kept := room[:len(in)]
	start := host.Now()
	for i := range in {
		v, err := f(in[i])
		if err != nil {
			return nil, 0, err
		}
		kept[i] = v
	}
	took := host.Now() - start
	return kept[len(kept)-1], took, nil
}

// read is the loop of operations that open messages and read their fields in place.
func read[S any](l *Lane, encoded [][]byte) (time.Duration, error) {
	open, touch, fields := l.Port.Open, l.Port.Touch, l.Fields
	var sum uint64
	start := host.Now()
	for i := range encoded {
		v, err := open(encoded[i])
		if err != nil {
			return 0, err
		}
		if sum, err = touch(v, fields); err != nil {
			return 0, err
		}
	}
	took := host.Now() - start
	l.LastSum = sum
	return took, nil
}

// nothing is called through a variable, as codecs are.
var nothing = func() {}

// Empty returns the time of n indirect calls that do nothing. The time of noop is compared with it.
func Empty(n int) time.Duration {
	f := nothing
	start := host.Now()
	for range n {
		f()
	}
	return host.Now() - start
}
