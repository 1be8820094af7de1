// Package goccyjsonv2 adapts package v2 of github.com/goccy/go-json, a replacement of
// encoding/json/v2. Older versions of the module lack the package, so it is not adapted together with
// the rest of the module.
package goccyjsonv2

import (
	"io"

	"github.com/goccy/go-json/jsontext"
	"github.com/goccy/go-json/v2"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns goccy/json/v2.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:    "goccy/json/v2",
		Format:  formats.JSON,
		Fields:  codec.ByName,
		Module:  "github.com/goccy/go-json",
		Package: "github.com/goccy/go-json/v2",
		Marks:   codec.Marks{Text: true},
		Losses: []codec.Loss{{
			Rule: codec.NilEmpty,
			Why:  "documented default: a nil slice is written as [] and a nil map as {}",
		}},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "10,000", Source: "source: jsontext/stack.go:maxDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and JSON has no lengths to believe", Source: "source: jsontext/stack.go:push"},
			{About: codec.Determined, What: "map keys are not sorted unless the option Deterministic is set", Source: "https://pkg.go.dev/github.com/goccy/go-json/v2#Deterministic"},
			{About: codec.Streams, Holds: true, What: "a decoder reads one value after the other", Source: "https://pkg.go.dev/github.com/goccy/go-json/jsontext#Decoder"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t,
		func(v any) ([]byte, error) { return json.Marshal(v) },
		func(b []byte, v any) error { return json.Unmarshal(b, v) })
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error {
		return func(v any) error { return json.MarshalWrite(w, v) }
	})
	p.NewEncoder = func(w io.Writer) codec.Encoder { return encoder{jsontext.NewEncoder(w)} }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return decoder{jsontext.NewDecoder(r)} }
	return p, nil
}

type encoder struct{ *jsontext.Encoder }

func (e encoder) Encode(v any) error { return json.MarshalEncode(e.Encoder, v) }

type decoder struct{ *jsontext.Decoder }

func (d decoder) Decode(v any) error { return json.UnmarshalDecode(d.Decoder, v) }
