// Package msgpackgen is github.com/shamaton/msgpackgen: MessagePack by generated
// functions, in its two modes.
package msgpackgen

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// mode is how structs are written.
type mode struct{ codec, name string }

var modes = []mode{{"msgpackgen/map", "Map"}, {"msgpackgen/array", "Array"}}

// Codecs returns both modes.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, m := range modes {
		all = append(all, codec.Codec{
			Name:   m.codec,
			Format: formats.MessagePack,
			Module: "github.com/shamaton/msgpackgen",
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "the MessagePack timestamp is an instant; it is decoded into UTC"},
			},
			Emitter: &Emitter,
			Bind:    codec.Glued(m.codec),
		})
	}
	return all
}
