// Package benc adapts github.com/deneonet/benc. The codecs benc and benc/unsafe write fields one
// after the other with functions of the library's package std, which users call in the same order
// to compute the size, to write and to read. The codec bencgen uses the code of the library's
// generator, which puts a number before each field.
package benc

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

const module = "github.com/deneonet/benc"

// limits are those of all three codecs: the generated code calls the same functions.
var limits = []codec.Limit{
	{Risk: codec.Panics, What: "a message that ends in the four bytes after a list or map makes the library panic", Source: "source: std/bstd.go:UnmarshalUint"},
	{Risk: codec.Allocates, What: "the number of a list's or map's elements is allocated before they are read", Source: "source: std/bstd.go:UnmarshalSlice"},
	{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: std/bstd.go:UnmarshalSlice"},
}

// Codecs returns benc, benc/unsafe and bencgen. benc/unsafe does not copy strings and bytes.
func Codecs() []codec.Codec {
	losses := []codec.Loss{
		{Rule: codec.ZoneOffset, Why: "the library has no times: theirs is an instant"},
		{Rule: codec.NilEmpty, Why: "a slice and a map are a length and as many elements"},
	}
	return []codec.Codec{{
		Name:   "benc",
		Format: formats.Benc,
		Fields: codec.ByPosition,
		Module: module,
		Losses: losses,
		Limits: limits,
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: std/bstd.go:MarshalMap"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "source: std/bstd.go:UnmarshalMap"},
		},
		Emitter: &safe,
		Bind:    codec.Glued("benc"),
	}, {
		Name:   "benc/unsafe",
		Format: formats.Benc,
		Fields: codec.ByPosition,
		Module: module,
		Marks:  codec.Marks{Aliases: true},
		Losses: losses,
		Limits: limits,
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: std/bstd.go:MarshalMap"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "source: std/bstd.go:UnmarshalMap"},
		},
		Emitter: &unsafe,
		Bind:    codec.Glued("benc/unsafe"),
	}, codec.WithMethods(codec.Codec{
		Name:   "bencgen",
		Format: formats.Bencgen,
		Fields: codec.ByNumber,
		Schema: ".benc",
		Module: module,
		Marks:  codec.Marks{Aliases: true},
		Losses: losses,
		Limits: limits,
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: std/bstd.go:MarshalMap"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "source: std/bstd.go:UnmarshalMap"},
		},
		Emitter: &Generated,
		Bind:    codec.Glued("bencgen"),
	}, methods)}
}

//go:embed benc.tmpl
var text string

var (
	safe   = templates("String", "Copied").Emitter("benc", "benc")
	unsafe = templates("UnsafeString", "Cropped").Emitter("bencunsafe", "benc/unsafe")
)

// templates takes the suffixes of the names of the functions for strings and bytes.
func templates(str, bytes string) walk.Templates {
	return walk.Templates{
		Text: text + `{{define "string"}}` + str + `{{end}}{{define "bytes"}}` + bytes + `{{end}}`,
		Imports: map[string]string{
			"bstd": module + "/std",
		},
		Declares: declares,
		Lowered: func(t *schema.Type) string {
			switch {
			case t.Kind == schema.Time:
				return "time as seconds and nanoseconds"
			case t.Kind == schema.Optional:
				return "optional as a bool and the value"
			case t.Kind == schema.Array:
				return "array as its elements"
			case t.Kind == schema.Int && t.Bits == 8:
				return "int8 as a byte"
			}
			return ""
		},
	}
}

// declares reports whether a type has functions of its own, because the library's functions do not
// accept the type or its name.
func declares(t *schema.Type) bool {
	switch t.Kind {
	case schema.List, schema.Map:
		return t.Pkg != ""
	case schema.Int:
		return t.Pkg != "" || t.Bits == 8
	}
	return walk.All(t) || t.Kind == schema.Time || t.Kind == schema.Any
}
