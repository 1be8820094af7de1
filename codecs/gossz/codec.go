// Package gossz adapts github.com/prysmaticlabs/go-ssz, which encodes SSZ by reflection.
package gossz

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns go-ssz.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "go-ssz",
		Format: formats.SSZ,
		Fields: codec.ByPosition,
		Module: "github.com/prysmaticlabs/go-ssz",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "SSZ lists have a length and no nil"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Stalls, What: "decoding a list copies it for each element: the time grows with the square of its length", Source: "source: types/helpers.go:growConcreteSliceType"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "the format is canonical and has no maps: a map is a list here, in the order of Go's iteration", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
			{About: codec.Streams, What: "messages have no end of their own", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("go-ssz"),
	}}
}
