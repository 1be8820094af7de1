// Package ion adapts github.com/amazon-ion/ion-go, which implements Amazon Ion as text and in
// binary.
package ion

import (
	"fmt"
	"io"

	"github.com/amazon-ion/ion-go/ion"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// form is one of the two forms of the format.
type form struct {
	name       string
	marks      codec.Marks
	marshal    func(any) ([]byte, error)
	newEncoder func(io.Writer) *ion.Encoder
}

var forms = []form{
	{"ion/text", codec.Marks{Text: true}, ion.MarshalText, ion.NewTextEncoder},
	{
		"ion/binary",
		codec.Marks{},
		func(v any) ([]byte, error) { return ion.MarshalBinary(v) },
		func(w io.Writer) *ion.Encoder { return ion.NewBinaryEncoder(w) },
	},
}

// Codecs returns a codec for each form.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, f := range forms {
		all = append(all, codec.Codec{
			Name:   f.name,
			Format: formats.Ion,
			Fields: codec.ByName,
			Module: "github.com/amazon-ion/ion-go",
			Marks:  f.marks,
			Losses: []codec.Loss{
				{Rule: codec.NilEmpty, Why: "an empty list is decoded into nil"},
			},
			Bind: f.bind,
		})
	}
	return all
}

func (f form) bind(t *codec.Type) (codec.Port, error) {
	for part := range t.Schema.All() {
		if part.Kind == schema.Map && part.Key.Kind != schema.String {
			return codec.Port{}, fmt.Errorf("map keys must be strings (%v)", part.Go)
		}
	}
	p := codec.ReflectivePort(t, f.marshal, unmarshal)
	p.Append = codec.AppendWith(f.encodeTo)
	return p, nil
}

// encodeTo makes an encoder for each message, as the library's Marshal functions do. An encoder
// writes nothing before Finish, which ends a stream.
func (f form) encodeTo(w io.Writer) func(any) error {
	return func(v any) error {
		enc := f.newEncoder(w)
		if err := enc.Encode(v); err != nil {
			return err
		}
		return enc.Finish()
	}
}

func unmarshal(b []byte, v any) error { return ion.Unmarshal(b, v) }
