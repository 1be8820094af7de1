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
		Bind:   bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, json.Marshal, json.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return json.NewEncoder(w).Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return json.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return json.NewDecoder(r) }
	return p, nil
}
