// Package stream has helpers for the code made for ikeapack, in addition to the library.
package stream

import (
	"bytes"

	"github.com/ikkerens/ikeapack"
)

// Pack appends the encoding of v, a pointer, to dst.
func Pack(dst []byte, v any) ([]byte, error) {
	b := bytes.NewBuffer(dst)
	err := ikea.Pack(b, v)
	return b.Bytes(), err
}
