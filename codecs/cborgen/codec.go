// Package cborgen adapts github.com/whyrusleeping/cbor-gen, which encodes CBOR with generated
// methods.
package cborgen

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns cbor-gen.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "cbor-gen",
		Format: formats.CBOR,
		Fields: codec.ByPosition,
		Module: "github.com/whyrusleeping/cbor-gen",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "only fields have the option preservenil, and only lists and bytes among them"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read, up to the longest list, for which there is no limit here", Source: "source: gen.go:emitCborUnmarshalSliceField"},
			{Risk: codec.Caps, What: "maps of more than 4,096 entries are refused", Source: "source: gen.go:emitCborUnmarshalMapField"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "a map by strings is sorted, and any other map is a list here, in the order of Go's iteration", Source: "source: gen.go:emitCborMarshalMapField"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("cbor-gen"),
	}, methods)}
}
