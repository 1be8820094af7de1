package polyglot

import (
	"github.com/loopholelabs/polyglot/v2"

	"github.com/wirebench/wirebench/codec"
)

// message has the methods that the library's generator writes.
type message interface {
	Encode(*polyglot.Buffer)
	Decode([]byte) error
}

func methods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal: func(m message) ([]byte, error) {
			b := polyglot.NewBuffer()
			m.Encode(b)
			return b.Bytes(), nil
		},
		Append: func(dst []byte, m message) ([]byte, error) {
			b := polyglot.NewBufferFromBytes(dst[:cap(dst)])
			b.MoveOffset(len(dst))
			m.Encode(b)
			return b.Bytes(), nil
		},
		Unmarshal: func(b []byte, m message) error { return m.Decode(b) },
	}
}
