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
		Emitter: &Emitter,
		Bind:    codec.Glued("go-ssz"),
	}}
}
