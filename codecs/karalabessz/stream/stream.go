// Package stream is what the code made for karalabe/ssz needs beside the library.
package stream

import (
	"slices"

	"github.com/karalabe/ssz"
)

// Append appends the encoding of v to dst: the library fills a buffer of the size that
// it asks for.
func Append(dst []byte, v ssz.Object) ([]byte, error) {
	n := int(ssz.Size(v))
	dst = slices.Grow(dst, n)
	end := len(dst) + n
	err := ssz.EncodeToBytes(dst[len(dst):end], v)
	return dst[:end], err
}
