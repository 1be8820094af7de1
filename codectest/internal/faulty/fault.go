//go:build linux

package faulty

import (
	"math/rand/v2"
	"runtime"
	"strings"
	"time"

	"github.com/wirebench/wirebench/codec"
)

// fault makes a port that goes wrong of a sound one. It is called when a codec is bound, so that what it keeps is of
// one port.
type fault func(sound codec.Port) codec.Port

// does does something before each operation.
func does(do func()) fault {
	return func(p codec.Port) codec.Port {
		return codec.Port{
			Marshal:   func(v any) ([]byte, error) { do(); return p.Marshal(v) },
			Unmarshal: func(b []byte) (any, error) { do(); return p.Unmarshal(b) },
		}
	}
}

// encodes has another way to encode.
func encodes(with func(sound codec.Port) func(v any) ([]byte, error)) fault {
	return func(p codec.Port) codec.Port { return codec.Port{Marshal: with(p), Unmarshal: p.Unmarshal} }
}

// decodes has another way to decode.
func decodes(with func(sound codec.Port) func(b []byte) (any, error)) fault {
	return func(p codec.Port) codec.Port { return codec.Port{Marshal: p.Marshal, Unmarshal: with(p)} }
}

// encode has the fault in encode alone, and decode in decode alone.
func encode(f fault) fault {
	return func(p codec.Port) codec.Port { return codec.Port{Marshal: f(p).Marshal, Unmarshal: p.Unmarshal} }
}

func decode(f fault) fault {
	return func(p codec.Port) codec.Port { return codec.Port{Marshal: p.Marshal, Unmarshal: f(p).Unmarshal} }
}

// before looks at each value that is to be encoded, and may change it.
func before(do func(v any)) fault {
	return encodes(func(p codec.Port) func(any) ([]byte, error) {
		return func(v any) ([]byte, error) { do(v); return p.Marshal(v) }
	})
}

// encoded changes each result of encode, and decoded each one of decode.
func encoded(change func(b []byte) []byte) fault {
	return encodes(func(p codec.Port) func(any) ([]byte, error) {
		return func(v any) ([]byte, error) {
			b, err := p.Marshal(v)
			return change(b), err
		}
	})
}

func decoded[T any](change func(v *T)) fault {
	return decodes(func(p codec.Port) func([]byte) (any, error) {
		return func(b []byte) (any, error) {
			v, err := p.Unmarshal(b)
			if err == nil {
				change(v.(*T))
			}
			return v, err
		}
	})
}

// when has the fault in those operations for which due says so.
func when(due func() bool, f fault) fault {
	return func(p codec.Port) codec.Port {
		wrong := f(p)
		return codec.Port{
			Marshal: func(v any) ([]byte, error) {
				if due() {
					return wrong.Marshal(v)
				}
				return p.Marshal(v)
			},
			Unmarshal: func(b []byte) (any, error) {
				if due() {
					return wrong.Unmarshal(b)
				}
				return p.Unmarshal(b)
			},
		}
	}
}

// call is the n-th operation alone, and calls every n-th one.
func call(n int) func() bool {
	return func() bool { n--; return n == 0 }
}

func calls(n int) func() bool {
	at := 0
	return func() bool { at++; return at%n == 0 }
}

// behind are all operations but the first n.
func behind(n int) func() bool {
	at := 0
	return func() bool { at++; return at > n }
}

// chance is one operation of n at random, in each process the same ones.
func chance(n int) func() bool {
	r := rand.New(rand.NewPCG(1, 2))
	return func() bool { return r.IntN(n) == 0 }
}

// since are the operations that come later than so long after the first one.
func since(d time.Duration) func() bool {
	var first time.Time
	return func() bool {
		if first.IsZero() {
			first = time.Now()
		}
		return time.Since(first) > d
	}
}

// whenTimed has the fault only where it is timed: the functions that call Bind tell what the process is for.
func whenTimed(f fault) fault {
	return func(p codec.Port) codec.Port {
		callers := make([]uintptr, 32)
		frames := runtime.CallersFrames(callers[:runtime.Callers(0, callers)])
		for more := true; more; {
			var at runtime.Frame
			if at, more = frames.Next(); strings.HasSuffix(at.Function, "measure.(*child).time") {
				return f(p)
			}
		}
		return p
	}
}
