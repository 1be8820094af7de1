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
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels of messages", Default: "10,000", Option: "UnmarshalOptions.RecursionLimit", Source: "https://pkg.go.dev/google.golang.org/protobuf/proto#UnmarshalOptions.RecursionLimit"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and a length must lie within the input", Source: "https://pkg.go.dev/google.golang.org/protobuf/proto#UnmarshalOptions"},
			{About: codec.Determined, Builds: true, What: "maps are not sorted unless the option Deterministic is set, and even then other builds may write other bytes", Source: "https://pkg.go.dev/google.golang.org/protobuf/proto#MarshalOptions"},
			{About: codec.Streams, Holds: true, What: "messages have no end of their own: the module's package protodelim writes their sizes", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/protodelim"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("protobuf"),
	}, binary), {
		Name:   "protobuf/opaque",
		Format: formats.Protobuf,
		Fields: codec.ByNumber,
		Schema: ".proto",
		Module: module,
		Losses: losses,
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels of messages", Default: "10,000", Option: "UnmarshalOptions.RecursionLimit", Source: "https://pkg.go.dev/google.golang.org/protobuf/proto#UnmarshalOptions.RecursionLimit"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and a length must lie within the input", Source: "https://pkg.go.dev/google.golang.org/protobuf/proto#UnmarshalOptions"},
			{About: codec.Determined, Builds: true, What: "maps are not sorted unless the option Deterministic is set, and even then other builds may write other bytes", Source: "https://pkg.go.dev/google.golang.org/protobuf/proto#MarshalOptions"},
			{About: codec.Streams, Holds: true, What: "messages have no end of their own: the module's package protodelim writes their sizes", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/protodelim"},
		},
		Emitter: &OpaqueEmitter,
		Bind:    codec.Glued("protobuf/opaque"),
	}, codec.WithMethods(codec.Codec{
		Name:   "protojson",
		Format: formats.ProtoJSON,
		Fields: codec.ByName,
		Schema: ".proto",
		Module: module,
		Marks:  codec.Marks{Text: true},
		Losses: losses,
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels of messages", Default: "10,000", Option: "UnmarshalOptions.RecursionLimit", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/protojson#UnmarshalOptions.RecursionLimit"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and JSON has no lengths to believe", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/protojson#UnmarshalOptions"},
			{About: codec.Determined, Builds: true, What: "spaces differ between builds of a program, so that nobody relies on the bytes", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/protojson#Marshal"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/protojson#Unmarshal"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("protojson"),
	}, json), codec.WithMethods(codec.Codec{
		Name:   "prototext",
		Format: formats.ProtoText,
		Fields: codec.ByName,
		Schema: ".proto",
		Module: module,
		Marks:  codec.Marks{Text: true},
		Losses: losses,
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels of messages", Default: "10,000", Option: "UnmarshalOptions.RecursionLimit", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/prototext#UnmarshalOptions.RecursionLimit"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and text has no lengths to believe", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/prototext#UnmarshalOptions"},
			{About: codec.Determined, Builds: true, What: "spaces differ between builds of a program, so that nobody relies on the bytes", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/prototext#Marshal"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "https://pkg.go.dev/google.golang.org/protobuf/encoding/prototext#Unmarshal"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("prototext"),
	}, text)}
}
