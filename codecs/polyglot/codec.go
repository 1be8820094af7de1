// Package polyglot adapts github.com/loopholelabs/polyglot, which writes values one after the
// other, each with a byte for its kind. Users call its functions in the order of the fields.
package polyglot

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

const module = "github.com/loopholelabs/polyglot/v2"

// Codecs returns polyglot.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "polyglot",
		Format: formats.Polyglot,
		Fields: codec.ByPosition,
		Module: module,
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "the library has no times: theirs is an instant"},
			{Rule: codec.NilEmpty, Why: "a slice and a map are a length and as many elements"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Panics, What: "a number that is cut short makes the library panic", Source: "source: decode.go:decodeUint32"},
			{Risk: codec.Allocates, What: "the number of a list's elements is returned unchecked, for the generated code to allocate", Source: "source: decode.go:decodeSlice"},
			{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: decoder.go:Slice"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "entries are written in the order of the calls: here that of Go's maps", Source: "source: encoder.go:Map"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "source: decoder.go:Decoder"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("polyglot"),
	}, methods)}
}

//go:embed polyglot.tmpl
var text string

var emitter = walk.Templates{
	Text: text,
	Imports: map[string]string{
		"polyglot": module,
	},
	Lowered: func(t *schema.Type) string {
		switch {
		case t.Kind == schema.Time:
			return "time as seconds and nanoseconds"
		case t.Kind == schema.Array:
			return "array as a slice"
		case t.Word && t.Kind == schema.Int:
			return "int as int64"
		case t.Word:
			return "uint as uint64"
		case t.Kind == schema.Int && t.Bits < 32:
			return "int8 and int16 as int32"
		}
		return ""
	},
	Unfit: func(t *schema.Type) string {
		if t.Kind == schema.Optional && t.Elem.Kind == schema.Optional {
			return "no pointers to pointers"
		}
		return ""
	},
}.Emitter("polyglot", "polyglot")
