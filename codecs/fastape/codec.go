// Package fastape adapts github.com/nazarifard/fastape, which writes blocks of memory one after the
// other. Users compose tapes for their types by hand.
package fastape

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

const module = "github.com/nazarifard/fastape"

// Codecs returns fastape.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "fastape",
		Format: formats.Fastape,
		Fields: codec.ByPosition,
		Module: module,
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "the library's times are instants"},
			{Rule: codec.NilEmpty, Why: "a length of zero is decoded as nil"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Panics, What: "a message that is cut short makes the library panic", Source: "source: string.go:Unmarshal"},
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: slice.go:Unmarshal"},
			{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: ptr.go:Unmarshal"},
			{Risk: codec.Strays, What: "the length of a text may reach beyond the message into the rest of the caller's buffer", Source: "source: string.go:Unmarshal"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: map.go:Marshal"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("fastape"),
	}}
}

//go:embed fastape.tmpl
var text string

var emitter = walk.Templates{
	Text: text,
	Imports: map[string]string{
		"fastape": module,
		"wire":    "github.com/wirebench/wirebench/codecs/fastape/wire",
	},
	Declares: declares,
	Lowered: func(t *schema.Type) string {
		switch {
		case t.Kind == schema.Time:
			return "time as seconds and nanoseconds"
		case t.Kind == schema.Array && !block(t):
			return "array as its elements"
		}
		return ""
	},
	Kind: func(t *schema.Type) string {
		if block(t) {
			return "block"
		}
		return ""
	},
}.Emitter("fastape", "fastape")

// declares reports whether a type needs a tape of its own, because the library has none for it.
func declares(t *schema.Type) bool {
	if block(t) {
		return false
	}
	return t.Kind == schema.Struct || t.Kind == schema.Array || t.Kind == schema.Time || t.Pkg != ""
}

// block reports whether a type is one block of memory that can be copied as it is.
func block(t *schema.Type) bool {
	switch t.Kind {
	case schema.Bool, schema.Int, schema.Uint, schema.Float, schema.Duration:
		return true
	case schema.Array:
		return block(t.Elem)
	case schema.Struct:
		for _, f := range t.Fields {
			if !block(f.Type) {
				return false
			}
		}
		return true
	}
	return false
}
