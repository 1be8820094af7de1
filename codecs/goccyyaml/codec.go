// Package goccyyaml adapts github.com/goccy/go-yaml.
package goccyyaml

import (
	"io"

	"github.com/goccy/go-yaml"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns goccy/yaml.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "goccy/yaml",
		Format: formats.YAML,
		Fields: codec.ByName,
		Module: "github.com/goccy/go-yaml",
		Marks:  codec.Marks{Text: true},
		Losses: []codec.Loss{{
			Rule: codec.NilEmpty,
			Why:  "a nil list is written as [] and a nil map as {}",
		}},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels of a document that was parsed", Default: "10,000", Source: "source: decode.go:maxDecodeDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, Holds: true, What: "map keys are sorted", Source: "source: encode.go:encodeMap"},
			{About: codec.Streams, What: "a decoder reads its stream to the end before it returns the first document", Source: "source: decode.go:parse"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, yaml.Marshal, yaml.Unmarshal)
	// A long-lived encoder would write a document separator before each message but the first.
	p.Append = codec.AppendAnew(func(w io.Writer) *yaml.Encoder { return yaml.NewEncoder(w) })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return yaml.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return yaml.NewDecoder(r) }
	return p, nil
}
