// Package colfer adapts github.com/pascaldekloe/colfer, which generates code for a compact format
// of its own from a schema.
package colfer

import (
	_ "github.com/pascaldekloe/colfer" // the generator, so that the build has its version

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns colfer.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "colfer",
		Format: formats.Colfer,
		Schema: ".colf",
		Module: "github.com/pascaldekloe/colfer",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a timestamp has no zone, says the format's table of types; UTC comes back"},
			{Rule: codec.NilEmpty, Why: "an empty list or binary is absent"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("colfer"),
	}, methods)}
}
