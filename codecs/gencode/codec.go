// Package gencode adapts github.com/andyleap/gencode, which generates code for a compact format of
// its own from a schema. Its generator is under the GPL, so wirebench contains neither the
// generator nor its output: a user's machine makes the code.
package gencode

import (
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// limits are those of both codecs.
var limits = []codec.Limit{
	{Risk: codec.Panics, What: "a message that is cut short makes the generated code panic", Source: "source: backends/golang/type_int.go:init"},
	{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: backends/golang/type_slice.go:init"},
}

// unsafeLimits are what the flag -unsafe adds.
var unsafeLimits = []codec.Limit{
	{Risk: codec.Strays, What: "a number at the end of a message that is cut short is read from beyond it", Source: "source: backends/golang/type_int.go:init"},
}

// Codecs returns gencode and gencode/unsafe.
func Codecs() []codec.Codec {
	unsafe := gencode("gencode/unsafe", &UnsafeEmitter)
	unsafe.Limits = slices.Concat(limits, unsafeLimits)
	return []codec.Codec{codec.WithMethods(gencode("gencode", &Emitter), methods), unsafe}
}

func gencode(name string, emitter codec.Emitter) codec.Codec {
	return codec.Codec{
		Name:    name,
		Format:  formats.Gencode,
		Fields:  codec.ByPosition,
		Schema:  ".schema",
		Module:  module,
		Version: version,
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "a list is its length and elements: nil has the length 0"},
		},
		Emitter:  emitter,
		Limits:   limits,
		OnDemand: "its generator is under the GPL 2.0",
		Copyleft: "GPL-2.0",
		Bind:     codec.Glued(name),
	}
}
