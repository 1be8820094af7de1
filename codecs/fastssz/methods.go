package fastssz

import "github.com/wirebench/wirebench/codec"

// message has the methods that the library's generator writes.
type message interface {
	SizeSSZ() int
	MarshalSSZ() ([]byte, error)
	MarshalSSZTo([]byte) ([]byte, error)
	UnmarshalSSZ([]byte) error
}

func methods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal:   message.MarshalSSZ,
		Append:    func(dst []byte, m message) ([]byte, error) { return m.MarshalSSZTo(dst) },
		Unmarshal: func(b []byte, m message) error { return m.UnmarshalSSZ(b) },
	}
}
