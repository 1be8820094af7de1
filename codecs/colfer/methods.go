package colfer

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/bridge"
)

// message has the methods that the library's generator writes.
type message interface {
	MarshalLen() (int, error)
	MarshalTo([]byte) int
	MarshalBinary() ([]byte, error)
	UnmarshalBinary([]byte) error
}

func methods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal: message.MarshalBinary,
		Append: func(dst []byte, m message) ([]byte, error) {
			return bridge.AppendLen(dst, m.MarshalLen, m.MarshalTo)
		},
		Unmarshal: func(b []byte, m message) error { return m.UnmarshalBinary(b) },
	}
}
