// Package pulsar adapts Cosmos's Protocol Buffers generator, which makes code for the API of
// Google's library.
package pulsar

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns pulsar.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "pulsar",
		Format: formats.Protobuf,
		Fields: codec.ByNumber,
		Schema: ".proto",
		Module: "github.com/cosmos/cosmos-proto",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; AsTime returns UTC"},
			{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Panics, What: "an entry of a map that lacks its message makes decoding panic", Source: "source: features/fastreflection/proto_unmarshal.go:unmarshalMapField"},
			{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "source: features/fastreflection/proto_unmarshal.go:fieldItem"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are not sorted unless the option Deterministic is set", Source: "source: features/fastreflection/proto_marshal.go:marshalField"},
			{About: codec.Streams, What: "messages have no end of their own, and the library writes no sizes before them", Source: "https://protobuf.dev/programming-guides/techniques/#streaming"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("pulsar"),
	}}
}
