// Package burntsushitoml adapts github.com/BurntSushi/toml.
package burntsushitoml

import (
	"errors"
	"fmt"
	"io"

	"github.com/BurntSushi/toml"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns burntsushi/toml.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "burntsushi/toml",
		Format: formats.TOML,
		Fields: codec.ByName,
		Module: "github.com/BurntSushi/toml",
		Marks:  codec.Marks{Text: true},
		Limits: []codec.Limit{
			{Risk: codec.Nests, What: "lists and inline tables nest as deep as the input says", Source: "source: parse.go:valueArray"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, Holds: true, What: "keys of maps are sorted", Source: "https://pkg.go.dev/github.com/BurntSushi/toml#Encoder"},
			{About: codec.Streams, What: "a TOML document has no end of its own", Source: "https://toml.io/en/v1.0.0"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if k := t.Schema.Root.Kind; k != schema.Struct && k != schema.Map {
		return codec.Port{}, errors.New("the root must be a table: a struct or a map")
	}
	for part := range t.Schema.All() {
		if part.Kind == schema.Map && part.Key.Kind != schema.String {
			return codec.Port{}, fmt.Errorf("map keys must be strings (%v)", part.Go)
		}
	}
	p := codec.ReflectivePort(t, toml.Marshal, toml.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error {
		return func(v any) error { return toml.NewEncoder(w).Encode(v) }
	})
	return p, nil
}
