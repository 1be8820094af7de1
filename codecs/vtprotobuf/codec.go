// Package vtprotobuf adapts vtprotobuf, the Protocol Buffers generator of Vitess, which makes code
// for messages of Google's library.
package vtprotobuf

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns vtprotobuf, vtprotobuf/unsafe and vtprotobuf/pool.
func Codecs() []codec.Codec {
	of := func(name string, emitter int, marks codec.Marks) codec.Codec {
		return codec.Codec{
			Name:   name,
			Format: formats.Protobuf,
			Fields: codec.ByNumber,
			Schema: ".proto",
			Module: "github.com/planetscale/vtprotobuf",
			Marks:  marks,
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; AsTime returns UTC"},
				{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
			},
			Limits: []codec.Limit{
				{Risk: codec.Nests, What: "messages that are part of themselves nest as deep as the input says", Source: "source: features/unmarshal/unmarshal.go:decodeMessage"},
				{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "source: features/unmarshal/unmarshal.go:fieldItem"},
			},
			Statements: []codec.Statement{
				{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration unless it is made for stable output", Source: "source: features/marshal/marshalto.go:field"},
				{About: codec.Streams, What: "messages have no end of their own, and the library writes no sizes before them", Source: "https://protobuf.dev/programming-guides/techniques/#streaming"},
			},
			Emitter: &emitters[emitter],
			Bind:    codec.Glued(name),
		}
	}
	return []codec.Codec{
		codec.WithMethods(of("vtprotobuf", 0, codec.Marks{}), methods),
		codec.WithMethods(of("vtprotobuf/unsafe", 0, codec.Marks{Aliases: true}), unsafeMethods),
		of("vtprotobuf/pool", 1, codec.Marks{}),
	}
}
