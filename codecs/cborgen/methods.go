package cborgen

import (
	"io"

	cbg "github.com/whyrusleeping/cbor-gen"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/cborgen/stream"
)

// message has the methods that the library's generator writes.
type message interface {
	cbg.CBORMarshaler
	cbg.CBORUnmarshaler
}

func methods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal:   func(m message) ([]byte, error) { return stream.Marshal(m) },
		Append:    func(dst []byte, m message) ([]byte, error) { return stream.Append(dst, m) },
		Unmarshal: func(b []byte, m message) error { return stream.Unmarshal(b, m) },
		Encoder: func(w io.Writer) func(message) error {
			to := cbg.NewCborWriter(w)
			return func(m message) error { return m.MarshalCBOR(to) }
		},
		Decoder: func(r io.Reader) func(message) error {
			from := cbg.NewCborReader(r)
			return func(m message) error { return m.UnmarshalCBOR(from) }
		},
	}
}
