// Package goccyjson adapts github.com/goccy/go-json, a replacement of encoding/json, and its
// package v2, a replacement of encoding/json/v2.
package goccyjson

import (
	"io"

	"github.com/goccy/go-json"
	"github.com/goccy/go-json/jsontext"
	v2 "github.com/goccy/go-json/v2"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns goccy/json and goccy/json/v2.
func Codecs() []codec.Codec {
	return []codec.Codec{
		row("goccy/json", nil, bind),
		row("goccy/json/v2", []codec.Loss{{
			Rule: codec.NilEmpty,
			Why:  "documented default: a nil slice is written as [] and a nil map as {}",
		}}, bind2),
	}
}

func row(name string, losses []codec.Loss, bind func(*codec.Type) (codec.Port, error)) codec.Codec {
	return codec.Codec{
		Name:   name,
		Format: formats.JSON,
		Fields: codec.ByName,
		Module: "github.com/goccy/go-json",
		Marks:  codec.Marks{Text: true},
		Losses: losses,
		Bind:   bind,
	}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, json.Marshal, json.Unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return json.NewEncoder(w).Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return json.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return json.NewDecoder(r) }
	return p, nil
}

func bind2(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t,
		func(v any) ([]byte, error) { return v2.Marshal(v) },
		func(b []byte, v any) error { return v2.Unmarshal(b, v) })
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error {
		return func(v any) error { return v2.MarshalWrite(w, v) }
	})
	p.NewEncoder = func(w io.Writer) codec.Encoder { return encoder{jsontext.NewEncoder(w)} }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return decoder{jsontext.NewDecoder(r)} }
	return p, nil
}

type encoder struct{ *jsontext.Encoder }

func (e encoder) Encode(v any) error { return v2.MarshalEncode(e.Encoder, v) }

type decoder struct{ *jsontext.Decoder }

func (d decoder) Decode(v any) error { return v2.UnmarshalDecode(d.Decoder, v) }
