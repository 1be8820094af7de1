// Package twmbavro adapts github.com/twmb/avro. Its schema is derived from the Go type.
package twmbavro

import (
	"github.com/twmb/avro"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	avroschema "github.com/wirebench/wirebench/schema/avro"
)

// Codecs returns twmb/avro, twmb/avro/alias and twmb/avro/json. twmb/avro/alias decodes with the
// option that does not copy texts and bytes. twmb/avro/json is Avro's JSON encoding.
func Codecs() []codec.Codec {
	return []codec.Codec{
		row("twmb/avro", formats.Avro, codec.ByWriter, codec.Marks{}, binary),
		row("twmb/avro/alias", formats.Avro, codec.ByWriter, codec.Marks{Aliases: true}, binary, avro.AliasInput()),
		row("twmb/avro/json", formats.AvroJSON, codec.ByName, codec.Marks{Text: true}, text),
	}
}

// binder binds an encoding of a schema.
type binder func(*codec.Type, *avro.Schema, []avro.Opt) codec.Port

func row(name string, format formats.Format, fields codec.Fields, marks codec.Marks, bind binder, decoding ...avro.Opt) codec.Codec {
	return codec.Codec{
		Name:   name,
		Format: format,
		Fields: fields,
		Schema: ".avsc",
		Module: "github.com/twmb/avro",
		Marks:  marks,
		Losses: []codec.Loss{
			{Rule: codec.TimeMicro, Why: "the schema's timestamp-micros: nanoseconds have no room for the zero time"},
			{Rule: codec.ZoneOffset, Why: "an Avro timestamp is an instant; it is decoded into UTC"},
			{Rule: codec.NilEmpty, Why: "Avro arrays and maps have a length and no null"},
		},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "1,000", Source: "source: ser.go:maxDepth"},
			{Against: codec.Allocates, Of: "elements that take no bytes", Default: "4,096", Source: "source: deser.go:maxZeroByteItems"},
			{Against: codec.Allocates, Of: "entries of a map allocated at once", Default: "4,096", Source: "source: deser.go:maxMapPreAllocSize"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 1,000 levels are refused, and the number of elements is compared with the input", Source: "source: deser.go:deser"},
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: ser.go:ser"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "https://pkg.go.dev/github.com/twmb/avro#Schema.Decode"},
		},
		Bind: func(t *codec.Type) (codec.Port, error) {
			var u unsigned
			// By default, the library writes times in milliseconds. Its nanoseconds begin in 1677.
			library := avroschema.Library{Time: "timestamp-micros", Unsigned: u.logical, Arrays: true}
			derived, err := library.Derive(t.Schema)
			if err != nil {
				return codec.Port{}, err
			}
			s, err := avro.Parse(string(derived), u.customs...)
			if err != nil {
				return codec.Port{}, err
			}
			p := bind(t, s, decoding)
			p.Lowered = u.lowered
			p.Shares = "a Schema"         // https://pkg.go.dev/github.com/twmb/avro#Schema
			if fields == codec.ByWriter { // the JSON encoding has names
				library.Evolving = true
				p.WriterSchema, p.ReadWith = derived, readWith(t, library, u.customs, decoding)
			}
			return p, nil
		},
	}
}

// binary binds the binary encoding.
func binary(t *codec.Type, s *avro.Schema, decoding []avro.Opt) codec.Port {
	p := codec.ReflectivePort(t,
		func(v any) ([]byte, error) { return s.Encode(v) },
		func(b []byte, v any) error {
			_, err := s.Decode(b, v, decoding...)
			return err
		})
	p.Append = func(dst []byte, v any) ([]byte, error) { return s.AppendEncode(dst, v) }
	return p
}

// readWith returns the function that resolves the schema of a writer.
func readWith(t *codec.Type, library avroschema.Library, customs []avro.SchemaOpt, decoding []avro.Opt) func([]byte) (func([]byte) (any, error), error) {
	return func(written []byte) (func([]byte) (any, error), error) {
		own, err := library.Derive(t.Schema)
		if err != nil {
			return nil, err
		}
		reader, err := avro.Parse(string(own), customs...)
		if err != nil {
			return nil, err
		}
		writer, err := avro.Parse(string(written), customs...)
		if err != nil {
			return nil, err
		}
		resolved, err := avro.Resolve(writer, reader)
		if err != nil {
			return nil, err
		}
		return func(b []byte) (any, error) {
			v := t.New()
			_, err := resolved.Decode(b, v, decoding...)
			return v, err
		}, nil
	}
}

// text binds the JSON encoding in the form of the specification and of other languages: a value of
// a union is an object with the type's name as key.
func text(t *codec.Type, s *avro.Schema, _ []avro.Opt) codec.Port {
	p := codec.ReflectivePort(t,
		func(v any) ([]byte, error) { return s.EncodeJSON(v, avro.TaggedUnions()) },
		func(b []byte, v any) error { return s.DecodeJSON(b, v, avro.TaggedUnions()) })
	p.Append = func(dst []byte, v any) ([]byte, error) {
		return s.AppendEncodeJSON(dst, v, avro.TaggedUnions())
	}
	return p
}
