// Package bebop adapts github.com/200sc/bebop, which generates code for the Bebop format from a
// schema.
package bebop

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/emit"
)

// form is a form in which structs are written.
type form struct {
	codec, name string
	fields      codec.Fields
}

// messages reports whether all structs are messages, which may change: each field is preceded by its number.
func (f form) messages() bool { return f.fields == codec.ByNumber }

var forms = []form{{"bebop", "bebop", codec.ByPosition}, {"bebop/message", "bebopmessage", codec.ByNumber}}

// Codecs returns bebop and bebop/message.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, f := range forms {
		k := codec.Codec{
			Name:   f.codec,
			Format: formats.Bebop,
			Fields: f.fields,
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
			Emitter: &emit.Emitter{Name: f.name, Codecs: []string{f.codec}, Emit: f.emit},
			Bind:    codec.Glued(f.codec),
		}
		if !f.messages() {
			k = codec.WithMethods(k, methods)
		}
		all = append(all, k)
	}
	return all
}
