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
		Emitter: &Emitter,
		Bind:    codec.Glued("fastssz"),
	}, methods)}
}
