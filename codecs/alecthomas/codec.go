// Package alecthomas adapts github.com/alecthomas/binary.
package alecthomas

import (
	"io"

	"github.com/alecthomas/binary"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns alecthomas/binary.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "alecthomas/binary",
		Format: formats.Alecthomas,
		Fields: codec.ByPosition,
		Module: "github.com/alecthomas/binary",
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "slices and maps have a length and no nil"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Panics, What: "a length that no list can have makes the library panic", Source: "source: binary.go:Decode"},
			{Risk: codec.Allocates, What: "a length of a list or text is allocated before its elements are read", Source: "source: binary.go:Decode"},
			{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: binary.go:Decode"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: binary.go:Encode"},
			{About: codec.Streams, What: "a read that returns fewer bytes than asked for, as connections do, is taken for a complete one", Source: "source: binary.go:Decode"},
		},
		Unfit: unfit,
		Bind:  codec.Fitting(unfit, bind),
	}}
}

func unfit(t *schema.Type) string {
	switch t.Kind {
	case schema.Optional:
		return "no pointers"
	case schema.Any:
		return "no interfaces"
	case schema.Array:
		return "no arrays in structs"
	}
	return ""
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, binary.Marshal, binary.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return binary.NewEncoder(w).Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return binary.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return binary.NewDecoder(r) }
	return p, nil
}
