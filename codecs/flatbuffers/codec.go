// Package flatbuffers is github.com/google/flatbuffers. Its schema is derived from
// the Go type; what flatc makes of that is committed.
package flatbuffers

import "github.com/wirebench/wirebench/codec"

const module = "github.com/google/flatbuffers"

// Codecs returns flatbuffers.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:      "flatbuffers",
		Family:    "FlatBuffers",
		Languages: codec.SeveralLanguages,
		Module:    module,
		Emitter:   &Emitter,
		Bind:      codec.Glued("flatbuffers"),
	}}
}
