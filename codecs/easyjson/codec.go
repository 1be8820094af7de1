// Package easyjson adapts github.com/mailru/easyjson, which encodes JSON with generated methods.
package easyjson

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns easyjson.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:    "easyjson",
		Format:  formats.JSON,
		Fields:  codec.ByName,
		Module:  "github.com/mailru/easyjson",
		Marks:   codec.Marks{Text: true},
		Emitter: &Emitter,
		Bind:    codec.Glued("easyjson"),
	}, methods)}
}
