// Package ffjson is github.com/pquerna/ffjson: JSON by generated methods.
package ffjson

import "github.com/wirebench/wirebench/codec"

// Codecs returns ffjson.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:      "ffjson",
		Family:    "JSON",
		Languages: codec.SeveralLanguages,
		Module:    "github.com/pquerna/ffjson",
		Marks:     codec.Marks{Text: true},
		Emitter:   &Emitter,
		Bind:      codec.Glued("ffjson"),
	}, methods)}
}
