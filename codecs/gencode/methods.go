package gencode

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/gencode/wire"
)

// message has the methods that the library's generator writes, with or without its option
// -unsafe.
type message interface {
	Size() uint64
	Marshal([]byte) ([]byte, error)
	Unmarshal([]byte) (uint64, error)
}

func methods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal:   func(m message) ([]byte, error) { return m.Marshal(nil) },
		Append:    func(dst []byte, m message) ([]byte, error) { return wire.Append(dst, m.Marshal) },
		Unmarshal: func(b []byte, m message) error { return wire.Err(m.Unmarshal(b)) },
	}
}
