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
		Emitter: &Emitter,
		Bind:    codec.Glued("karalabe/ssz"),
	}, methods)}
}
