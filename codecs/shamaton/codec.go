// Package shamaton adapts versions 2 and 3 of github.com/shamaton/msgpack in their two modes: a
// struct becomes a map by field name or an array by field position.
package shamaton

import (
	"io"

	v2 "github.com/shamaton/msgpack/v2"
	v3 "github.com/shamaton/msgpack/v3"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// mode is a form in which structs are written.
type mode struct {
	name      string
	fields    codec.Fields
	marshal   func(any) ([]byte, error)
	unmarshal func([]byte, any) error
	write     func(io.Writer, any) error
	read      func(io.Reader, any) error
}

var modes = []mode{
	{"map", codec.ByName, v3.MarshalAsMap, v3.UnmarshalAsMap, v3.MarshalWriteAsMap, v3.UnmarshalReadAsMap},
	{"array", codec.ByPosition, v3.MarshalAsArray, v3.UnmarshalAsArray, v3.MarshalWriteAsArray, v3.UnmarshalReadAsArray},
}

var modes2 = []mode{
	{"map", codec.ByName, v2.MarshalAsMap, v2.UnmarshalAsMap, v2.MarshalWriteAsMap, v2.UnmarshalReadAsMap},
	{"array", codec.ByPosition, v2.MarshalAsArray, v2.UnmarshalAsArray, v2.MarshalWriteAsArray, v2.UnmarshalReadAsArray},
}

// Codecs returns a codec for each mode of each version.
func Codecs() []codec.Codec {
	return append(
		version("shamaton/msgpack/", "github.com/shamaton/msgpack/v3", "UTC", modes),
		version("shamaton/msgpack/v2/", "github.com/shamaton/msgpack/v2", "the local zone", modes2)...,
	)
}

func version(name, module, zone string, modes []mode) []codec.Codec {
	var all []codec.Codec
	for _, m := range modes {
		all = append(all, codec.Codec{
			Name:   name + m.name,
			Format: formats.MessagePack,
			Fields: m.fields,
			Module: module,
			Marks:  codec.Marks{Aliases: true},
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "the MessagePack timestamp is an instant; it is decoded into " + zone},
			},
			Limits: []codec.Limit{
				{Risk: codec.Panics, What: "a message that is cut short makes decoding panic", Source: "source: internal/decoding/decoding.go:decode"},
				{Risk: codec.Nests, What: "types that are part of themselves, and what is behind an interface, nest as deep as the input says", Source: "source: internal/decoding/decoding.go:decode"},
			},
			Statements: []codec.Statement{
				{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: internal/encoding/map.go:writeFixedMap"},
				{About: codec.Streams, What: "a read that returns fewer bytes than asked for, as connections do, is taken for a complete one", Source: "source: internal/stream/decoding/read.go:readSizeN"},
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

// encoder and decoder hold the stream, because the library's functions keep no state between
// messages.
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
