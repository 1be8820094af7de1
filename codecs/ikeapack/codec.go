// Package ikeapack adapts github.com/ikkerens/ikeapack.
package ikeapack

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns ikeapack.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "ikeapack",
		Format: formats.Ikeapack,
		Module: "github.com/ikkerens/ikeapack",
		Marks:  codec.Marks{Races: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "a list has a length and no nil"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("ikeapack"),
	}}
}
