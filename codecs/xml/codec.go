// Package xml adapts encoding/xml of the standard library.
package xml

import (
	"encoding/xml"
	"io"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns xml.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:    "xml",
		Format:  formats.XML,
		Fields:  codec.ByName,
		Module:  "std",
		Package: "encoding/xml",
		Marks:   codec.Marks{Text: true},
		Losses: []codec.Loss{{
			Rule: codec.NilEmpty,
			Why:  "a list is its elements: nothing is written for a nil or an empty one; nil bytes are an empty element",
		}},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "10,000", Source: "source: read.go:maxUnmarshalDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and XML has no lengths to believe", Source: "source: read.go:unmarshal"},
			{About: codec.Determined, Holds: true, What: "there are no maps, and fields are written in their order", Source: "https://pkg.go.dev/encoding/xml#Marshal"},
			{About: codec.Streams, Holds: true, What: "a decoder reads one element after the other", Source: "https://pkg.go.dev/encoding/xml#Decoder.Decode"},
		},
		Unfit: unfit,
		Bind:  codec.Fitting(unfit, bind),
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if err := carries(t.Schema); err != nil {
		return codec.Port{}, err
	}
	p := codec.ReflectivePort(t, xml.Marshal, xml.Unmarshal)
	// Unmarshal is documented to append to lists that a value already holds. It leaves fields
	// without an element unchanged, and a nil pointer has no element.
	if t.Schema.Has(schema.List) || t.Schema.Has(schema.Optional) {
		p.UnmarshalInto = nil
	}
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return xml.NewEncoder(w).Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return xml.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return xml.NewDecoder(r) }
	return p, nil
}
