package bebop

import (
	"io"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/bebop/wire"
)

// record has the methods that the library's generator writes.
type record interface {
	Size() int
	MarshalBebop() []byte
	MarshalBebopTo([]byte) int
	UnmarshalBebop([]byte) error
	EncodeBebop(io.Writer) error
	DecodeBebop(io.Reader) error
}

func methods(*codec.Type) codec.Methods[record] {
	return codec.Methods[record]{
		Marshal:   func(r record) ([]byte, error) { return r.MarshalBebop(), nil },
		Append:    func(dst []byte, r record) ([]byte, error) { return wire.Append(dst, r) },
		Unmarshal: func(b []byte, r record) error { return r.UnmarshalBebop(b) },
		Encoder: func(w io.Writer) func(record) error {
			return func(r record) error { return r.EncodeBebop(w) }
		},
		Decoder: func(from io.Reader) func(record) error {
			return func(r record) error { return r.DecodeBebop(from) }
		},
	}
}
