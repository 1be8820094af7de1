// Package rustrand draws the same random numbers as Rust's crate rand 0.8 with the generator
// Lcg64Xsh32 of crate rand_pcg. Rust's serialization benchmark makes its messages with these
// crates, always from the same seed. So data sets here can hold the same messages, and figures can
// be compared with those that the benchmark publishes.
//
// It must not know the messages: families define the types and draw their fields.
package rustrand

import (
	"iter"
	"math"
	"math/bits"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// Rand is the generator PCG-XSH-RR with 64 bits of state, and the distributions of crate rand. Each
// method consumes as many bits as its counterpart there.
type Rand struct{ state, increment uint64 }

// The seed of the benchmark: the first twenty digits of pi.
const (
	seedState  = 3141592653
	seedStream = 5897932384
)

func newRand() *Rand {
	r := &Rand{increment: seedStream<<1 | 1}
	r.state = seedState + r.increment
	r.step()
	return r
}

func (r *Rand) step() { r.state = r.state*6364136223846793005 + r.increment }

// Uint32 returns any 32-bit number.
func (r *Rand) Uint32() uint32 {
	s := r.state
	r.step()
	return bits.RotateLeft32(uint32((s>>18^s)>>27), -int(s>>59))
}

// Uint64 returns any 64-bit number.
func (r *Rand) Uint64() uint64 {
	low := uint64(r.Uint32())
	return uint64(r.Uint32())<<32 | low
}

// Float32 returns one of 2^24 numbers in [0, 1).
func (r *Rand) Float32() float32 { return float32(r.Uint32()>>8) / (1 << 24) }

// Float64 returns one of 2^53 numbers in [0, 1).
func (r *Rand) Float64() float64 { return float64(r.Uint64()>>11) / (1 << 53) }

// Chance returns true with probability p, which must be below 1.
func (r *Rand) Chance(p float64) bool {
	limit := uint64(math.Ldexp(p, 64))
	return r.Uint64() < limit
}

// Bool returns true with probability 1/2.
func (r *Rand) Bool() bool { return r.Chance(0.5) }

// Int32 returns a number in [lo, hi), as crate rand does for types of 32 bits.
func (r *Rand) Int32(lo, hi int32) int32 {
	width := uint32(hi - lo)
	return lo + int32(r.below32(width, width<<bits.LeadingZeros32(width)-1))
}

// Int16 returns a number in [lo, hi), as crate rand does for types of 8 and 16 bits.
func (r *Rand) Int16(lo, hi int) int {
	width := uint32(hi - lo)
	return lo + int(r.below32(width, math.MaxUint32-(math.MaxUint32-width+1)%width))
}

// below32 returns a number below width. It rejects draws whose low half is above last.
func (r *Rand) below32(width, last uint32) uint32 {
	for {
		if hi, lo := bits.Mul32(r.Uint32(), width); lo <= last {
			return hi
		}
	}
}

// Uint64N returns a number in [0, n), as crate rand does for types of 64 bits.
func (r *Rand) Uint64N(n uint64) uint64 {
	last := n<<bits.LeadingZeros64(n) - 1
	for {
		if hi, lo := bits.Mul64(r.Uint64(), n); lo <= last {
			return hi
		}
	}
}

// IntN returns a number in [0, n), as crate rand does for lengths and indexes.
func (r *Rand) IntN(n int) int { return int(r.Uint64N(uint64(n))) }

// fraction32 returns one of 2^23 numbers in [0, 1).
func (r *Rand) fraction32() float32 { return math.Float32frombits(r.Uint32()>>9|0x3f800000) - 1 }

// Float32Between returns a number in [lo, hi). The conversion prevents processors from fusing the
// product and the sum into one rounding.
func (r *Rand) Float32Between(lo, hi float32) float32 {
	for {
		if x := float32(r.fraction32()*(hi-lo)) + lo; x < hi {
			return x
		}
	}
}

// Fraction64 returns one of 2^52 numbers in [0, 1), as crate rand does for a range of that size.
func (r *Rand) Fraction64() float64 {
	return math.Float64frombits(r.Uint64()>>12|0x3ff0000000000000) - 1
}

// Weighted returns an index. Its probability is its share of all weights.
func (r *Rand) Weighted(weights []float32) int {
	var total float32
	for _, w := range weights {
		total += w
	}
	x := r.fraction32() * total
	var sum float32
	for i, w := range weights {
		if sum += w; x < sum {
			return i
		}
	}
	return len(weights) - 1
}

// Pick returns one of the choices.
func Pick[T any](r *Rand, choices ...T) T { return choices[r.IntN(len(choices))] }

// List returns n elements.
func List[T any](r *Rand, n int, element func(*Rand) T) []T {
	s := make([]T, n)
	for i := range s {
		s[i] = element(r)
	}
	return s
}

// Optional returns a value with probability 1/2, and nil otherwise.
func Optional[T any](r *Rand, value func(*Rand) T) *T {
	if !r.Bool() {
		return nil
	}
	return corpus.Ptr(value(r))
}

// smallMessages is the number of messages in a small sample.
const smallMessages = 2

// Set returns a data set of one message, which is the benchmark's own and has n elements. The
// messages of a small sample have few elements each.
func Set[T any](name, about string, n, few int, generate func(r *Rand, n int) T) corpus.Set {
	return corpus.Set{
		Type:  codec.Of[T](name),
		About: about,
		Messages: func(small bool) iter.Seq2[any, error] {
			return func(yield func(any, error) bool) {
				messages, n := 1, n
				if small {
					messages, n = smallMessages, few
				}
				r := newRand()
				for range messages {
					r.IntN(1) // the benchmark also draws the number of elements, from a range of one
					v := generate(r, n)
					if !yield(&v, nil) {
						return
					}
				}
			}
		},
	}
}
