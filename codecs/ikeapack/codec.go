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
		Fields: codec.ByPosition,
		Module: "github.com/ikkerens/ikeapack",
		Marks:  codec.Marks{Races: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is sent as Unix seconds and nanoseconds"},
			{Rule: codec.NilEmpty, Why: "a list has a length and no nil"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "lengths of texts, lists and maps are allocated before what they announce is read", Source: "source: slice.go:readVariable"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: map.go:writeVariable"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("ikeapack"),
	}}
}
