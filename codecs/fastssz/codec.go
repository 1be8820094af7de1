// Package fastssz adapts github.com/ferranbt/fastssz, which encodes SSZ with generated methods.
package fastssz

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns fastssz.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "fastssz",
		Format: formats.SSZ,
		Fields: codec.ByPosition,
		Module: "github.com/ferranbt/fastssz",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "SSZ lists have a length and no nil"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before their offsets are compared with the input, up to the longest list, for which there is no limit here", Source: "source: sszgen/generator/unmarshal.go:createSlice"},
		},
		Guards: []codec.Guard{
			{Against: codec.Allocates, Of: "elements of a list, and bytes", Here: "1,073,741,824", Option: "tag ssz-max", Source: "source: sszgen/generator/generator.go:getTagsInt"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "the format is canonical and has no maps: a map is a list here, in the order of Go's iteration", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
			{About: codec.Streams, What: "messages have no end of their own", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("fastssz"),
	}, methods)}
}
