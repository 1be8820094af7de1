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
		Fields: codec.ByNumber,
		Schema: ".colf",
		Module: "github.com/pascaldekloe/colfer",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a timestamp has no zone, says the format's table of types; UTC comes back"},
			{Rule: codec.NilEmpty, Why: "an empty list or binary is absent"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: go.go:goUnmarshalField"},
			{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "source: go.go:goUnmarshalField"},
			{Risk: codec.Caps, What: "lists and messages above a limit are refused, which is part of the generated code", Source: "https://github.com/pascaldekloe/colfer#security"},
			{Risk: codec.Refuses, What: "a field with a number that the schema does not have is an error", Source: "source: go.go:goCode"},
		},
		Guards: []codec.Guard{
			{Against: codec.Allocates, Of: "bytes of a message and of a text", Default: "16 MiB", Here: "1 GiB", Option: "flag -s of colf", Source: "source: cmd/colf/main.go:sizeMax"},
			{Against: codec.Allocates, Of: "elements of a list", Default: "65,536", Here: "16,777,216", Option: "flag -l of colf", Source: "source: cmd/colf/main.go:listMax"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "a map is a list here, in the order of Go's iteration", Source: "https://github.com/pascaldekloe/colfer#format"},
			{About: codec.Streams, What: "messages are framed, but the generated code reads them from memory only", Source: "https://github.com/pascaldekloe/colfer#features"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("colfer"),
	}, methods)}
}
