// Package dynssz adapts github.com/pk910/dynamic-ssz, which encodes SSZ by reflection or with
// methods that its generator writes.
package dynssz

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns dynssz and dynssz/generated.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, name := range Emitter.Codecs {
		k := codec.Codec{
			Name:   name,
			Format: formats.SSZ,
			Fields: codec.ByPosition,
			Module: "github.com/pk910/dynamic-ssz",
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
				{Rule: codec.NilEmpty, Why: "SSZ lists have a length and no nil"},
			},
			Limits: []codec.Limit{
				{Risk: codec.Caps, What: "values that nest deeper than 1,024 levels are refused", Source: "source: reflection/common.go:defaultMaxNestingDepth"},
			},
			Guards: []codec.Guard{
				{Against: codec.Nests, Of: "levels of a type that is part of itself", Default: "1,024", Option: "WithMaxNestingDepth", Source: "https://pkg.go.dev/github.com/pk910/dynamic-ssz#WithMaxNestingDepth"},
				{Against: codec.Allocates, Of: "bytes of a message on a stream", Default: "512 MiB", Option: "WithMaxStreamSize", Source: "https://pkg.go.dev/github.com/pk910/dynamic-ssz#WithMaxStreamSize"},
				{Against: codec.Allocates, Of: "elements of a list, and bytes", Here: "1,073,741,824", Option: "tag ssz-max", Source: "source: ssztypes/descriptor.go:Limit"},
			},
			Statements: []codec.Statement{
				{About: codec.Determined, What: "the format is canonical and has no maps: a map is a list here, in the order of Go's iteration", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
				{About: codec.Streams, What: "messages have no end of their own", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
			},
			Emitter: &Emitter,
			Bind:    codec.Glued(name),
		}
		if name == "dynssz/generated" {
			k.Guards[0].Option, k.Guards[0].Source = "codegen.WithRecursionDepth", "https://pkg.go.dev/github.com/pk910/dynamic-ssz/codegen#WithRecursionDepth"
			k = codec.WithMethods(k, methods)
		}
		all = append(all, k)
	}
	return all
}
