// Package hashicorpmsgpack adapts github.com/hashicorp/go-msgpack, HashiCorp's fork of
// ugorji/go/codec.
package hashicorpmsgpack

import (
	"io"
	"reflect"

	"github.com/hashicorp/go-msgpack/v2/codec"

	wb "github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns hashicorp/msgpack and hashicorp/msgpack/array. The latter writes structs as
// arrays.
func Codecs() []wb.Codec {
	return []wb.Codec{newCodec("hashicorp/msgpack", wb.ByName), newCodec("hashicorp/msgpack/array", wb.ByPosition)}
}

func newCodec(name string, fields wb.Fields) wb.Codec {
	return wb.Codec{
		Name:   name,
		Format: formats.MessagePack,
		Fields: fields,
		Module: "github.com/hashicorp/go-msgpack/v2",
		Losses: []wb.Loss{
			{Rule: wb.ZoneOffset, Why: "the MessagePack timestamp is an instant; it is decoded into UTC"},
		},
		Guards: []wb.Guard{
			{Against: wb.Nests, Of: "levels", Default: "1,024", Option: "DecodeOptions.MaxDepth", Source: "https://pkg.go.dev/github.com/hashicorp/go-msgpack/v2/codec#DecodeOptions.MaxDepth"},
			{Against: wb.Allocates, Of: "elements allocated at once", Default: "256 KiB, or 4,096 elements if they are large", Option: "DecodeOptions.MaxInitLen", Source: "https://pkg.go.dev/github.com/hashicorp/go-msgpack/v2/codec#DecodeOptions.MaxInitLen"},
		},
		Statements: []wb.Statement{
			{About: wb.Strangers, Holds: true, What: "more than 1,024 levels are refused, and what a length asks for is allocated in steps", Source: "https://pkg.go.dev/github.com/hashicorp/go-msgpack/v2/codec#DecodeOptions"},
			{About: wb.Determined, What: "maps are written in the order of Go's iteration unless the option Canonical is set", Source: "https://pkg.go.dev/github.com/hashicorp/go-msgpack/v2/codec#EncodeOptions"},
			{About: wb.Streams, Holds: true, What: "a decoder reads one message after the other", Source: "https://pkg.go.dev/github.com/hashicorp/go-msgpack/v2/codec#Decoder.Decode"},
		},
		Bind: func(t *wb.Type) (wb.Port, error) { return bind(t, fields == wb.ByPosition), nil },
	}
}

func bind(t *wb.Type, arrays bool) wb.Port {
	h := &codec.MsgpackHandle{WriteExt: true}
	h.StructToArray = arrays
	h.MapType = reflect.TypeFor[map[string]any]()
	dec := codec.NewDecoderBytes(nil, h)
	encode := newEncode(h)
	p := wb.ReflectivePort(t,
		func(v any) ([]byte, error) { return encode(nil, v) },
		func(b []byte, v any) error {
			dec.ResetBytes(b)
			return dec.Decode(v)
		})
	p.Append = encode
	p.NewEncoder = func(w io.Writer) wb.Encoder { return codec.NewEncoder(w, h) }
	p.NewDecoder = func(r io.Reader) wb.Decoder { return codec.NewDecoder(r, h) }
	return p
}

// newEncode keeps one Encoder and resets it for each message. The library writes from the start of
// the slice that it is given, so it gets the free memory after dst.
func newEncode(h codec.Handle) func(dst []byte, v any) ([]byte, error) {
	enc := codec.NewEncoderBytes(nil, h)
	var out []byte
	return func(dst []byte, v any) ([]byte, error) {
		out = dst[len(dst):]
		enc.ResetBytes(&out)
		err := enc.Encode(v)
		if len(dst) == 0 {
			return out, err
		}
		return append(dst, out...), err
	}
}
