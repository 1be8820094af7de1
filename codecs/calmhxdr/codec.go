// Package calmhxdr adapts github.com/calmh/xdr, which encodes XDR with generated methods.
package calmhxdr

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns calmh/xdr.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "calmh/xdr",
		Format: formats.XDR,
		Fields: codec.ByPosition,
		Module: "github.com/calmh/xdr",
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "XDR arrays have a length and no nil"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: cmd/genxdr/main.go:encoderData"},
			{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: cmd/genxdr/main.go:encoderData"},
		},
		Guards: []codec.Guard{
			{Against: codec.Allocates, Of: "bytes of a text, and elements of a list", Option: "comment max:N of a field", Source: "source: cmd/genxdr/main.go:Max"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "a map is a list here, in the order of Go's iteration", Source: "https://www.rfc-editor.org/rfc/rfc4506"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("calmh/xdr"),
	}, methods)}
}
