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
		Module: "github.com/calmh/xdr",
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "XDR arrays have a length and no nil"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("calmh/xdr"),
	}, methods)}
}
