// Package glycerine adapts github.com/glycerine/go-capnproto, the first generation of Cap'n Proto
// for Go. It uses the schema of codec capnp.
package glycerine

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/capnp"
)

// Codecs returns glycerine/capnproto and glycerine/capnproto-packed.
func Codecs() []codec.Codec {
	return library.Codecs(&Emitter, codec.Loss{
		Rule: codec.NilEmpty, Why: "an empty list at the end of a message is read as null",
	})
}

// Emitter makes the code of both codecs.
var Emitter = emit.Emitter{
	Name:    "glycerine",
	Codecs:  []string{"glycerine/capnproto", "glycerine/capnproto-packed"},
	Outside: true,
	Emit:    library.Emit,
}

var library = capnp.Library{
	Path:    "github.com/glycerine/go-capnproto",
	Plugin:  "github.com/glycerine/go-capnproto/capnpc-go",
	Wire:    "github.com/wirebench/wirebench/codecs/glycerine/wire",
	Message: "Segment",
	ListOf:  "%s(%s)",
	At:      "At",
	Set:     "Set",
	First:   true,
	Limits: []codec.Limit{
		{Risk: codec.Nests, What: "nothing limits how deep a message nests", Source: "source: capn.go:readPtr"},
		{Risk: codec.Stalls, What: "nothing limits how often the same bytes are read, so a few bytes can take all time", Source: "source: capn.go:readPtr"},
		{Risk: codec.Allocates, What: "a list of elements without content takes few bytes and can have any length", Source: "source: capn.go:readPtr"},
		{Risk: codec.Accepts, What: "accessors return no errors: what is damaged is read as zero or empty", Source: "source: capn.go:readPtr"},
	},
	Guards: []codec.Guard{
		{Against: codec.Allocates, Of: "segments of a message", Default: "1,024", Option: "MaxSegmentNumber", Source: "https://pkg.go.dev/github.com/glycerine/go-capnproto#MaxSegmentNumber"},
		{Against: codec.Allocates, Of: "bytes of a message", Default: "1 GiB", Option: "MaxTotalSize", Source: "https://pkg.go.dev/github.com/glycerine/go-capnproto#MaxTotalSize"},
	},
	Statements: []codec.Statement{
		{About: codec.Determined, What: "a map is a list here, in the order of Go's iteration", Source: "https://capnproto.org/language.html"},
		{About: codec.Streams, Holds: true, What: "messages begin with the sizes of their segments, and are read one after the other", Source: "https://pkg.go.dev/github.com/glycerine/go-capnproto#ReadFromStream"},
	},
}
