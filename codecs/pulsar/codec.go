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
		Schema: ".proto",
		Module: "github.com/cosmos/cosmos-proto",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; AsTime returns UTC"},
			{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("pulsar"),
	}}
}
