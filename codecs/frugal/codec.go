// Package frugal adapts github.com/cloudwego/frugal, which encodes Thrift's binary protocol by the
// tags of Go structs.
package frugal

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns frugal.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "frugal",
		Format: formats.ThriftBinary,
		Fields: codec.ByNumber,
		Module: "github.com/cloudwego/frugal",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "only fields are optional: a list in a list or map has a length and no nil"},
			{Rule: codec.NilZero, Why: "Thrift has no nil in a list: an empty struct is sent"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: internal/reflect/decoder.go:decodeType"},
		},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "1,023", Source: "source: internal/reflect/decoder.go:maxDepthLimit"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: internal/reflect/append_map.go:appendMapAnyAny"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "https://pkg.go.dev/github.com/cloudwego/frugal#DecodeObject"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("frugal"),
	}}
}
