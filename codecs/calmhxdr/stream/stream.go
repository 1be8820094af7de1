// Package stream has helpers for the code made for calmh/xdr, in addition to the library.
package stream

import (
	"slices"

	"github.com/calmh/xdr"
)

// Append appends the encoding of v to dst. The library fills a buffer of the size that it reports.
func Append(dst []byte, v interface {
	XDRSize() int
	MarshalXDRInto(*xdr.Marshaller) error
}) ([]byte, error) {
	n := v.XDRSize()
	dst = slices.Grow(dst, n)
	end := len(dst) + n
	err := v.MarshalXDRInto(&xdr.Marshaller{Data: dst[len(dst):end]})
	return dst[:end], err
}
