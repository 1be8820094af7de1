// Package avro is github.com/hamba/avro. Its schema is derived from the Go type.
package avro

import (
	"io"
	"reflect"

	"github.com/hamba/avro/v2"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
	avroschema "github.com/wirebench/wirebench/schema/avro"
)

// Codecs returns avro.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "avro",
		Family: "Avro",
		Module: "github.com/hamba/avro/v2",
		Marks:  codec.Marks{Races: true},
		Losses: []codec.Loss{
			{Rule: codec.TimeMicro, Why: "timestamp-micros is the finest of the library's time types"},
			{Rule: codec.ZoneOffset, Why: "an Avro timestamp is an instant; it is decoded into UTC"},
			{Rule: codec.NilEmpty, Why: "Avro arrays and maps have a length and no null"},
		},
		Bind: bind,
	}}
}

// library follows the library's table of conversions.
var library = avroschema.Library{Time: "timestamp-micros"}

func bind(t *codec.Type) (codec.Port, error) {
	text, err := library.Derive(t.Schema)
	if err != nil {
		return codec.Port{}, err
	}
	// A cache of its own: in the shared one, types of the same name clash.
	s, err := avro.ParseBytesWithCache(text, "", &avro.SchemaCache{})
	if err != nil {
		return codec.Port{}, err
	}
	// The library encodes a record through a pointer, and the rest by value only.
	value := func(v any) any { return v }
	if t.Schema.Root.Kind != schema.Struct {
		value = func(v any) any { return reflect.ValueOf(v).Elem().Interface() }
	}
	p := codec.ReflectivePort(t,
		func(v any) ([]byte, error) { return avro.Marshal(s, value(v)) },
		func(b []byte, v any) error { return avro.Unmarshal(s, b, v) })
	newEncoder := func(w io.Writer) encoder { return encoder{avro.NewEncoderForSchema(s, w), value} }
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return newEncoder(w).Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return newEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return avro.NewDecoderForSchema(s, r) }
	return p, nil
}

type encoder struct {
	*avro.Encoder
	value func(any) any
}

func (e encoder) Encode(v any) error { return e.Encoder.Encode(e.value(v)) }
