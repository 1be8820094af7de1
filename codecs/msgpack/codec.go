// Package msgpack adapts github.com/vmihailenco/msgpack.
package msgpack

import (
	"bytes"
	"io"

	"github.com/vmihailenco/msgpack/v5"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns msgpack and msgpack/array. The latter writes structs as arrays.
func Codecs() []codec.Codec {
	var all []codec.Codec
	for _, m := range []struct {
		name   string
		fields codec.Fields
		bind   func(*codec.Type) (codec.Port, error)
	}{{"msgpack", codec.ByName, bindMap}, {"msgpack/array", codec.ByPosition, bindArray}} {
		all = append(all, codec.Codec{
			Name:   m.name,
			Format: formats.MessagePack,
			Fields: m.fields,
			Module: "github.com/vmihailenco/msgpack/v5",
			Losses: []codec.Loss{
				{Rule: codec.ZoneOffset, Why: "the MessagePack timestamp is an instant; it is decoded into the local zone"},
			},
			Limits: []codec.Limit{
				{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: decode_slice.go:decodeSlice"},
				{Risk: codec.Nests, What: "lists and maps behind an interface nest as deep as the input says", Source: "source: decode.go:DecodeInterface"},
			},
			Guards: []codec.Guard{
				{Against: codec.Allocates, Of: "bytes allocated at once for a text", Default: "1 MiB", Source: "source: decode.go:bytesAllocLimit"},
				{Against: codec.Allocates, Of: "entries of a map allocated at once", Default: "1,000,000", Option: "Decoder.DisableAllocLimit", Source: "https://pkg.go.dev/github.com/vmihailenco/msgpack/v5#Decoder.DisableAllocLimit"},
			},
			Statements: []codec.Statement{
				{About: codec.Determined, What: "maps are written in the order of Go's iteration unless SetSortMapKeys is called", Source: "https://pkg.go.dev/github.com/vmihailenco/msgpack/v5#Encoder.SetSortMapKeys"},
				{About: codec.Streams, Holds: true, What: "a decoder reads one message after the other", Source: "https://pkg.go.dev/github.com/vmihailenco/msgpack/v5#Decoder.Decode"},
			},
			Bind: m.bind,
		})
	}
	all[0].WellKnown = true
	all[0] = codec.WithOwn[interface {
		msgpack.CustomEncoder
		msgpack.CustomDecoder
	}](all[0])
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
	p.NewEncoder = func(w io.Writer) codec.Encoder {
		enc := msgpack.NewEncoder(w)
		enc.UseArrayEncodedStructs(true)
		return enc
	}
	p.NewDecoder = func(r io.Reader) codec.Decoder { return msgpack.NewDecoder(r) }
	return p, nil
}

// newAppend writes to a bytes.Buffer, as the library's own Marshal does. With a writer without
// WriteByte, the library would allocate for every single byte. The options are set again because
// Reset clears them.
func newAppend(arrays bool) func([]byte, any) ([]byte, error) {
	var buf bytes.Buffer
	return func(dst []byte, v any) ([]byte, error) {
		buf = *bytes.NewBuffer(dst)
		enc := msgpack.GetEncoder()
		enc.Reset(&buf)
		enc.UseArrayEncodedStructs(arrays)
		err := enc.Encode(v)
		msgpack.PutEncoder(enc)
		return buf.Bytes(), err
	}
}
