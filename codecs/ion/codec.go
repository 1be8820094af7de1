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
			Limits: []codec.Limit{
				{Risk: codec.Nests, What: "types that are part of themselves, and lists behind an interface, nest as deep as the input says", Source: "source: ion/unmarshal.go:decodeTo"},
			},
			Statements: f.statements(),
			Bind:       f.bind,
		})
	}
	binary := &all[len(all)-1]
	binary.Limits = append(binary.Limits,
		codec.Limit{Risk: codec.Panics, What: "a symbol whose text is not known, and a length that no memory can hold, make decoding panic", Source: "source: ion/unmarshal.go:decodeSymbolTo"},
		codec.Limit{Risk: codec.Allocates, What: "the length of a value is allocated before it is read", Source: "source: ion/bitstream.go:readN"},
	)
	return all
}

// statements are those about one form.
func (f form) statements() []codec.Statement {
	order := codec.Statement{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "https://pkg.go.dev/github.com/amazon-ion/ion-go/ion#EncoderOpts"}
	if f.marks.Text {
		order = codec.Statement{About: codec.Determined, Holds: true, What: "MarshalText sorts map keys", Source: "source: ion/marshal.go:MarshalText"}
	}
	return []codec.Statement{order}
}

func (f form) bind(t *codec.Type) (codec.Port, error) {
	for part := range t.Schema.All() {
		if part.Kind == schema.Map && part.Key.Kind != schema.String {
			return codec.Port{}, fmt.Errorf("map keys must be strings (%v)", part.Go)
		}
	}
	p := codec.ReflectivePort(t, f.marshal, unmarshal)
	// A new encoder for each message, as in the library's Marshal functions.
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error {
		return func(v any) error { return finished{f.newEncoder(w)}.Encode(v) }
	})
	p.NewEncoder = func(w io.Writer) codec.Encoder { return finished{f.newEncoder(w)} }
	p.NewDecoder = func(r io.Reader) codec.Decoder {
		return codec.DecoderFunc(ion.NewDecoder(ion.NewReader(r)).DecodeTo)
	}
	return p, nil
}

// finished finishes each message, before which an encoder of the binary form writes nothing. The encoder
// keeps the names that it has written.
type finished struct{ *ion.Encoder }

func (f finished) Encode(v any) error {
	if err := f.Encoder.Encode(v); err != nil {
		return err
	}
	return f.Finish()
}

func unmarshal(b []byte, v any) error { return ion.Unmarshal(b, v) }
