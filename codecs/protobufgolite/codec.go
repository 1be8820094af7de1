// Package protobufgolite is Protocol Buffers with the code that protobuf-go-lite
// generates: messages without reflection.
package protobufgolite

import "github.com/wirebench/wirebench/codec"

// Codecs returns protobuf-go-lite, protobuf-go-lite/unsafe and protobuf-go-lite/json.
func Codecs() []codec.Codec {
	of := func(name, family string, marks codec.Marks) codec.Codec {
		return codec.Codec{
			Name:      name,
			Family:    family,
			Languages: codec.SeveralLanguages,
			Module:    "github.com/aperturerobotics/protobuf-go-lite",
			Marks:     marks,
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; AsTime returns UTC"},
				{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
			},
			Emitter: &Emitter,
			Bind:    codec.Glued(name),
		}
	}
	return []codec.Codec{
		codec.WithMethods(of("protobuf-go-lite", "Protocol Buffers", codec.Marks{}), methods),
		codec.WithMethods(of("protobuf-go-lite/unsafe", "Protocol Buffers", codec.Marks{Aliases: true}), unsafeMethods),
		codec.WithMethods(of("protobuf-go-lite/json", "ProtoJSON", codec.Marks{Text: true}), jsonMethods),
	}
}
