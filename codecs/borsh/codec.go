// Package borsh adapts github.com/near/borsh-go.
package borsh

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns borsh.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "borsh",
		Format: formats.Borsh,
		Fields: codec.ByPosition,
		Module: "github.com/near/borsh-go",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "a list is decoded into nil where it is empty, a map never"},
			{Rule: codec.NilZero, Why: "the library makes a pointer of an option without a value"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the length of a text is allocated before its bytes are read", Source: "source: borsh.go:read"},
			{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: borsh.go:deserialize"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, Holds: true, What: "each value has one form, and maps are sorted by their keys", Source: "https://borsh.io"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "source: borsh.go:Deserialize"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("borsh"),
	}}
}
