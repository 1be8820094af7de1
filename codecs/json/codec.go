// Package json adapts encoding/json of the standard library, which is the reference by default.
package json

import (
	"encoding/json"
	"io"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns json.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:      "json",
		WellKnown: true,
		Format:    formats.JSON,
		Fields:    codec.ByName,
		Module:    "std",
		Package:   "encoding/json",
		Marks:     codec.Marks{Text: true},
		Limits: []codec.Limit{
			{Risk: codec.Accepts, What: "duplicate keys, keys in another case and text that is not UTF-8 are accepted", Source: "https://pkg.go.dev/encoding/json#hdr-Security_Considerations"},
		},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "10,000", Source: "source: scanner.go:maxNestingDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and JSON has no lengths to believe", Source: "source: scanner.go:pushParseState"},
			{About: codec.Determined, Holds: true, What: "map keys are sorted", Source: "https://pkg.go.dev/encoding/json#Marshal"},
			{About: codec.Streams, Holds: true, What: "an encoder ends each value with a newline, and a decoder reads one value after the other", Source: "https://pkg.go.dev/encoding/json#Decoder"},
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
