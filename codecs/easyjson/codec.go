// Package easyjson adapts github.com/mailru/easyjson, which encodes JSON with generated methods.
package easyjson

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns easyjson.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "easyjson",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/mailru/easyjson",
		Marks:  codec.Marks{Text: true},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "lists and objects behind an interface, and types that are part of themselves, nest as deep as the input says", Source: "source: jlexer/lexer.go:Interface"},
		},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels of a value that is skipped", Default: "10,000", Source: "source: jlexer/lexer.go:SkipRecursive"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration", Source: "source: gen/encoder.go:genTypeEncoderNoCheck"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "source: helpers.go:Unmarshal"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("easyjson"),
	}, methods)}
}
