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
		Fields: codec.ByNumber,
		Schema: ".proto",
		Module: "github.com/CrowdStrike/csproto",
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; AsTime returns UTC"},
			{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "messages that are part of themselves nest as deep as the input says", Source: "source: decoder.go:DecodeNested"},
			{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "source: decoder.go:DecodeString"},
			{Risk: codec.Differs, What: "lists of int32 with negative numbers are refused", Source: "source: decoder.go:DecodePackedInt32"},
		},
		Guards: []codec.Guard{
			{Against: codec.Allocates, Of: "bytes of a field", Default: "2 GiB", Source: "source: decoder.go:maxFieldLen"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration", Source: "https://protobuf.dev/programming-guides/serialization-not-canonical/"},
			{About: codec.Streams, What: "messages have no end of their own, and the library writes no sizes before them", Source: "https://protobuf.dev/programming-guides/techniques/#streaming"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("csproto"),
	}}
}
