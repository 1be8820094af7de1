// Package csproto adapts CrowdStrike's Protocol Buffers generator, which makes code for messages of
// Google's library.
package csproto

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns csproto.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "csproto",
		Format: formats.Protobuf,
		Schema: ".proto",
		Module: "github.com/CrowdStrike/csproto",
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; AsTime returns UTC"},
			{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("csproto"),
	}}
}
