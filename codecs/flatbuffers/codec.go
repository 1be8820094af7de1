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
		Schema:    ".fbs",
		Module:    module,
		Emitter:   &Emitter,
		Bind:      codec.Glued("flatbuffers"),
	}}
}
