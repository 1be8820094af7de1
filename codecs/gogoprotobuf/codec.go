// Package gogoprotobuf adapts gogo/protobuf, the fork of Google's first Protocol Buffers library
// that generates code for encoding and decoding.
package gogoprotobuf

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// limits are those of the generated code for the binary format.
var limits = []codec.Limit{
	{Risk: codec.Nests, What: "messages that are part of themselves nest as deep as the input says", Source: "source: plugin/unmarshal/unmarshal.go:field"},
	{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "source: plugin/unmarshal/unmarshal.go:field"},
}

// Codecs returns gogo/protobuf and gogo/jsonpb.
func Codecs() []codec.Codec {
	losses := []codec.Loss{
		{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; stdtime returns UTC"},
		{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
	}
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "gogo/protobuf",
		Format: formats.Protobuf,
		Fields: codec.ByNumber,
		Limits: limits,
		Schema: ".proto",
		Module: module,
		Losses: losses,
		Statements: []codec.Statement{
			{About: codec.Determined, What: "the generated code sorts maps only with the option stable_marshaler", Source: "source: plugin/marshalto/marshalto.go:generateField"},
			{About: codec.Streams, Holds: true, What: "messages have no end of their own: the module's package io writes their sizes", Source: "https://pkg.go.dev/github.com/gogo/protobuf/io#NewDelimitedWriter"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("gogo/protobuf"),
	}, methods), {
		Name:   "gogo/jsonpb",
		Format: formats.ProtoJSON,
		Fields: codec.ByName,
		Schema: ".proto",
		Module: module,
		Marks:  codec.Marks{Text: true},
		Losses: losses,
		Statements: []codec.Statement{
			{About: codec.Determined, Holds: true, What: "map keys are sorted", Source: "source: jsonpb/jsonpb.go:marshalValue"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("gogo/jsonpb"),
	}}
}
