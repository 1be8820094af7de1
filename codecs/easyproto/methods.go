package easyproto

import "github.com/wirebench/wirebench/codec"

// message has the methods that the library's documentation recommends for a type.
type message interface {
	MarshalProtobuf(dst []byte) []byte
	UnmarshalProtobuf(src []byte) error
}

func methods(*codec.Type) codec.Methods[message] {
	unmarshal := func(b []byte, m message) error { return m.UnmarshalProtobuf(b) }
	return codec.Methods[message]{
		Marshal:       func(m message) ([]byte, error) { return m.MarshalProtobuf(nil), nil },
		Append:        func(dst []byte, m message) ([]byte, error) { return m.MarshalProtobuf(dst), nil },
		Unmarshal:     unmarshal,
		UnmarshalInto: unmarshal,
	}
}
