// Package marshalbinary measures types with binary methods of their own: those of
// encoding.BinaryMarshaler and related interfaces.
package marshalbinary

import (
	"encoding"
	"errors"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns MarshalBinary.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:      "MarshalBinary",
		Format:    formats.Own,
		OnlyYours: true,
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "it is for the type's author to say what of a time is kept"},
			{Rule: codec.NilEmpty, Why: "it is for the type's author to say whether nil and empty differ"},
			{Rule: codec.NilZero, Why: "it is for the type's author to say whether nil and zero differ"},
		},
		Bind: func(*codec.Type) (codec.Port, error) {
			return codec.Port{}, errors.New("the type has no MarshalBinary and UnmarshalBinary of its own")
		},
	}, methods)}
}

// message has the methods that the standard library defines.
type message interface {
	encoding.BinaryMarshaler
	encoding.BinaryUnmarshaler
}

func methods(t *codec.Type) codec.Methods[message] {
	m := codec.Methods[message]{
		Marshal:   message.MarshalBinary,
		Unmarshal: func(b []byte, m message) error { return m.UnmarshalBinary(b) },
	}
	if _, ok := t.New().(encoding.BinaryAppender); ok {
		m.Append = func(dst []byte, m message) ([]byte, error) { return m.(encoding.BinaryAppender).AppendBinary(dst) }
	}
	return m
}
