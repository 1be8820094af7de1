// Package flatbuffers adapts github.com/google/flatbuffers. Its schema is derived from the Go type.
// The code that flatc generates from the schema is committed.
package flatbuffers

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

const module = "github.com/google/flatbuffers"

// Codecs returns flatbuffers.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:      "flatbuffers",
		WellKnown: true,
		Format:    formats.FlatBuffers,
		Fields:    codec.ByNumber,
		Schema:    ".fbs",
		Module:    module,
		Limits: []codec.Limit{
			{Risk: codec.Panics, What: "Go has no verifier: a damaged message makes the accessors panic", Source: "https://flatbuffers.dev/support/"},
			{Risk: codec.Allocates, What: "the length of a vector is believed by whoever allocates it", Source: "source: go/table.go:VectorLen"},
			{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "source: go/table.go:String"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "a map is a list here, in the order of Go's iteration", Source: "https://flatbuffers.dev/schema/"},
			{About: codec.Streams, What: "messages have no end of their own; FinishSizePrefixed, which is not used here, writes a size before one", Source: "source: go/builder.go:FinishSizePrefixed"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("flatbuffers"),
	}}
}
