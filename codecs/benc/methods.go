package benc

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/bridge"
)

// message has the methods that the library's generator writes.
type message interface {
	Size() int
	Marshal([]byte)
	Unmarshal([]byte) error
}

func methods(*codec.Type) codec.Methods[message] {
	app := func(dst []byte, m message) ([]byte, error) {
		return bridge.AppendTo(dst, m.Size(), func(b []byte) error {
			m.Marshal(b)
			return nil
		})
	}
	return codec.Methods[message]{
		Marshal:   func(m message) ([]byte, error) { return app(nil, m) },
		Append:    app,
		Unmarshal: func(b []byte, m message) error { return m.Unmarshal(b) },
	}
}
