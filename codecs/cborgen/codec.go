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
		Guards: []codec.Guard{
			{Against: codec.Allocates, Of: "elements of a list", Default: "8,192", Here: "1,073,741,824", Option: "Gen.MaxArrayLength", Source: "https://pkg.go.dev/github.com/whyrusleeping/cbor-gen#Gen.MaxArrayLength"},
			{Against: codec.Allocates, Of: "bytes of a byte string", Default: "2 MiB", Here: "1 GiB", Option: "Gen.MaxByteLength", Source: "https://pkg.go.dev/github.com/whyrusleeping/cbor-gen#Gen.MaxByteLength"},
			{Against: codec.Allocates, Of: "bytes of a text", Default: "8,192", Here: "1 GiB", Option: "Gen.MaxStringLength", Source: "https://pkg.go.dev/github.com/whyrusleeping/cbor-gen#Gen.MaxStringLength"},
			{Against: codec.Allocates, Of: "entries of a map", Default: "4,096", Source: "source: gen.go:emitCborUnmarshalMapField"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "a map by strings is sorted, and any other map is a list here, in the order of Go's iteration", Source: "source: gen.go:emitCborMarshalMapField"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("cbor-gen"),
	}, methods)}
}
