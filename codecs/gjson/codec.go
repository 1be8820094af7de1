// Package gjson adapts github.com/tidwall/gjson, which finds values in JSON by their path.
package gjson

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit/walk"
)

// Codecs returns gjson.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "gjson",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/tidwall/gjson",
		Reads:  "json",
		Marks:  codec.Marks{Text: true},
		Limits: []codec.Limit{
			{Risk: codec.Accepts, What: "text that is no JSON is not noticed unless Valid is called before", Source: "https://github.com/tidwall/gjson#validate-json"},
		},
		Statements: []codec.Statement{
			{About: codec.Streams, What: "it finds values in text that is in memory as a whole", Source: "https://pkg.go.dev/github.com/tidwall/gjson#GetBytes"},
		},
		Emitter: &emitter,
		Bind:    codec.Glued("gjson"),
	}}
}

var emitter = walk.Reader("gjson", "gjson", "github.com/wirebench/wirebench/codecs/gjson/read")
