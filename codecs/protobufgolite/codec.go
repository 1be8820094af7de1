// Package protobufgolite adapts protobuf-go-lite, which generates code for Protocol Buffers
// messages without reflection.
package protobufgolite

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// limits are those of the generated code for the binary format.
var limits = []codec.Limit{
	{Risk: codec.Nests, What: "messages that are part of themselves nest as deep as the input says", Source: "source: features/unmarshal/unmarshal.go:decodeMessage"},
	{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "source: features/unmarshal/unmarshal.go:fieldItem"},
}

// statements are those about the generated code for the binary format.
var statements = []codec.Statement{
	{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration unless it is made for stable output", Source: "source: features/marshal/marshal.go:field"},
	{About: codec.Streams, What: "messages have no end of their own, and the library writes no sizes before them", Source: "https://protobuf.dev/programming-guides/techniques/#streaming"},
}

// Codecs returns protobuf-go-lite, protobuf-go-lite/unsafe and protobuf-go-lite/json.
func Codecs() []codec.Codec {
	of := func(name string, format formats.Format, fields codec.Fields, marks codec.Marks) codec.Codec {
		return codec.Codec{
			Name:   name,
			Format: format,
			Fields: fields,
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
	all := []codec.Codec{
		codec.WithMethods(of("protobuf-go-lite", formats.Protobuf, codec.ByNumber, codec.Marks{}), methods),
		codec.WithMethods(of("protobuf-go-lite/unsafe", formats.Protobuf, codec.ByNumber, codec.Marks{Aliases: true}), unsafeMethods),
		codec.WithMethods(of("protobuf-go-lite/json", formats.ProtoJSON, codec.ByName, codec.Marks{Text: true}), jsonMethods),
	}
	all[0].Limits, all[1].Limits = limits, limits
	all[0].Statements, all[1].Statements = statements, statements
	all[2].Statements = []codec.Statement{
		{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration", Source: "source: features/json/message-marshal.go:genMessageMarshaler"},
	}
	return all
}
