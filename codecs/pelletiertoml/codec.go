// Package pelletiertoml adapts github.com/pelletier/go-toml/v2.
package pelletiertoml

import (
	"errors"
	"io"

	"github.com/pelletier/go-toml/v2"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns pelletier/toml.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "pelletier/toml",
		Format: formats.TOML,
		Fields: codec.ByName,
		Module: "github.com/pelletier/go-toml/v2",
		Marks:  codec.Marks{Text: true},
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "TOML has no null: nil lists are written as empty ones, and empty maps not at all"},
		},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels of arrays and inline tables", Default: "10,000", Source: "source: unstable/parser.go:maxValueNesting"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, Holds: true, What: "keys of maps are sorted", Source: "source: marshaler.go:collectMapEntries"},
			{About: codec.Streams, What: "a TOML document has no end of its own", Source: "https://toml.io/en/v1.0.0"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if k := t.Schema.Root.Kind; k != schema.Struct && k != schema.Map {
		return codec.Port{}, errors.New("the root must be a table: a struct or a map")
	}
	p := codec.ReflectivePort(t, toml.Marshal, toml.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error {
		return func(v any) error { return toml.NewEncoder(w).Encode(v) }
	})
	return p, nil
}
