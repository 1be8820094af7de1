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
		Name:   "jsonparser",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/buger/jsonparser",
		Reads:  "json",
		Marks:  codec.Marks{Text: true},
		Limits: []codec.Limit{
			{Risk: codec.Accepts, What: "the text after a value that was found is not read, so that text which is not JSON is accepted", Source: "source: parser.go:Get"},
		},
		Statements: []codec.Statement{
			{About: codec.Streams, What: "it finds values in text that is in memory as a whole", Source: "https://pkg.go.dev/github.com/buger/jsonparser#Get"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("jsonparser"),
	}}
}

var emitter = walk.Reader("jsonparser", "jsonparser", "github.com/wirebench/wirebench/codecs/jsonparser/read")
