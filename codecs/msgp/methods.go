package msgp

import (
	"github.com/tinylib/msgp/msgp"

	"github.com/wirebench/wirebench/codec"
)

// message has the methods that the library's generator writes. The type's author chose whether
// structs are maps or arrays.
type message interface {
	msgp.Marshaler
	msgp.Unmarshaler
}

func methods(*codec.Type) codec.Methods[message] {
	unmarshal := func(b []byte, m message) error {
		_, err := m.UnmarshalMsg(b)
		return err
	}
	return codec.Methods[message]{
		Marshal:       func(m message) ([]byte, error) { return m.MarshalMsg(nil) },
		Append:        func(dst []byte, m message) ([]byte, error) { return m.MarshalMsg(dst) },
		Unmarshal:     unmarshal,
		UnmarshalInto: unmarshal,
	}
}
