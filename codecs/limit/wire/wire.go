// Package wire has helpers that the code made for codec limit shares across types.
//
// It must not know the types: their code decides what is read and written.
package wire

import (
	"encoding/binary"
	"errors"
	"time"
)

// Errors of decoding and encoding.
var (
	ErrShort   = errors.New("limit: the input ends too early, or a length in it is wrong")
	ErrLong    = errors.New("limit: bytes follow the value")
	ErrTooLong = errors.New("limit: a value of 4 GiB and more, or an interface with a type that is not known, can't be encoded")
)

// MostDepth limits the nesting of recursive types, so that no input can exhaust the stack.
const MostDepth = 10_000

// Bool returns 1 for true.
func Bool(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// Count returns a length in its written form: 0 for nil, otherwise the length plus 1.
func Count(n int, isNil bool) uint32 {
	if isNil {
		return 0
	}
	return uint32(n) + 1
}

// Resize returns a slice of n elements. It returns s itself if s has room for them.
func Resize[S ~[]E, E any](s S, n int) S {
	if s != nil && n <= cap(s) {
		return s[:n]
	}
	return make(S, n)
}

// TimeSize is the size of a time in bytes: seconds since 1970 and nanoseconds.
const TimeSize = 12

// PutTime writes a time.
func PutTime(p *[TimeSize]byte, t time.Time) {
	binary.LittleEndian.PutUint64(p[0:], uint64(t.Unix()))
	binary.LittleEndian.PutUint32(p[8:], uint32(t.Nanosecond()))
}

// Time reads a time, and reports whether it is valid.
func Time(p *[TimeSize]byte) (time.Time, bool) {
	ns := binary.LittleEndian.Uint32(p[8:])
	return time.Unix(int64(binary.LittleEndian.Uint64(p[0:])), int64(ns)).UTC(), ns < 1e9
}

// Length returns the error for an input of n bytes if want bytes are right.
func Length(n, want int) error {
	if n < want {
		return ErrShort
	}
	return ErrLong
}
