// Package protobuf adapts Google's library of Protocol Buffers: its binary format with both APIs of
// the generated code, and its two text formats.
package protobuf

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

const module = "google.golang.org/protobuf"

// Codecs returns protobuf, protobuf/opaque, protojson and prototext.
func Codecs() []codec.Codec {
	losses := []codec.Loss{
		{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; AsTime returns UTC"},
		{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
	}
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:      "protobuf",
		WellKnown: true,
		Format:    formats.Protobuf,
		Fields:    codec.ByNumber,
		Schema:    ".proto",
		Module:    module,
		Losses:    losses,
		Emitter:   &Emitter,
		Bind:      codec.Glued("protobuf"),
	}, binary), {
		Name:    "protobuf/opaque",
		Format:  formats.Protobuf,
		Fields:  codec.ByNumber,
		Schema:  ".proto",
		Module:  module,
		Losses:  losses,
		Emitter: &OpaqueEmitter,
		Bind:    codec.Glued("protobuf/opaque"),
	}, codec.WithMethods(codec.Codec{
		Name:    "protojson",
		Format:  formats.ProtoJSON,
		Fields:  codec.ByName,
		Schema:  ".proto",
		Module:  module,
		Marks:   codec.Marks{Text: true},
		Losses:  losses,
		Emitter: &Emitter,
		Bind:    codec.Glued("protojson"),
	}, json), codec.WithMethods(codec.Codec{
		Name:    "prototext",
		Format:  formats.ProtoText,
		Fields:  codec.ByName,
		Schema:  ".proto",
		Module:  module,
		Marks:   codec.Marks{Text: true},
		Losses:  losses,
		Emitter: &Emitter,
		Bind:    codec.Glued("prototext"),
	}, text)}
}
