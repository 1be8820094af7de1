// Package karalabessz adapts github.com/karalabe/ssz, which encodes SSZ by a definition for each
// type.
package karalabessz

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns karalabe/ssz.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "karalabe/ssz",
		Format: formats.SSZ,
		Fields: codec.ByPosition,
		Module: "github.com/karalabe/ssz",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "SSZ lists have a length and no nil"},
		},
		Guards: []codec.Guard{
			{Against: codec.Allocates, Of: "elements of a list, and bytes", Here: "1,073,741,824", Option: "argument maxSize", Source: "source: codec.go:DefineDynamicBytesOffset"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "the format is canonical and has no maps: a map is a list here, in the order of Go's iteration", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
			{About: codec.Streams, What: "messages have no end of their own", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("karalabe/ssz"),
	}, methods)}
}
