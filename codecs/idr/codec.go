// Package idr adapts github.com/chmike/ditp/idr/low, which writes values one after the other. Users
// call its functions in the order of the fields.
package idr

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

const module = "github.com/chmike/ditp"

// Codecs returns idr/low.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "idr/low",
		Format: formats.IDR,
		Fields: codec.ByPosition,
		Module: module,
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "a slice and a map are a length and as many elements"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Panics, What: "the library panics at input that is wrong or cut short, as documented; programs must recover", Source: "source: idr/low/README.md"},
			{Risk: codec.Allocates, What: "a length is returned unchecked, for the program to allocate", Source: "source: idr/low/decoder.go:Size"},
			{Risk: codec.Nests, What: "code that reads field by field nests as deep as the input says", Source: "source: idr/low/decoder.go:Bool"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "entries are written in the order of the calls: here that of Go's maps", Source: "source: idr/low/README.md"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("idr/low"),
	}}
}

//go:embed idr.tmpl
var text string

var emitter = walk.Templates{
	Text: text,
	Imports: map[string]string{
		"low": module + "/idr/low",
	},
	Lowered: func(t *schema.Type) string {
		switch t.Kind {
		case schema.Optional:
			return "optional as a bool and the value"
		case schema.List:
			return "list as its length and elements"
		case schema.Map:
			return "map as its length and entries"
		case schema.Array:
			return "array as its elements"
		}
		return ""
	},
}.Emitter("idr", "idr/low")
