// Package simdjson is github.com/minio/simdjson-go: a parser of JSON into a tape, which
// users read.
package simdjson

import (
	_ "embed"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit/walk"
	"github.com/wirebench/wirebench/schema"
)

const module = "github.com/minio/simdjson-go"

// Codecs returns simdjson.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:    "simdjson",
		Family:  "JSON",
		Module:  module,
		Reads:   "json",
		Marks:   codec.Marks{Text: true},
		Emitter: &emitter,
		Bind:    codec.Glued("simdjson"),
	}}
}

//go:embed simdjson.tmpl
var text string

var emitter = walk.Templates{
	Text: walk.JSON + text,
	Imports: map[string]string{
		"simdjson": module,
		"wire":     "github.com/wirebench/wirebench/codecs/simdjson/wire",
	},
	Unfit: unfit,
}.Emitter("simdjson", "simdjson")

// unfit says which types encoding/json, whose text is read, does not write as the code
// made here reads them.
func unfit(t *schema.Type) string {
	const custom = schema.MarshalJSON | schema.UnmarshalJSON | schema.MarshalText | schema.UnmarshalText
	if t.Custom&custom != 0 {
		return "no types that serialize themselves"
	}
	if t.Kind == schema.Map {
		switch t.Key.Kind {
		case schema.String, schema.Int, schema.Uint, schema.Duration:
		default:
			return "no maps but by strings and integers"
		}
	}
	for _, f := range t.Fields {
		if f.JSON == "" {
			return "no embedded structs"
		}
		if _, options, _ := strings.Cut(f.Tag.Get("json"), ","); strings.Contains(options, "string") {
			return "no numbers in strings"
		}
	}
	return walk.NoNulls(t)
}
