// Package jx adapts github.com/go-faster/jx. Users call its functions for each token of JSON.
package jx

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
)

const module = "github.com/go-faster/jx"

// Codecs returns jx.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "jx",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: module,
		Marks:  codec.Marks{Text: true},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "10,000", Source: "source: dec_depth.go:maxDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and JSON has no lengths to believe", Source: "source: dec_depth.go:incDepth"},
			{About: codec.Determined, What: "keys are written in the order of the calls: here that of Go's maps", Source: "source: enc.go:ObjStart"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("jx"),
	}, methods)}
}

//go:embed jx.tmpl
var text string

var emitter = walk.Templates{
	Text: walk.JSON + text,
	Imports: map[string]string{
		"jx": module,
	},
	Unfit: walk.NoNulls,
}.Emitter("jx", "jx")
