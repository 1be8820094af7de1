// Package bebop adapts github.com/200sc/bebop, which generates code for the Bebop format from a
// schema.
package bebop

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns bebop.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithMethods(codec.Codec{
		Name:   "bebop",
		Format: formats.Bebop,
		Fields: codec.ByPosition,
		Schema: ".bop",
		Module: "github.com/200sc/bebop",
		Losses: []codec.Loss{
			{Rule: codec.Time100ns, Why: "a date is ticks of 100 ns"},
			{Rule: codec.ZoneOffset, Why: "a date has no zone; UTC comes back"},
			{Rule: codec.NilEmpty, Why: "an array or map is its length and elements: nil has the length 0"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: gen.go:writeFieldReadByter"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration", Source: "source: gen.go:writeFieldByter"},
		},
		Emitter: &Emitter,
		Bind:    codec.Glued("bebop"),
	}, methods)}
}
