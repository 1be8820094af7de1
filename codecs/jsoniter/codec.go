// Package jsoniter adapts json-iterator, in the configuration that its documentation recommends as
// a replacement of encoding/json.
package jsoniter

import (
	"io"

	jsoniter "github.com/json-iterator/go"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

var config = jsoniter.ConfigCompatibleWithStandardLibrary

// Codecs returns jsoniter.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "jsoniter",
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/json-iterator/go",
		Marks:  codec.Marks{Text: true},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "10,000", Source: "source: iter.go:maxDepth"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and JSON has no lengths to believe", Source: "source: iter.go:incrementDepth"},
			{About: codec.Determined, Holds: true, What: "the configuration that is used here sorts map keys", Source: "https://pkg.go.dev/github.com/json-iterator/go#Config"},
			{About: codec.Streams, Holds: true, What: "a decoder reads one value after the other", Source: "https://pkg.go.dev/github.com/json-iterator/go#Decoder"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, config.Marshal, config.Unmarshal)
	p.Append = appender()
	p.NewEncoder = func(w io.Writer) codec.Encoder { return config.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return config.NewDecoder(r) }
	return p, nil
}

// appender has a stream of its own. A stream from the library's pool would take the caller's buffer
// back to the pool.
func appender() func([]byte, any) ([]byte, error) {
	s := jsoniter.NewStream(config, nil, 0)
	return func(dst []byte, v any) ([]byte, error) {
		s.SetBuffer(dst)
		s.Error = nil
		s.WriteVal(v)
		return s.Buffer(), s.Error
	}
}
