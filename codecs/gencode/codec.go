// Package gencode adapts github.com/andyleap/gencode, which generates code for a compact format of
// its own from a schema. Its generator is under the GPL, so wirebench contains neither the
// generator nor its output: a user's machine makes the code.
package gencode

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns gencode and gencode/unsafe.
func Codecs() []codec.Codec {
	return []codec.Codec{
		codec.WithMethods(gencode("gencode", &Emitter), methods),
		gencode("gencode/unsafe", &UnsafeEmitter),
	}
}

func gencode(name string, emitter codec.Emitter) codec.Codec {
	return codec.Codec{
		Name:    name,
		Format:  formats.Gencode,
		Schema:  ".schema",
		Module:  module,
		Version: version,
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "a list is its length and elements: nil has the length 0"},
		},
		Emitter:  emitter,
		OnDemand: "its generator is under the GPL 2.0",
		Copyleft: "GPL-2.0",
		Bind:     codec.Glued(name),
	}
}
