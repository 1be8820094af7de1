// Package ffjson adapts github.com/pquerna/ffjson, which encodes JSON with generated methods.
package ffjson

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns ffjson.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "ffjson",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/pquerna/ffjson",
		Marks:  codec.Marks{Text: true},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration", Source: "source: inception/encoder.go:getMapValue"},
			{About: codec.Streams, What: "there is no decoder of streams", Source: "source: ffjson/decoder.go:DecodeReader"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("ffjson"),
	}, methods)}
}
