package jx

import (
	"github.com/go-faster/jx"

	"github.com/wirebench/wirebench/codec"
)

// message has the methods that ogen writes, the generator that the library was made for.
type message interface {
	Encode(*jx.Encoder)
	Decode(*jx.Decoder) error
}

func methods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal: func(m message) ([]byte, error) {
			var e jx.Encoder
			m.Encode(&e)
			return e.Bytes(), nil
		},
		Append: func(dst []byte, m message) ([]byte, error) {
			var e jx.Encoder
			e.SetBytes(dst)
			m.Encode(&e)
			return e.Bytes(), nil
		},
		Unmarshal: func(b []byte, m message) error { return m.Decode(jx.DecodeBytes(b)) },
	}
}
