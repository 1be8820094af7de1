// Package wire has helpers that the code made for codec mus shares across types.
package wire

import (
	"github.com/mus-format/mus-go"

	"github.com/wirebench/wirebench/rt/anyjson"
)

// Any is the serializer of an interface, which is written as JSON. Marshal and Size return no
// errors. They panic as package anyjson describes.
type Any struct{ ByteSlice mus.Serializer[[]byte] }

// Marshal implements mus.Serializer.
func (a Any) Marshal(v any, bs []byte) (n int) { return a.ByteSlice.Marshal(anyjson.Bytes(v), bs) }

// Unmarshal implements mus.Serializer.
func (a Any) Unmarshal(bs []byte) (v any, n int, err error) {
	text, n, err := a.ByteSlice.Unmarshal(bs)
	if err != nil {
		return nil, n, err
	}
	v, err = anyjson.Unmarshal(text)
	return v, n, err
}

// Size implements mus.Serializer.
func (a Any) Size(v any) (size int) { return a.ByteSlice.Size(anyjson.Bytes(v)) }

// Skip implements mus.Serializer.
func (a Any) Skip(bs []byte) (n int, err error) { return a.ByteSlice.Skip(bs) }
