// Package kelindar adapts github.com/kelindar/binary.
package kelindar

import (
	"io"

	"github.com/kelindar/binary"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns kelindar/binary.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "kelindar/binary",
		Format: formats.Kelindar,
		Fields: codec.ByPosition,
		Module: "github.com/kelindar/binary",
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "a list without elements is decoded into nil, a map never"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: codecs.go:EncodeTo"},
			{About: codec.Streams, Holds: true, What: "a decoder reads one value after the other", Source: "https://pkg.go.dev/github.com/kelindar/binary#Decoder"},
		},
		Unfit: unfit,
		Bind:  codec.Fitting(unfit, bind),
	}}
}

func unfit(t *schema.Type) string {
	switch {
	case t.Kind == schema.Any:
		return "no interfaces"
	case recursive(t):
		return "a type that contains itself ends the process: fatal error, stack overflow"
	}
	return ""
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, binary.Marshal, binary.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error {
		return func(v any) error { return binary.MarshalTo(v, w) }
	})
	p.NewEncoder = func(w io.Writer) codec.Encoder { return binary.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return binary.NewDecoder(r) }
	return p, nil
}

// recursive reports whether a type contains itself.
func recursive(t *schema.Type) bool {
	direct := []*schema.Type{t.Key, t.Elem}
	for _, f := range t.Fields {
		direct = append(direct, f.Type)
	}
	for _, d := range direct {
		if d == nil {
			continue
		}
		for part := range (&schema.Schema{Root: d}).All() {
			if part == t {
				return true
			}
		}
	}
	return false
}
