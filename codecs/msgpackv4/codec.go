// Package msgpackv4 adapts version 4 of github.com/vmihailenco/msgpack.
package msgpackv4

import (
	"bytes"
	"io"

	"github.com/vmihailenco/msgpack/v4"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns msgpack/v4 and msgpack/v4/array. The latter writes structs as arrays.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, m := range []struct {
		name   string
		fields codec.Fields
		bind   func(*codec.Type) (codec.Port, error)
	}{{"msgpack/v4", codec.ByName, bindMap}, {"msgpack/v4/array", codec.ByPosition, bindArray}} {
		all = append(all, codec.Codec{
			Name:   m.name,
			Format: formats.MessagePack,
			Fields: m.fields,
			Module: "github.com/vmihailenco/msgpack/v4",
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "the MessagePack timestamp is an instant; it is decoded into the local zone"},
			},
			Limits: []codec.Limit{
				{Risk: codec.Panics, What: "nil as the key of a map behind an interface makes decoding panic", Source: "source: decode_map.go:DecodeMap"},
				{Risk: codec.Nests, What: "lists and maps behind an interface nest as deep as the input says", Source: "source: decode.go:DecodeInterface"},
			},
			Guards: []codec.Guard{
				{Against: codec.Allocates, Of: "bytes allocated at once for a text", Default: "1,000,000", Source: "source: decode.go:bytesAllocLimit"},
				{Against: codec.Allocates, Of: "elements of a list allocated at once", Default: "10,000", Source: "source: decode.go:sliceAllocLimit"},
				{Against: codec.Allocates, Of: "entries of a map allocated at once", Default: "1,000,000", Source: "source: decode.go:maxMapSize"},
			},
			Statements: []codec.Statement{
				{About: codec.Determined, What: "maps are written in the order of Go's iteration unless SortMapKeys is called", Source: "https://pkg.go.dev/github.com/vmihailenco/msgpack/v4#Encoder.SortMapKeys"},
				{About: codec.Streams, Holds: true, What: "a decoder reads one message after the other", Source: "https://pkg.go.dev/github.com/vmihailenco/msgpack/v4#Decoder.Decode"},
			},
			Bind: m.bind,
		})
	}
	return all
}

func bindMap(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, msgpack.Marshal, msgpack.Unmarshal)
	p.Append = newAppend(false)
	p.NewEncoder = func(w io.Writer) codec.Encoder { return msgpack.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return msgpack.NewDecoder(r) }
	return p, nil
}

// bindArray only encodes differently: a decoder accepts both forms.
func bindArray(t *codec.Type) (codec.Port, error) {
	onto := newAppend(true)
	p := codec.ReflectivePort(t, func(v any) ([]byte, error) { return onto(nil, v) }, msgpack.Unmarshal)
	p.Append = onto
	p.NewEncoder = func(w io.Writer) codec.Encoder { return msgpack.NewEncoder(w).StructAsArray(true) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return msgpack.NewDecoder(r) }
	return p, nil
}

// newAppend writes to a bytes.Buffer, as the library's own Marshal does, with one long-lived
// encoder.
func newAppend(arrays bool) func([]byte, any) ([]byte, error) {
	var buf bytes.Buffer
	enc := msgpack.NewEncoder(&buf).StructAsArray(arrays)
	return func(dst []byte, v any) ([]byte, error) {
		buf = *bytes.NewBuffer(dst)
		err := enc.Encode(v)
		return buf.Bytes(), err
	}
}
