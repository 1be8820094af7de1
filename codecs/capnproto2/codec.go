// Package capnproto2 adapts zombiezen.com/go/capnproto2, the second generation of Cap'n Proto for
// Go. It uses the schema of codec capnp.
package capnproto2

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/capnp"
)

// Codecs returns capnproto2 and capnproto2/packed.
func Codecs() []codec.Codec { return library.Codecs(&Emitter) }

// Emitter makes the code of both codecs.
var Emitter = emit.Emitter{
	Name:    "capnproto2",
	Codecs:  []string{"capnproto2", "capnproto2/packed"},
	Outside: true,
	Emit:    library.Emit,
}

var library = capnp.Library{
	Path:    "zombiezen.com/go/capnproto2",
	Plugin:  "zombiezen.com/go/capnproto2/capnpc-go",
	Flags:   "-promises=false -schemas=false -structstrings=false",
	Wire:    "github.com/wirebench/wirebench/codecs/capnproto2/wire",
	Message: "Message",
	ListOf:  "%s{List: %s.List()}",
	At:      "PtrAt",
	Set:     "SetPtr",

	Embedded: true,
	Limits: []codec.Limit{
		{Risk: codec.Panics, What: "a message whose only segment is empty (eight zeros) makes the reader panic", Source: "source: list.go:primitiveElem"},
		{Risk: codec.Allocates, What: "a list of structs without content takes few bytes and can have eight million elements", Source: "source: list.go:readSize"},
		{Risk: codec.Caps, What: "structs and lists that nest deeper than 64 levels are refused, and in streams messages above 64 MiB", Source: "https://pkg.go.dev/zombiezen.com/go/capnproto2#Message"},
		{Risk: codec.Accepts, What: "text is not checked to be UTF-8", Source: "source: pointer.go:TextDefault"},
	},
	Guards: []codec.Guard{
		{Against: codec.Nests, Of: "levels", Default: "64", Option: "Message.DepthLimit", Source: "https://pkg.go.dev/zombiezen.com/go/capnproto2#Message.DepthLimit"},
		{Against: codec.Allocates, Of: "bytes that are read of a message, repetitions included", Default: "64 MiB", Here: "twice the bytes of a message of over 32 MiB", Option: "Message.TraverseLimit", Source: "https://pkg.go.dev/zombiezen.com/go/capnproto2#Message.TraverseLimit"},
		{Against: codec.Allocates, Of: "bytes of a message on a stream", Default: "64 MiB", Option: "Decoder.MaxMessageSize", Source: "https://pkg.go.dev/zombiezen.com/go/capnproto2#Decoder.MaxMessageSize"},
	},
	Statements: []codec.Statement{
		{About: codec.Determined, What: "a map is a list here, in the order of Go's iteration", Source: "https://capnproto.org/language.html"},
		{About: codec.Streams, Holds: true, What: "messages begin with the sizes of their segments, and are read one after the other", Source: "https://pkg.go.dev/zombiezen.com/go/capnproto2#Decoder"},
	},
}
