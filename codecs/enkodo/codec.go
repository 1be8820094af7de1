// Package enkodo is github.com/mojura/enkodo: values one after the other, by methods
// that users give to their types.
package enkodo

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit/walk"
)

const module = "github.com/mojura/enkodo"

// Codecs returns enkodo.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "enkodo",
		Family: "enkodo",
		Module: module,
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "the library has no times: theirs is an instant"},
			{Rule: codec.NilEmpty, Why: "a slice and a map are a length and as many elements"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("enkodo"),
	}}
}

//go:embed enkodo.tmpl
var text string

var emitter = walk.Templates{
	Text: text,
	Imports: map[string]string{
		"enkodo": module,
	},
}.Emitter("enkodo", "enkodo")
