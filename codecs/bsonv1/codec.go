// Package bsonv1 adapts the BSON package of version 1 of the MongoDB driver.
package bsonv1

import (
	"errors"
	"io"
	"reflect"
	"time"

	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/bson/bsonrw"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns bson/v1.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "bson/v1",
		Format: formats.BSON,
		Fields: codec.ByName,
		Module: "go.mongodb.org/mongo-driver",
		Losses: []codec.Loss{
			{Rule: codec.TimeMilli, Why: "a BSON datetime is milliseconds since 1970"},
			{Rule: codec.ZoneOffset, Why: "a BSON datetime has no zone; it is decoded into UTC"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "documents that are part of themselves, and those behind an interface, nest as deep as the input says", Source: "source: bson/bsoncodec/struct_codec.go:DecodeValue"},
			{Risk: codec.Panics, What: "a length that is negative makes decoding panic", Source: "source: bson/bsonrw/value_reader.go:readByte"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: bson/bsoncodec/map_codec.go:mapEncodeValue"},
			{About: codec.Streams, What: "its decoder takes bytes; ReadDocument, which is not used here, cuts them from a stream", Source: "https://pkg.go.dev/go.mongodb.org/mongo-driver/bson#ReadDocument"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if k := t.Schema.Root.Kind; k != schema.Struct && k != schema.Map {
		return codec.Port{}, errors.New("the root must be a document: a struct or a map")
	}
	unmarshal := bson.Unmarshal
	if t.Schema.Has(schema.Any) {
		unmarshal = unmarshalPlain()
	}
	p := codec.ReflectivePort(t, bson.Marshal, unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return encoder{w}.Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return encoder{w} }
	return p, nil
}

// unmarshalPlain decodes values of interfaces into plain Go types. By default they would be types
// of the driver: primitive.D, primitive.A, primitive.DateTime.
func unmarshalPlain() func([]byte, any) error {
	plain := bson.NewRegistry()
	plain.RegisterTypeMapEntry(bson.TypeEmbeddedDocument, reflect.TypeFor[map[string]any]())
	plain.RegisterTypeMapEntry(bson.TypeArray, reflect.TypeFor[[]any]())
	plain.RegisterTypeMapEntry(bson.TypeDateTime, reflect.TypeFor[time.Time]())
	return func(b []byte, v any) error {
		d, err := bson.NewDecoder(bsonrw.NewBSONDocumentReader(b))
		if err != nil {
			return err
		}
		if err := d.SetRegistry(plain); err != nil {
			return err
		}
		return d.Decode(v)
	}
}

// encoder makes a library encoder for each message, as the library's documentation does.
type encoder struct{ w io.Writer }

func (e encoder) Encode(v any) error {
	vw, err := bsonrw.NewBSONValueWriter(e.w)
	if err != nil {
		return err
	}
	enc, err := bson.NewEncoder(vw)
	if err != nil {
		return err
	}
	return enc.Encode(v)
}
