// Package hyperpb is the decoder of Protocol Buffers that Buf makes: a parser that
// is compiled when the program runs.
package hyperpb

import "github.com/wirebench/wirebench/codec"

// Codecs returns hyperpb.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "hyperpb",
		Family: "Protocol Buffers",
		Module: "buf.build/go/hyperpb",
		Reads:  "protobuf",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a google.protobuf.Timestamp has no zone; it is decoded into UTC"},
			{Rule: codec.NilEmpty, Why: "a repeated field or map that is empty is absent"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("hyperpb"),
	}}
}
