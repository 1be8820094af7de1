// Package jettison is github.com/wI2L/jettison, an encoder of JSON.
package jettison

import (
	"github.com/wI2L/jettison"

	"github.com/wirebench/wirebench/codec"
)

// Codecs returns jettison.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:      "jettison",
		Family:    "JSON",
		Languages: codec.SeveralLanguages,
		Module:    "github.com/wI2L/jettison",
		ReadBy:    "json",
		Marks:     codec.Marks{Text: true},
		Bind: func(*codec.Type) (codec.Port, error) {
			return codec.Port{Marshal: jettison.Marshal, Append: jettison.Append}, nil
		},
	}}
}
