// Package touch helps to make Port.Touch: it counts what is read in place.
package touch

import "math"

// Sum adds up fields that are read in place, in the order of the message: a
// scalar, text, bytes, a time is one. Of text and bytes it takes the length, of a
// field that is not there 0.
type Sum struct {
	Left  int // so many more are to be read
	Total uint64
}

// Add adds what one field was read as, and reports whether another is to be read.
func (s *Sum) Add(v uint64) bool {
	s.Total += v
	s.Left--
	return s.Left > 0
}

// Bool is a bool as Add takes it.
func Bool[B ~bool](b B) uint64 {
	if b {
		return 1
	}
	return 0
}

// Float is a number as Add takes it.
func Float[F ~float32 | ~float64](f F) uint64 { return math.Float64bits(float64(f)) }
