// Package msgp adapts github.com/tinylib/msgp, which encodes MessagePack with generated methods.
// Structs are maps or arrays.
package msgp

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

func (f form) tuple() bool { return f.fields == codec.ByPosition }

var forms = []form{{"msgp", "msgp", codec.ByName}, {"msgp/tuple", "msgptuple", codec.ByPosition}}

// Codecs returns msgp and msgp/tuple.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, f := range forms {
		k := codec.Codec{
			Name:      f.codec,
			Format:    formats.MessagePack,
			Fields:    f.fields,
			WellKnown: !f.tuple(),
			Module:    "github.com/tinylib/msgp",
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "a time is written as an instant and decoded into the local zone"},
				{Rule: codec.NilEmpty, Why: "only fields have the option allownil: a list in a list or map is never nil"},
			},
			Limits: []codec.Limit{
				{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: gen/spec.go:resizeSlice"},
				{Risk: codec.Allocates, What: "the number of a map's entries is allocated before they are read", Source: "source: gen/spec.go:resizeMap"},
				{Risk: codec.Allocates, What: "the length of a text on a stream is allocated before the text is read", Source: "source: msgp/read.go:ReadString"},
				{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: gen/unmarshal.go:gBase"},
				{Risk: codec.Accepts, What: "bytes after a message are returned, and are not an error", Source: "https://pkg.go.dev/github.com/tinylib/msgp/msgp#Unmarshaler"},
			},
			Guards: []codec.Guard{
				{Against: codec.Allocates, Of: "elements of a list or a map", Option: "directive msgp:limit arrays:N maps:N", Source: "source: parse/directives.go:limit"},
				{Against: codec.Allocates, Of: "elements of a list or a map, on a stream", Option: "Reader.SetMaxElements", Source: "https://pkg.go.dev/github.com/tinylib/msgp/msgp#Reader.SetMaxElements"},
				{Against: codec.Allocates, Of: "bytes of a text, on a stream", Option: "Reader.SetMaxStringLength", Source: "https://pkg.go.dev/github.com/tinylib/msgp/msgp#Reader.SetMaxStringLength"},
				{Against: codec.Nests, Of: "levels of a value that is skipped, and of an interface", Default: "100,000", Source: "source: msgp/defs.go:recursionLimit"},
				{Against: codec.Nests, Of: "levels of a value that is skipped, and of an interface, on a stream", Default: "100,000", Option: "Reader.SetMaxRecursionDepth", Source: "https://pkg.go.dev/github.com/tinylib/msgp/msgp#Reader.SetMaxRecursionDepth"},
			},
			Statements: []codec.Statement{
				{About: codec.Determined, What: "the generated code writes maps in the order of Go's iteration", Source: "source: gen/marshal.go:gMap"},
				{About: codec.Streams, Holds: true, What: "a reader decodes one message after the other", Source: "https://pkg.go.dev/github.com/tinylib/msgp/msgp#Reader"},
			},
			Emitter: &emit.Emitter{Name: f.name, Codecs: []string{f.codec}, Emit: f.emit},
			Bind:    codec.Glued(f.codec),
		}
		if !f.tuple() {
			k = codec.WithMethods(k, methods)
		}
		all = append(all, k)
	}
	return all
}
