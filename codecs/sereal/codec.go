// Package sereal adapts the Go implementation of Sereal.
package sereal

import (
	"fmt"

	"github.com/Sereal/Sereal/Go/sereal"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns sereal.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "sereal",
		Format: formats.Sereal,
		Fields: codec.ByName,
		Module: "github.com/Sereal/Sereal/Go/sereal",
		Marks:  codec.Marks{Races: true},
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "nil slices and maps are written as empty ones"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "lists and maps nest as deep as the input says", Source: "source: decode.go:decode"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: encode.go:encodeMap"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "source: decode.go:Unmarshal"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if err := carries(t.Schema.Root, make(map[*schema.Type]bool)); err != nil {
		return codec.Port{}, err
	}
	return codec.ReflectivePort(t, sereal.Marshal, sereal.Unmarshal), nil
}

// carries returns the reason why the library can't decode a t, or nil if it can.
func carries(t *schema.Type, seen map[*schema.Type]bool) error {
	if t == nil || seen[t] {
		return nil
	}
	seen[t] = true
	if t.Kind == schema.Map && t.Key.Kind != schema.String {
		return fmt.Errorf("map keys must be strings (%v)", t.Go)
	}
	if t.Kind == schema.Optional {
		switch t.Elem.Kind {
		case schema.Bool, schema.Int, schema.Duration, schema.Uint, schema.Float, schema.String:
			return fmt.Errorf("can't decode pointers to scalars (%v)", t.Go)
		case schema.Bytes, schema.List, schema.Array:
			return fmt.Errorf("can't decode pointers to lists (%v)", t.Go)
		}
	}
	for _, part := range []*schema.Type{t.Key, t.Elem} {
		if err := carries(part, seen); err != nil {
			return err
		}
	}
	for _, f := range t.Fields {
		if err := carries(f.Type, seen); err != nil {
			return err
		}
	}
	return nil
}
