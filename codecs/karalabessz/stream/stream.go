// Package stream has helpers for the code made for karalabe/ssz, in addition to the library.
package stream

import (
	"slices"

	"github.com/karalabe/ssz"
)

// Append appends the encoding of v to dst. The library fills a buffer of the size that it reports.
func Append(dst []byte, v ssz.Object) ([]byte, error) {
	n := int(ssz.Size(v))
	dst = slices.Grow(dst, n)
	end := len(dst) + n
	err := ssz.EncodeToBytes(dst[len(dst):end], v)
	return dst[:end], err
}
