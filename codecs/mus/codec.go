// Package mus adapts github.com/mus-format/mus-go. The MUS format has the fields of a struct one
// after the other. Users compose serializers for their types by hand.
package mus

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

const module = "github.com/mus-format/mus-go"

// limits are those of all modes, which share the functions for lists, arrays and pointers.
var limits = []codec.Limit{
	{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: ord/slice.go:UnmarshalSlice"},
	{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: ord/ptr.go:Unmarshal"},
	{Risk: codec.Strays, What: "an array for which the input has fewer elements is read from beyond the memory of these", Source: "source: unsafe/array.go:Unmarshal"},
}

// guards are those of all modes. Programs that write their own serializers set them.
var guards = []codec.Guard{
	{Against: codec.Allocates, Of: "elements of a list", Option: "slopts.WithLenValidator", Source: "https://pkg.go.dev/github.com/mus-format/mus-go/options/slice#WithLenValidator"},
	{Against: codec.Allocates, Of: "bytes of a text", Option: "stropts.WithLenValidator", Source: "https://pkg.go.dev/github.com/mus-format/mus-go/options/string#WithLenValidator"},
	{Against: codec.Allocates, Of: "entries of a map", Option: "mapopts.WithLenValidator", Source: "https://pkg.go.dev/github.com/mus-format/mus-go/options/map#WithLenValidator"},
}

// Codecs returns mus, mus/unsafe and mus/notunsafe. mus/unsafe uses the library's package for raw
// memory. mus/notunsafe does so too, except for strings.
func Codecs() []codec.Codec {
	losses := []codec.Loss{
		{Rule: codec.ZoneOffset, Why: "the library's times are instants"},
		{Rule: codec.NilEmpty, Why: "a slice and a map are a length and as many elements"},
	}
	return []codec.Codec{{
		Name:   "mus",
		Format: formats.MUS,
		Fields: codec.ByPosition,
		Module: module,
		Losses: losses,
		Limits: limits,
		Guards: guards,
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: ord/map.go:Marshal"},
			{About: codec.Streams, What: "messages are decoded from memory; a library of its own, mus-stream, has readers and writers", Source: "https://github.com/mus-format/mus-stream-go"},
		},
		Emitter: &safe,
		Bind:    codec.Glued("mus"),
	}, {
		Name:   "mus/unsafe",
		Format: formats.MUS,
		Fields: codec.ByPosition,
		Module: module,
		Marks:  codec.Marks{Aliases: true},
		Losses: losses,
		Limits: limits,
		Guards: guards,
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: ord/map.go:Marshal"},
			{About: codec.Streams, What: "messages are decoded from memory; a library of its own, mus-stream, has readers and writers", Source: "https://github.com/mus-format/mus-stream-go"},
		},
		Emitter: &unsafe,
		Bind:    codec.Glued("mus/unsafe"),
	}, {
		Name:   "mus/notunsafe",
		Format: formats.MUS,
		Fields: codec.ByPosition,
		Module: module,
		Marks:  codec.Marks{Aliases: true},
		Losses: losses,
		Limits: limits,
		Guards: guards,
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: ord/map.go:Marshal"},
			{About: codec.Streams, What: "messages are decoded from memory; a library of its own, mus-stream, has readers and writers", Source: "https://github.com/mus-format/mus-stream-go"},
		},
		Emitter: &notUnsafe,
		Bind:    codec.Glued("mus/notunsafe"),
	}}
}

//go:embed mus.tmpl
var blocks string

// The packages for each kind are the defaults that the documentation of the library's generator
// lists for its three modes.
var (
	safe      = templates("varint", "raw", "ord", "ord").Emitter("mus", "mus")
	unsafe    = templates("unsafe", "unsafe", "unsafe", "unsafe").Emitter("musunsafe", "mus/unsafe")
	notUnsafe = templates("unsafe", "unsafe", "ord", "unsafe").Emitter("musnotunsafe", "mus/notunsafe")
)

// templates takes the packages for whole numbers, for other numbers and times, for strings, and for
// bools and bytes.
func templates(whole, raw, text, ordinary string) walk.Templates {
	return walk.Templates{
		Text: blocks,
		Imports: map[string]string{
			"wire":   "github.com/wirebench/wirebench/codecs/mus/wire",
			"ord":    module + "/ord",
			"unsafe": module + "/unsafe",
			"whole":  module + "/" + whole,
			"raw":    module + "/" + raw,
			"text":   module + "/" + text,
			"rest":   module + "/" + ordinary,
		},
		Declares: func(t *schema.Type) bool { return walk.All(t) || t.Kind == schema.Time },
		Lowered: func(t *schema.Type) string {
			if t.Kind == schema.Time {
				return "time as seconds and nanoseconds"
			}
			return ""
		},
	}
}
