// Package enkodo adapts github.com/mojura/enkodo. Types write their values one after the other,
// with methods that users write.
package enkodo

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

const module = "github.com/mojura/enkodo"

// Codecs returns enkodo.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "enkodo",
		Format: formats.Enkodo,
		Fields: codec.ByPosition,
		Module: module,
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "the library has no times: theirs is an instant"},
			{Rule: codec.NilEmpty, Why: "a slice and a map are a length and as many elements"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the length of bytes or a text is allocated before they are read", Source: "source: utils.go:expandSlice"},
			{Risk: codec.Nests, What: "methods as the documentation shows them nest as deep as the input says", Source: "source: decoder.go:Decode"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "entries are written in the order of the calls: here that of Go's maps", Source: "source: encoder.go:Encode"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("enkodo"),
	}, methods)}
}

//go:embed enkodo.tmpl
var text string

var emitter = walk.Templates{
	Text: text,
	Imports: map[string]string{
		"enkodo": module,
	},
	Lowered: func(t *schema.Type) string {
		switch t.Kind {
		case schema.Time:
			return "time as seconds and nanoseconds"
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
}.Emitter("enkodo", "enkodo")
