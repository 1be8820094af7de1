// Package wire is what the code of codec mus has in common for all types.
package wire

import (
	"github.com/mus-format/mus-go"

	"github.com/wirebench/wirebench/rt/anyjson"
)

// Any is the serializer of an interface: bytes of JSON. Marshal and Size, which return
// no errors, panic as package anyjson says.
type Any struct{ ByteSlice mus.Serializer[[]byte] }

// Marshal is part of mus.Serializer.
func (a Any) Marshal(v any, bs []byte) (n int) { return a.ByteSlice.Marshal(anyjson.Bytes(v), bs) }

// Unmarshal is part of mus.Serializer.
func (a Any) Unmarshal(bs []byte) (v any, n int, err error) {
	text, n, err := a.ByteSlice.Unmarshal(bs)
	if err != nil {
		return nil, n, err
	}
	v, err = anyjson.Unmarshal(text)
	return v, n, err
}

// Size is part of mus.Serializer.
func (a Any) Size(v any) (size int) { return a.ByteSlice.Size(anyjson.Bytes(v)) }

// Skip is part of mus.Serializer.
func (a Any) Skip(bs []byte) (n int, err error) { return a.ByteSlice.Skip(bs) }
