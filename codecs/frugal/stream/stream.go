// Package stream has helpers for the code made for frugal, in addition to the library.
package stream

import (
	"slices"

	"github.com/cloudwego/frugal"
)

// Append appends the encoding of v, a pointer to a struct, to dst. The library fills a buffer of
// the size that it reports.
func Append(dst []byte, v any) ([]byte, error) {
	n := frugal.EncodedSize(v)
	dst = slices.Grow(dst, n)
	end := len(dst) + n
	_, err := frugal.EncodeObject(dst[len(dst):end], nil, v)
	return dst[:end], err
}

// Decode decodes b into v, a pointer to a struct.
func Decode(b []byte, v any) error {
	_, err := frugal.DecodeObject(b, v)
	return err
}
