// Package yamlv3 adapts go.yaml.in/yaml/v3.
package yamlv3

import (
	"io"

	"go.yaml.in/yaml/v3"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns yaml/v3.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "yaml/v3",
		Format: formats.YAML,
		Fields: codec.ByName,
		Module: "go.yaml.in/yaml/v3",
		Marks:  codec.Marks{Text: true},
		Losses: []codec.Loss{{
			Rule: codec.NilEmpty,
			Why:  "a nil list is written as [] and a nil map as {}",
		}},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "10,000", Source: "source: scannerc.go:max_flow_level"},
			{Against: codec.Stalls, Of: "values that come from aliases", Default: "99 % of 400,000 values, and falling to 10 % of 4,000,000", Source: "source: decode.go:allowedAliasRatio"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and so are aliases that expand out of proportion", Source: "source: decode.go:allowedAliasRatio"},
			{About: codec.Determined, Holds: true, What: "map keys are sorted", Source: "source: encode.go:mapv"},
			{About: codec.Streams, Holds: true, What: "a decoder reads one document after the other", Source: "https://pkg.go.dev/go.yaml.in/yaml/v3#Decoder"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, yaml.Marshal, yaml.Unmarshal)
	// A long-lived encoder would write a document separator before each message but the first.
	p.Append = codec.AppendAnew(yaml.NewEncoder)
	p.NewEncoder = func(w io.Writer) codec.Encoder { return yaml.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return yaml.NewDecoder(r) }
	return p, nil
}
