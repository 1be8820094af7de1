// Package bridge is what conversions between Go types and generated ones have in
// common.
package bridge

import (
	"errors"
	"fmt"
	"slices"
)

// ErrNil is of a nil pointer in a list or map where the format has elements only.
var ErrNil = errors.New("a list or map has a nil pointer: the format has no place for it")

// Integer is any type of whole numbers.
type Integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Narrow converts a number to a type of the same signedness. It is an error if the
// number does not fit.
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

// Length is an error if a list has not the length of the array that it is to fill.
func Length(got, want int) error {
	if got != want {
		return fmt.Errorf("%d elements for an array of %d", got, want)
	}
	return nil
}

// Present returns b in a form that is not taken for an absent field.
func Present(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// Pointer returns a pointer to a copy of v.
func Pointer[T any](v T) *T { return &v }

// Append appends a message of a known size with a function that fills a buffer of
// that size.
func Append(dst []byte, size int, marshal func([]byte) (int, error)) ([]byte, error) {
	dst = slices.Grow(dst, size)
	end := len(dst) + size
	if _, err := marshal(dst[len(dst):end]); err != nil {
		return nil, err
	}
	return dst[:end], nil
}

// AppendTo is Append for a function that does not say how much it wrote.
func AppendTo(dst []byte, size int, marshal func([]byte) error) ([]byte, error) {
	return Append(dst, size, func(b []byte) (int, error) { return len(b), marshal(b) })
}

// AppendLen is Append for functions that tell the size, and how much they wrote.
func AppendLen(dst []byte, size func() (int, error), marshal func([]byte) int) ([]byte, error) {
	n, err := size()
	if err != nil {
		return nil, err
	}
	return Append(dst, n, func(b []byte) (int, error) { return marshal(b), nil })
}

// Reuse returns a slice of n elements that has those of s, and what its memory
// held beyond them.
func Reuse[S ~[]E, E any](s S, n int) S {
	s = s[:cap(s)]
	if n > len(s) {
		s = append(s, make(S, n-len(s))...)
	}
	return s[:n]
}
