//go:build linux

package faulty

import (
	"math/rand/v2"
	"runtime"
	"strings"
	"time"

	"github.com/wirebench/wirebench/codec"
)

// fault makes a faulty port from a sound one. It is called when a codec is bound, so its state
// belongs to one port.
type fault func(sound codec.Port) codec.Port

// does calls do before each operation.
func does(do func()) fault {
	return func(p codec.Port) codec.Port {
		return codec.Port{
			Marshal:   func(v any) ([]byte, error) { do(); return p.Marshal(v) },
			Unmarshal: func(b []byte) (any, error) { do(); return p.Unmarshal(b) },
		}
	}
}

// encodes replaces encode.
func encodes(with func(sound codec.Port) func(v any) ([]byte, error)) fault {
	return func(p codec.Port) codec.Port { return codec.Port{Marshal: with(p), Unmarshal: p.Unmarshal} }
}

// decodes replaces decode.
func decodes(with func(sound codec.Port) func(b []byte) (any, error)) fault {
	return func(p codec.Port) codec.Port { return codec.Port{Marshal: p.Marshal, Unmarshal: with(p)} }
}

// encode applies the fault only to encode, and decode only to decode.
func encode(f fault) fault {
	return func(p codec.Port) codec.Port { return codec.Port{Marshal: f(p).Marshal, Unmarshal: p.Unmarshal} }
}

func decode(f fault) fault {
	return func(p codec.Port) codec.Port { return codec.Port{Marshal: p.Marshal, Unmarshal: f(p).Unmarshal} }
}

// before calls do on each value before it is encoded. It may change the value.
func before(do func(v any)) fault {
	return encodes(func(p codec.Port) func(any) ([]byte, error) {
		return func(v any) ([]byte, error) { do(v); return p.Marshal(v) }
	})
}

// encoded changes each result of encode, and decoded each result of decode.
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

// when applies the fault to those operations for which due returns true.
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

// call selects only the n-th operation, and calls selects every n-th one.
func call(n int) func() bool {
	return func() bool { n--; return n == 0 }
}

func calls(n int) func() bool {
	at := 0
	return func() bool { at++; return at%n == 0 }
}

// behind selects all operations after the first n.
func behind(n int) func() bool {
	at := 0
	return func() bool { at++; return at > n }
}

// chance selects one operation of n at random, the same ones in each process.
func chance(n int) func() bool {
	r := rand.New(rand.NewPCG(1, 2))
	return func() bool { return r.IntN(n) == 0 }
}

// since selects the operations that come more than d after the first one.
func since(d time.Duration) func() bool {
	var first time.Time
	return func() bool {
		if first.IsZero() {
			first = time.Now()
		}
		return time.Since(first) > d
	}
}

// whenTimed applies the fault only in processes that time. It finds out by the functions that call
// Bind.
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
