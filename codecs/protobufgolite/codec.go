// Package protobufgolite adapts protobuf-go-lite, which generates code for Protocol Buffers
// messages without reflection.
package protobufgolite

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns protobuf-go-lite, protobuf-go-lite/unsafe and protobuf-go-lite/json.
func Codecs() []codec.Codec {
	of := func(name string, format formats.Format, marks codec.Marks) codec.Codec {
		return codec.Codec{
			Name:   name,
			Format: format,
			Schema: ".proto",
			Module: "github.com/aperturerobotics/protobuf-go-lite",
			Marks:  marks,
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; AsTime returns UTC"},
				{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
			},
			Emitter: &Emitter,
			Bind:    codec.Glued(name),
		}
	}
	return []codec.Codec{
		codec.WithMethods(of("protobuf-go-lite", formats.Protobuf, codec.Marks{}), methods),
		codec.WithMethods(of("protobuf-go-lite/unsafe", formats.Protobuf, codec.Marks{Aliases: true}), unsafeMethods),
		codec.WithMethods(of("protobuf-go-lite/json", formats.ProtoJSON, codec.Marks{Text: true}), jsonMethods),
	}
}
