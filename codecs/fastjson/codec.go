// Package fastjson adapts github.com/valyala/fastjson. Users build and read JSON as a tree of
// values.
package fastjson

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
)

const module = "github.com/valyala/fastjson"

// Codecs returns fastjson.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "fastjson",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: module,
		Marks:  codec.Marks{Text: true},
		Limits: []codec.Limit{
			{Risk: codec.Accepts, What: "NaN and infinities are accepted, which JSON does not have", Source: "source: parser.go:parseValue"},
			{Risk: codec.Caps, What: "JSON that nests deeper than 300 levels is refused", Source: "https://pkg.go.dev/github.com/valyala/fastjson#pkg-constants"},
		},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "300", Source: "source: parser.go:MaxDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "text made by an attacker must give an error at worst, say its authors, who ask to limit its length because memory grows with it", Source: "https://github.com/valyala/fastjson#security"},
			{About: codec.Determined, What: "keys are written in the order in which they were set: here that of Go's maps", Source: "source: parser.go:MarshalTo"},
			{About: codec.Streams, What: "its scanner reads one value after the other from text in memory only", Source: "https://pkg.go.dev/github.com/valyala/fastjson#Scanner"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("fastjson"),
	}}
}

//go:embed fastjson.tmpl
var text string

var emitter = walk.Templates{
	Text: walk.JSON + walk.Touch + text,
	Imports: map[string]string{
		"fastjson": module,
		"read":     "github.com/wirebench/wirebench/codecs/fastjson/read",
		"wire":     "github.com/wirebench/wirebench/codecs/fastjson/wire",
	},
	// Each list, map and pointer has functions of its own, because it is a value of the tree.
	Declares: walk.Parts,
	Unfit:    walk.NoNulls,
}.Emitter("fastjson", "fastjson")
