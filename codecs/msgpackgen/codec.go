// Package msgpackgen adapts github.com/shamaton/msgpackgen, which encodes MessagePack with
// generated functions, in its two modes.
package msgpackgen

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// mode is a form in which structs are written.
type mode struct {
	codec, name string
	fields      codec.Fields
}

var modes = []mode{{"msgpackgen/map", "Map", codec.ByName}, {"msgpackgen/array", "Array", codec.ByPosition}}

// Codecs returns a codec for each mode.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, m := range modes {
		all = append(all, codec.Codec{
			Name:   m.codec,
			Format: formats.MessagePack,
			Fields: m.fields,
			Module: "github.com/shamaton/msgpackgen",
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "the MessagePack timestamp is an instant; it is decoded into UTC"},
			},
			Limits: []codec.Limit{
				{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: internal/generator/structure/code_slice.go:createDecCode"},
			},
			Statements: []codec.Statement{
				{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration", Source: "source: internal/generator/structure/code_map.go:createMapCode"},
				{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "https://pkg.go.dev/github.com/shamaton/msgpackgen/msgpack#UnmarshalAsMap"},
			},
			Emitter: &Emitter,
			Bind:    codec.Glued(m.codec),
		})
	}
	return all
}
