// Package kelindar is github.com/kelindar/binary.
package kelindar

import (
	"errors"
	"io"

	"github.com/kelindar/binary"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns kelindar/binary.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:      "kelindar/binary",
		Family:    "kelindar",
		Languages: codec.OnlyGo,
		Module:    "github.com/kelindar/binary",
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "a list without elements is decoded into nil, a map never"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if t.Schema.Has(schema.Any) {
		return codec.Port{}, errors.New("no interfaces")
	}
	if recursive(t.Schema.Root, make(map[*schema.Type]bool)) {
		return codec.Port{}, errors.New("a type that contains itself ends the process: fatal error, stack overflow")
	}
	p := codec.ReflectivePort(t, binary.Marshal, binary.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error {
		return func(v any) error { return binary.MarshalTo(v, w) }
	})
	p.NewEncoder = func(w io.Writer) codec.Encoder { return binary.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return binary.NewDecoder(r) }
	return p, nil
}

// recursive reports whether a type within t is its own part. Those within are the
// types on the way to t.
func recursive(t *schema.Type, within map[*schema.Type]bool) bool {
	if t == nil {
		return false
	}
	if within[t] {
		return true
	}
	within[t] = true
	defer delete(within, t)
	for _, f := range t.Fields {
		if recursive(f.Type, within) {
			return true
		}
	}
	return recursive(t.Key, within) || recursive(t.Elem, within)
}
