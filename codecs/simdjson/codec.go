// Package simdjson adapts github.com/minio/simdjson-go, which parses JSON into a tape that users
// read.
package simdjson

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
)

const module = "github.com/minio/simdjson-go"

// Codecs returns simdjson.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "simdjson",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: module,
		Reads:  "json",
		Marks:  codec.Marks{Text: true},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "a tree that was parsed is turned into Go values as deep as the input says", Source: "source: parsed_json.go:Interface"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("simdjson"),
	}}
}

//go:embed simdjson.tmpl
var text string

var emitter = walk.Templates{
	Text: walk.JSON + walk.Touch + walk.TouchFields + text,
	Imports: map[string]string{
		"simdjson": module,
		"read":     "github.com/wirebench/wirebench/codecs/simdjson/read",
		"wire":     "github.com/wirebench/wirebench/codecs/simdjson/wire",
	},
	Unfit: walk.NotOfJSON,
}.Emitter("simdjson", "simdjson")
