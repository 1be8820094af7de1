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
			Statements: []codec.Statement{
				{About: codec.Determined, What: "the format is canonical and has no maps: a map is a list here, in the order of Go's iteration", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
				{About: codec.Streams, What: "messages have no end of their own", Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"},
			},
			Emitter: &Emitter,
			Bind:    codec.Glued(name),
		}
		if name == "dynssz/generated" {
			k = codec.WithMethods(k, methods)
		}
		all = append(all, k)
	}
	return all
}
