// Package ffjson adapts github.com/pquerna/ffjson, which encodes JSON with generated methods.
package ffjson

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns ffjson.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:    "ffjson",
		Format:  formats.JSON,
		Fields:  codec.ByName,
		Module:  "github.com/pquerna/ffjson",
		Marks:   codec.Marks{Text: true},
		Emitter: &Emitter,
		Bind:    codec.Glued("ffjson"),
	}, methods)}
}
