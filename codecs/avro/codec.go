// Package avro adapts github.com/hamba/avro. Its schema is derived from the Go type.
package avro

import (
	"io"
	"reflect"

	"github.com/hamba/avro/v2"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
	avroschema "github.com/wirebench/wirebench/schema/avro"
)

// unsized omits the size in bytes of a block of a list or map. It writes only the number of
// elements.
var unsized = avro.Config{DisableBlockSizeHeader: true}.Freeze()

// Codecs returns avro and avro/unsized.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, c := range []struct {
		name string
		api  avro.API
	}{{"avro", avro.DefaultConfig}, {"avro/unsized", unsized}} {
		k := codec.Codec{
			Name:   c.name,
			Format: formats.Avro,
			Fields: codec.ByWriter,
			Schema: ".avsc",
			Module: "github.com/hamba/avro/v2",
			Marks:  codec.Marks{Races: true},
			Losses: []codec.Loss{
				{Rule: codec.TimeMicro, Why: "timestamp-micros is the finest of the library's time types"},
				{Rule: codec.ZoneOffset, Why: "an Avro timestamp is an instant; it is decoded into UTC"},
				{Rule: codec.NilEmpty, Why: "Avro arrays and maps have a length and no null"},
			},
			Limits: []codec.Limit{
				{Risk: codec.Stalls, What: "the number of elements in a block keeps the decoder busy long after the message has ended", Source: "https://pkg.go.dev/vuln/GO-2026-5046"},
				{Risk: codec.Allocates, What: "the elements of a map are allocated without a limit", Source: "https://pkg.go.dev/vuln/GO-2026-5048"},
				{Risk: codec.Accepts, What: "a message that is cut short is decoded without an error in most places", Source: "source: codec_record.go:Decode"},
				{Risk: codec.Caps, What: "strings and bytes above 1 MiB are refused", Source: "https://pkg.go.dev/github.com/hamba/avro/v2#Config"},
			},
			Guards: []codec.Guard{
				{Against: codec.Allocates, Of: "bytes of a text or of bytes", Default: "1 MiB", Option: "Config.MaxByteSliceSize", Source: "https://pkg.go.dev/github.com/hamba/avro/v2#Config.MaxByteSliceSize"},
				{Against: codec.Allocates, Of: "bytes of a list", Default: "256 TiB on 64-bit systems", Option: "Config.MaxSliceAllocSize", Source: "https://pkg.go.dev/github.com/hamba/avro/v2#Config.MaxSliceAllocSize"},
			},
			Statements: []codec.Statement{
				{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: codec_map.go:encoderOfMap"},
				{About: codec.Streams, Holds: true, What: "a decoder reads one value after the other, whose schema both ends must know", Source: "https://pkg.go.dev/github.com/hamba/avro/v2#Decoder"},
			},
			Bind: func(t *codec.Type) (codec.Port, error) { return bind(t, c.api) },
		}
		if c.api == avro.DefaultConfig { // generated code encodes with this configuration
			k = codec.WithMethods(k, methods)
		}
		all = append(all, k)
	}
	return all
}

// library follows the library's table of conversions.
var library = avroschema.Library{Time: "timestamp-micros"}

func bind(t *codec.Type, api avro.API) (codec.Port, error) {
	text, err := library.Derive(t.Schema)
	if err != nil {
		return codec.Port{}, err
	}
	// A cache of its own, because types of the same name clash in the shared cache.
	s, err := avro.ParseBytesWithCache(text, "", &avro.SchemaCache{})
	if err != nil {
		return codec.Port{}, err
	}
	// The library encodes a record through a pointer, and other types only by value.
	value := func(v any) any { return v }
	if t.Schema.Root.Kind != schema.Struct {
		value = func(v any) any { return reflect.ValueOf(v).Elem().Interface() }
	}
	p := codec.ReflectivePort(t,
		func(v any) ([]byte, error) { return api.Marshal(s, value(v)) },
		func(b []byte, v any) error { return api.Unmarshal(s, b, v) })
	newEncoder := func(w io.Writer) encoder { return encoder{api.NewEncoder(s, w), value} }
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return newEncoder(w).Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return newEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return api.NewDecoder(s, r) }
	p.WriterSchema = text
	p.ReadWith = func(written []byte) (func([]byte) (any, error), error) { return readWith(t, api, written) }
	return p, nil
}

// readWith returns the function that decodes messages of a writer with another schema.
func readWith(t *codec.Type, api avro.API, written []byte) (func([]byte) (any, error), error) {
	evolving := library
	evolving.Evolving = true
	own, err := evolving.Derive(t.Schema)
	if err != nil {
		return nil, err
	}
	reader, err := avro.ParseBytesWithCache(own, "", &avro.SchemaCache{})
	if err != nil {
		return nil, err
	}
	writer, err := avro.ParseBytesWithCache(written, "", &avro.SchemaCache{})
	if err != nil {
		return nil, err
	}
	resolved, err := avro.NewSchemaCompatibility().Resolve(reader, writer)
	if err != nil {
		return nil, err
	}
	return func(b []byte) (any, error) {
		v := t.New()
		return v, api.Unmarshal(resolved, b, v)
	}, nil
}

type encoder struct {
	*avro.Encoder
	value func(any) any
}

func (e encoder) Encode(v any) error { return e.Encoder.Encode(e.value(v)) }
