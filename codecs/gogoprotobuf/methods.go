package gogoprotobuf

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/bridge"
)

// message has the methods that the library's generator writes. Generators derived from it, such as
// that of Kubernetes, write the same methods.
type message interface {
	Reset()
	Size() int
	Marshal() ([]byte, error)
	MarshalTo([]byte) (int, error)
	Unmarshal([]byte) error
}

func methods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal: message.Marshal,
		Append: func(dst []byte, m message) ([]byte, error) {
			return bridge.Append(dst, m.Size(), m.MarshalTo)
		},
		Unmarshal: func(b []byte, m message) error { return m.Unmarshal(b) },
		UnmarshalInto: func(b []byte, m message) error {
			m.Reset() // Unmarshal merges
			return m.Unmarshal(b)
		},
	}
}
