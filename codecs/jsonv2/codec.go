// Package jsonv2 is encoding/json/v2, from the module that mirrors it for Go
// versions in which the standard library does not have it yet.
package jsonv2

import (
	"bytes"
	"io"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/wirebench/wirebench/codec"
)

// Codecs returns json/v2.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "json/v2",
		Family: "JSON",
		Module: "github.com/go-json-experiment/json",
		Marks:  codec.Marks{Text: true},
		Losses: []codec.Loss{{
			Rule: codec.NilEmpty,
			Why:  "documented default: a nil slice is written as [] and a nil map as {}",
		}},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, marshal, unmarshal)
	p.Append = appender()
	p.NewEncoder = func(w io.Writer) codec.Encoder { return encoder{jsontext.NewEncoder(w)} }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return decoder{jsontext.NewDecoder(r)} }
	return p, nil
}

func marshal(v any) ([]byte, error)   { return json.Marshal(v) }
func unmarshal(b []byte, v any) error { return json.Unmarshal(b, v) }

// appender goes through a bytes.Buffer on the caller's memory: the library
// documents that it appends to one directly, and has no other way to do so.
func appender() func([]byte, any) ([]byte, error) {
	var buf bytes.Buffer
	return func(dst []byte, v any) ([]byte, error) {
		buf = *bytes.NewBuffer(dst)
		err := json.MarshalWrite(&buf, v)
		return buf.Bytes(), err
	}
}

type encoder struct{ *jsontext.Encoder }

func (e encoder) Encode(v any) error { return json.MarshalEncode(e.Encoder, v) }

type decoder struct{ *jsontext.Decoder }

func (d decoder) Decode(v any) error { return json.UnmarshalDecode(d.Decoder, v) }
