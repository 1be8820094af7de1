// Package goccyjson adapts github.com/goccy/go-json, a replacement of encoding/json.
package goccyjson

import (
	"io"

	"github.com/goccy/go-json"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns goccy/json.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "goccy/json",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/goccy/go-json",
		Marks:  codec.Marks{Text: true},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "10,000", Source: "source: internal/decoder/interface.go:maxDecodeNestingDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and JSON has no lengths to believe", Source: "source: internal/decoder/interface.go:decodeEmptyInterface"},
			{About: codec.Determined, Holds: true, What: "map keys are sorted unless the option UnorderedMap is set", Source: "https://pkg.go.dev/github.com/goccy/go-json#UnorderedMap"},
			{About: codec.Streams, Holds: true, What: "a decoder reads one value after the other", Source: "https://pkg.go.dev/github.com/goccy/go-json#Decoder"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, json.Marshal, json.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return json.NewEncoder(w).Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return json.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return json.NewDecoder(r) }
	return p, nil
}
