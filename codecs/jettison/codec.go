// Package jettison adapts github.com/wI2L/jettison, a JSON encoder.
package jettison

import (
	"github.com/wI2L/jettison"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns jettison.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "jettison",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/wI2L/jettison",
		ReadBy: "json",
		Marks:  codec.Marks{Text: true},
		Statements: []codec.Statement{
			{About: codec.Determined, Holds: true, What: "map keys are sorted unless the option UnsortedMap is set", Source: "https://pkg.go.dev/github.com/wI2L/jettison#UnsortedMap"},
		},
		Bind: func(*codec.Type) (codec.Port, error) {
			return codec.Port{Marshal: jettison.Marshal, Append: jettison.Append}, nil
		},
	}}
}
