// Package alecthomas is github.com/alecthomas/binary.
package alecthomas

import (
	"errors"
	"io"

	"github.com/alecthomas/binary"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns alecthomas/binary.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:      "alecthomas/binary",
		Family:    "alecthomas/binary",
		Languages: codec.OnlyGo,
		Module:    "github.com/alecthomas/binary",
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "slices and maps have a length and no nil"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	switch {
	case t.Schema.Has(schema.Optional):
		return codec.Port{}, errors.New("no pointers")
	case t.Schema.Has(schema.Any):
		return codec.Port{}, errors.New("no interfaces")
	case t.Schema.Has(schema.Array):
		return codec.Port{}, errors.New("no arrays in structs")
	}
	p := codec.ReflectivePort(t, binary.Marshal, binary.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return binary.NewEncoder(w).Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return binary.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return binary.NewDecoder(r) }
	return p, nil
}
