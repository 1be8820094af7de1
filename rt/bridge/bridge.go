// Package bridge has the functions that conversions between Go types and generated types share.
//
// It must not know a format or a generator.
package bridge

import (
	"errors"
	"fmt"
	"slices"
)

// ErrNil is the error of a nil pointer in a list or map. The format has no place for nil there.
var ErrNil = errors.New("a list or map has a nil pointer: the format has no place for it")

// Integer is any type of whole numbers.
type Integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Narrow converts a number to a type of the same signedness. It returns an error if the number does
// not fit.
func Narrow[N, W Integer](w W) (N, error) {
	n := N(w)
	if W(n) != w {
		return 0, tooLarge(uint64(w), w < 0)
	}
	return n, nil
}

func tooLarge(w uint64, negative bool) error {
	if negative {
		return fmt.Errorf("%d does not fit its Go type", int64(w))
	}
	return fmt.Errorf("%d does not fit its Go type", w)
}

// Length returns an error if the length of a list is not the length of the array that it is to fill.
func Length(got, want int) error {
	if got != want {
		return fmt.Errorf("%d elements for an array of %d", got, want)
	}
	return nil
}

// Present returns b, or an empty slice if b is nil, because nil would mean an absent field.
func Present(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// Pointer returns a pointer to a copy of v.
func Pointer[T any](v T) *T { return &v }

// Append appends a message of a known size. marshal fills a buffer of that size.
func Append(dst []byte, size int, marshal func([]byte) (int, error)) ([]byte, error) {
	dst = slices.Grow(dst, size)
	end := len(dst) + size
	if _, err := marshal(dst[len(dst):end]); err != nil {
		return nil, err
	}
	return dst[:end], nil
}

// AppendTo is Append for a function that does not return the number of bytes that it wrote.
func AppendTo(dst []byte, size int, marshal func([]byte) error) ([]byte, error) {
	return Append(dst, size, func(b []byte) (int, error) { return len(b), marshal(b) })
}

// AppendLen is Append for a message whose size a function returns, and for a marshal function that
// returns no error.
func AppendLen(dst []byte, size func() (int, error), marshal func([]byte) int) ([]byte, error) {
	n, err := size()
	if err != nil {
		return nil, err
	}
	return Append(dst, n, func(b []byte) (int, error) { return marshal(b), nil })
}

// Reuse returns a slice of n elements. It has the elements of s, followed by the elements that are in
// the memory of s up to its capacity, and then by zero values.
func Reuse[S ~[]E, E any](s S, n int) S {
	s = s[:cap(s)]
	if n > len(s) {
		s = append(s, make(S, n-len(s))...)
	}
	return s[:n]
}
