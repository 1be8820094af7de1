// Package bson adapts the BSON package of the MongoDB driver.
package bson

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"time"

	"go.mongodb.org/mongo-driver/v2/bson"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns bson.
func Codecs() []codec.Codec {
	return []codec.Codec{codec.WithOwn[interface {
		bson.Marshaler
		bson.Unmarshaler
	}](codec.Codec{
		Name:   "bson",
		Format: formats.BSON,
		Fields: codec.ByName,
		Module: "go.mongodb.org/mongo-driver/v2",
		Losses: []codec.Loss{
			{Rule: codec.TimeMilli, Why: "a BSON datetime is milliseconds since 1970"},
			{Rule: codec.ZoneOffset, Why: "a BSON datetime has no zone; it is decoded into UTC"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "documents that are part of themselves, and those behind an interface, nest as deep as the input says", Source: "source: bson/struct_codec.go:DecodeValue"},
			{Risk: codec.Allocates, What: "a reader, which types with interfaces and streams get here, takes the memory that a length asks for before it reads the bytes", Source: "source: bson/value_reader.go:readBytes"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: bson/map_codec.go:encodeMapElements"},
			{About: codec.Streams, Holds: true, What: "a decoder reads one document after the other", Source: "https://pkg.go.dev/go.mongodb.org/mongo-driver/v2/bson#Decoder"},
		},
		Bind: bind,
	})}
}

func bind(t *codec.Type) (codec.Port, error) {
	if k := t.Schema.Root.Kind; k != schema.Struct && k != schema.Map {
		return codec.Port{}, errors.New("the root must be a document: a struct or a map")
	}
	p := codec.ReflectivePort(t, bson.Marshal, bson.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return newEncoder(w).Encode })
	p.NewEncoder = newEncoder
	p.NewDecoder = func(r io.Reader) codec.Decoder { return bson.NewDecoder(bson.NewDocumentReader(r)) }
	if t.Schema.Has(schema.Any) {
		p.NewDecoder = newPlainDecoder()
		p.UnmarshalInto = func(b []byte, v any) error { return p.NewDecoder(bytes.NewReader(b)).Decode(v) }
		p.Unmarshal = func(b []byte) (any, error) {
			v := t.New()
			return v, p.UnmarshalInto(b, v)
		}
	}
	return p, nil
}

func newEncoder(w io.Writer) codec.Encoder { return bson.NewEncoder(bson.NewDocumentWriter(w)) }

// newPlainDecoder decodes values of interfaces into plain Go types. By default they would be types
// of the driver: bson.D, bson.A, bson.DateTime.
func newPlainDecoder() func(io.Reader) codec.Decoder {
	plain := bson.NewRegistry()
	plain.RegisterTypeMapEntry(bson.TypeEmbeddedDocument, reflect.TypeFor[map[string]any]())
	plain.RegisterTypeMapEntry(bson.TypeArray, reflect.TypeFor[[]any]())
	plain.RegisterTypeMapEntry(bson.TypeDateTime, reflect.TypeFor[time.Time]())
	return func(r io.Reader) codec.Decoder {
		d := bson.NewDecoder(bson.NewDocumentReader(r))
		d.SetRegistry(plain)
		return d
	}
}
