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
		Bind: func(*codec.Type) (codec.Port, error) {
			return codec.Port{Marshal: jettison.Marshal, Append: jettison.Append}, nil
		},
	}}
}
