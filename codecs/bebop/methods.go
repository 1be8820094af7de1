package bebop

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/bebop/wire"
)

// record has the methods that the library's generator writes.
type record interface {
	Size() int
	MarshalBebop() []byte
	MarshalBebopTo([]byte) int
	UnmarshalBebop([]byte) error
}

func methods(*codec.Type) codec.Methods[record] {
	return codec.Methods[record]{
		Marshal:   func(r record) ([]byte, error) { return r.MarshalBebop(), nil },
		Append:    func(dst []byte, r record) ([]byte, error) { return wire.Append(dst, r) },
		Unmarshal: func(b []byte, r record) error { return r.UnmarshalBebop(b) },
	}
}
