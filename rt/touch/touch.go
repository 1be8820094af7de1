// Package touch helps to make the function Touch of a port: it adds up fields that are read in place.
//
// It must not know a format or a library. A [Reader] describes a library.
package touch

import "math"

// Sum adds up fields that are read in place, in the order of the message. A scalar, a text, bytes and
// a time are one field each. A text or bytes add their length, and an absent field adds 0.
type Sum struct {
	Left  int // the number of fields that are still to be read
	Total uint64
}

// Add adds the value of one field, and reports whether another field is to be read.
func (s *Sum) Add(v uint64) bool {
	s.Total += v
	s.Left--
	return s.Left > 0
}

// Bool returns a bool as Add takes it.
func Bool[B ~bool](b B) uint64 {
	if b {
		return 1
	}
	return 0
}

// Float returns a number as Add takes it.
func Float[F ~float32 | ~float64](f F) uint64 { return math.Float64bits(float64(f)) }
