// Package easyjson is github.com/mailru/easyjson: JSON by generated methods.
package easyjson

import "github.com/wirebench/wirebench/codec"

// Codecs returns easyjson.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:      "easyjson",
		Family:    "JSON",
		Languages: codec.SeveralLanguages,
		Module:    "github.com/mailru/easyjson",
		Marks:     codec.Marks{Text: true},
		Emitter:   &Emitter,
		Bind:      codec.Glued("easyjson"),
	}, methods)}
}
