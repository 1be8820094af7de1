// Package jsonparser adapts github.com/buger/jsonparser, which finds values in JSON by their keys.
package jsonparser

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
)

// Codecs returns jsonparser.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:    "jsonparser",
		Format:  formats.JSON,
		Module:  "github.com/buger/jsonparser",
		Reads:   "json",
		Marks:   codec.Marks{Text: true},
		Emitter: &emitter,
		Bind:    codec.Glued("jsonparser"),
	}}
}

var emitter = walk.Reader("jsonparser", "jsonparser", "github.com/wirebench/wirebench/codecs/jsonparser/read")
