// Package xdr is github.com/davecgh/go-xdr: xdr2, and xdr, the version before it.
package xdr

import (
	"bytes"
	"errors"
	"io"

	v1 "github.com/davecgh/go-xdr/xdr"
	"github.com/davecgh/go-xdr/xdr2"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns davecgh/xdr and davecgh/xdr/v1.
func Codecs() []codec.Codec {
	return []codec.Codec{
		row("davecgh/xdr", bind, codec.Marks{}),
		row("davecgh/xdr/v1", bind1, codec.Marks{Aliases: true}),
	}
}

func row(name string, bind func(*codec.Type) codec.Port, marks codec.Marks) codec.Codec {
	return codec.Codec{
		Name:   name,
		Family: "XDR",
		Module: "github.com/davecgh/go-xdr",
		Marks:  marks,
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "XDR arrays have a length and no nil"},
		},
		Bind: func(t *codec.Type) (codec.Port, error) {
			if t.Schema.Has(schema.Any) {
				return codec.Port{}, errors.New("can't decode into an interface")
			}
			return bind(t), nil
		},
	}
}

func bind(t *codec.Type) codec.Port {
	p := codec.ReflectivePort(t, marshal, unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return encoder{xdr.NewEncoder(w)}.Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return encoder{xdr.NewEncoder(w)} }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return decoder{xdr.NewDecoder(r)} }
	return p
}

// bind1 binds version 1, which has slices of bytes only.
func bind1(t *codec.Type) codec.Port {
	return codec.ReflectivePort(t, v1.Marshal, func(b []byte, v any) error {
		_, err := v1.Unmarshal(b, v)
		return err
	})
}

func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	_, err := xdr.Marshal(&b, v)
	return b.Bytes(), err
}

func unmarshal(b []byte, v any) error {
	_, err := xdr.Unmarshal(bytes.NewReader(b), v)
	return err
}

// encoder and decoder drop the number of bytes.
type encoder struct{ *xdr.Encoder }

func (e encoder) Encode(v any) error {
	_, err := e.Encoder.Encode(v)
	return err
}

type decoder struct{ *xdr.Decoder }

func (d decoder) Decode(v any) error {
	_, err := d.Decoder.Decode(v)
	return err
}
