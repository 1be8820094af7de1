// Package jsonv2 adapts encoding/json/v2 of the standard library, and the module that mirrors it
// for versions of Go without it.
package jsonv2

import (
	"bytes"
	"errors"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns json/v2 and json/v2/mirror. A build has only one of them: if the standard library
// has the package, the module is an alias of it.
func Codecs() []codec.Codec {
	row := func(name, module, pkg string, here bool, lacking string) codec.Codec {
		return codec.Codec{
			Name:      name,
			WellKnown: name == "json/v2",
			Format:    formats.JSON,
			Fields:    codec.ByName,
			Module:    module,
			Package:   pkg,
			Marks:     codec.Marks{Text: true},
			Losses: []codec.Loss{{
				Rule: codec.NilEmpty,
				Why:  "documented default: a nil slice is written as [] and a nil map as {}",
			}},
			Guards: []codec.Guard{
				{Against: codec.Nests, Of: "levels", Default: "10,000", Source: "source: jsontext/state.go:maxNestingDepth"},
			},
			Statements: []codec.Statement{
				{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and JSON has no lengths to believe", Source: "source: jsontext/state.go:pushObject"},
				{About: codec.Determined, What: "map keys are not sorted unless the option Deterministic is set", Source: "https://pkg.go.dev/github.com/go-json-experiment/json#Deterministic"},
				{About: codec.Streams, Holds: true, What: "a decoder reads one value after the other", Source: "https://pkg.go.dev/github.com/go-json-experiment/json/jsontext#Decoder"},
			},
			Bind: func(t *codec.Type) (codec.Port, error) {
				if !here {
					return codec.Port{}, errors.New(lacking)
				}
				return bind(t), nil
			},
		}
	}
	return []codec.Codec{
		row("json/v2", "std", "encoding/json/v2", isStandard, "needs Go 1.27; json/v2/mirror is the same package as a module"),
		row("json/v2/mirror", "github.com/go-json-experiment/json", "", !isStandard, "an alias of the standard library's package in this build, which json/v2 is"),
	}
}

func bind(t *codec.Type) codec.Port {
	p := codec.ReflectivePort(t, marshal, unmarshal)
	p.Append = appender()
	p.NewEncoder, p.NewDecoder = newEncoder, newDecoder
	return p
}

// appender wraps the caller's memory in a bytes.Buffer. The library documents that it appends
// directly to such a buffer, and it offers no other way to append.
func appender() func([]byte, any) ([]byte, error) {
	var buf bytes.Buffer
	return func(dst []byte, v any) ([]byte, error) {
		buf = *bytes.NewBuffer(dst)
		err := marshalWrite(&buf, v)
		return buf.Bytes(), err
	}
}

// encoder and decoder work on one stream.
type (
	encoder func(v any) error
	decoder func(v any) error
)

func (e encoder) Encode(v any) error { return e(v) }
func (d decoder) Decode(v any) error { return d(v) }
