// Package dagcbor adapts the DAG-CBOR implementation of github.com/ipld/go-ipld-prime: bindnode,
// which reads and builds Go values by reflection and an IPLD schema, and the library's codec
// dagcbor.
package dagcbor

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns ipld/dag-cbor.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "ipld/dag-cbor",
		Format: formats.CBOR,
		Fields: codec.ByName,
		Module: "github.com/ipld/go-ipld-prime",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "only pointers can be null, and empty lists and bytes are decoded into nil"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Refuses, What: "a key that the schema does not have is an error", Source: "source: node/bindnode/node.go:AssembleValue"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("ipld/dag-cbor"),
	}}
}
