package calmhxdr

import (
	"github.com/calmh/xdr"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/calmhxdr/stream"
)

// message has the methods that the library's generator writes.
type message interface {
	XDRSize() int
	MarshalXDR() ([]byte, error)
	MarshalXDRInto(*xdr.Marshaller) error
	UnmarshalXDR([]byte) error
}

func methods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal:   message.MarshalXDR,
		Append:    func(dst []byte, m message) ([]byte, error) { return stream.Append(dst, m) },
		Unmarshal: func(b []byte, m message) error { return m.UnmarshalXDR(b) },
	}
}
