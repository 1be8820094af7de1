// Package polyglot adapts github.com/loopholelabs/polyglot, which writes values one after the
// other, each with a byte for its kind. Users call its functions in the order of the fields.
package polyglot

import (
	"cmp"
	_ "embed"
	"fmt"

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
	Unfit: unfit,
}.Emitter("polyglot", "polyglot")

// unfit refuses pointers that the format can't tell from nil. Nil is one byte, and nothing stands
// before a value that is set, so the value must not begin with that byte.
func unfit(t *schema.Type) string {
	switch {
	case t.Kind != schema.Optional:
		return ""
	case t.Elem.Kind == schema.Optional:
		return "no pointers to pointers"
	}
	field, nothing := mayBeginNil(t.Elem)
	switch {
	case nothing:
		return "a pointer to an empty struct is read as nil or as what follows it"
	case field != "":
		return fmt.Sprintf("a set pointer is read as nil if %s, which is written first, is nil", field)
	}
	return ""
}

// mayBeginNil returns the field that is written first in a struct, if it is a pointer, and whether
// nothing at all is written. A struct in a struct is written as its fields.
func mayBeginNil(t *schema.Type) (field string, nothing bool) {
	if t.Kind != schema.Struct {
		return "", false
	}
	last := ""
	for _, f := range t.Fields {
		if f.Type.Kind == schema.Optional { // written after all others
			last = cmp.Or(last, f.Name)
			continue
		}
		inner, none := mayBeginNil(f.Type)
		switch {
		case inner != "":
			return f.Name + "." + inner, false
		case !none:
			return "", false
		}
	}
	return last, last == ""
}
