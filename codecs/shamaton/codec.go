// Package shamaton is github.com/shamaton/msgpack in its two modes: a struct
// becomes a map by field name or an array by field position.
package shamaton

import (
	"io"

	"github.com/shamaton/msgpack/v3"

	"github.com/wirebench/wirebench/codec"
)

// mode is how structs are written.
type mode struct {
	name      string
	marshal   func(any) ([]byte, error)
	unmarshal func([]byte, any) error
	write     func(io.Writer, any) error
	read      func(io.Reader, any) error
}

var modes = []mode{
	{"shamaton/msgpack/map", msgpack.MarshalAsMap, msgpack.UnmarshalAsMap, msgpack.MarshalWriteAsMap, msgpack.UnmarshalReadAsMap},
	{"shamaton/msgpack/array", msgpack.MarshalAsArray, msgpack.UnmarshalAsArray, msgpack.MarshalWriteAsArray, msgpack.UnmarshalReadAsArray},
}

// Codecs returns both modes.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, m := range modes {
		all = append(all, codec.Codec{
			Name:   m.name,
			Family: "MessagePack",
			Module: "github.com/shamaton/msgpack/v3",
			Marks:  codec.Marks{Aliases: true},
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "the MessagePack timestamp is an instant; it is decoded into UTC"},
			},
			Bind: m.bind,
		})
	}
	return all
}

func (m mode) bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, m.marshal, m.unmarshal)
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return encoder{w, m.write}.Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return encoder{w, m.write} }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return decoder{r, m.read} }
	return p, nil
}

// encoder and decoder hold the stream: the library's functions keep no state
// between messages.
type encoder struct {
	w     io.Writer
	write func(io.Writer, any) error
}

func (e encoder) Encode(v any) error { return e.write(e.w, v) }

type decoder struct {
	r    io.Reader
	read func(io.Reader, any) error
}

func (d decoder) Decode(v any) error { return d.read(d.r, v) }
