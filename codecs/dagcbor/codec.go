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
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "1,024", Option: "DecodeOptions.MaxDepth", Source: "https://pkg.go.dev/github.com/ipld/go-ipld-prime/codec/dagcbor#DecodeOptions.MaxDepth"},
			{Against: codec.Allocates, Of: "memory that a message may ask for", Default: "10,485,760 units of its budget", Option: "DecodeOptions.AllocationBudget", Source: "https://pkg.go.dev/github.com/ipld/go-ipld-prime/codec/dagcbor#DecodeOptions.AllocationBudget"},
			{Against: codec.Allocates, Of: "elements allocated at once", Default: "1,024", Option: "DecodeOptions.MaxCollectionPrealloc", Source: "https://pkg.go.dev/github.com/ipld/go-ipld-prime/codec/dagcbor#DecodeOptions.MaxCollectionPrealloc"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 1,024 levels are refused, and so are messages that ask for more memory than a budget of 10 MiB", Source: "source: codec/dagcbor/unmarshal.go:Unmarshal"},
			{About: codec.Determined, What: "map keys are sorted, but a map of Go is a list of pairs here, in the order of its iteration", Source: "https://ipld.io/specs/codecs/dag-cbor/spec/"},
			{About: codec.Streams, What: "by default the decoder refuses bytes after a message", Source: "https://pkg.go.dev/github.com/ipld/go-ipld-prime/codec/dagcbor#DecodeOptions"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("ipld/dag-cbor"),
	}}
}
