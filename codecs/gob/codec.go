// Package gob adapts encoding/gob of the standard library.
package gob

import (
	"bytes"
	"encoding/gob"
	"io"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns gob.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:      "gob",
		WellKnown: true,
		Format:    formats.Gob,
		Fields:    codec.ByName,
		Module:    "std",
		Package:   "encoding/gob",
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "fields with the zero value are not sent, and an empty slice counts as zero; within lists and maps, a nil map becomes an empty one"},
			{Rule: codec.NilZero, Why: "pointers are flattened: a pointer to a zero value is not sent"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the decoder is not hardened: only basic checks of sizes, and limits that can't be set", Source: "https://pkg.go.dev/encoding/gob#hdr-Security"},
		},
		Guards: []codec.Guard{
			{Against: codec.Allocates, Of: "bytes of a message, and of a list", Default: "8 GiB on 64-bit systems", Source: "source: decoder.go:tooBig"},
			{Against: codec.Allocates, Of: "bytes allocated at once for a message or a list", Default: "10 MiB", Source: "source: decode.go:SliceCapWithSize"},
			{Against: codec.Nests, Of: "levels of a value that is skipped", Default: "10,000", Source: "source: decode.go:maxIgnoreNestingDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: encode.go:encodeMap"},
			{About: codec.Streams, Holds: true, What: "it is made for streams, on which each type is described once", Source: "https://pkg.go.dev/encoding/gob#hdr-Basics"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if t.Schema.Has(schema.Any) {
		// Concrete types of interface values must be registered. gob itself registers the basic
		// types.
		gob.Register(map[string]any(nil))
		gob.Register([]any(nil))
		gob.Register(time.Time{})
	}
	if t.Surrogate != nil {
		for _, v := range t.Surrogate.Behind {
			register(v)
		}
	}
	p := codec.ReflectivePort(t, marshal, unmarshal)
	// A new encoder for each message: an encoder writes the types only with its first message, and
	// without them a message can't be decoded alone.
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error {
		return func(v any) error { return gob.NewEncoder(w).Encode(v) }
	})
	p.NewEncoder = func(w io.Writer) codec.Encoder { return gob.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return gob.NewDecoder(r) }
	return p, nil
}

// register registers the type of an interface value. If the type's own package registered it under
// another name, gob panics, and the other name stays.
func register(v any) {
	defer func() { _ = recover() }()
	gob.Register(v)
}

func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	err := gob.NewEncoder(&b).Encode(v)
	return b.Bytes(), err
}

func unmarshal(b []byte, v any) error {
	return gob.NewDecoder(bytes.NewReader(b)).Decode(v)
}
