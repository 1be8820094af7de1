package enkodo

import (
	"github.com/mojura/enkodo"

	"github.com/wirebench/wirebench/codec"
)

// message has the methods that users write for their types.
type message interface {
	enkodo.Encodee
	enkodo.Decodee
}

func methods(*codec.Type) codec.Methods[message] {
	unmarshal := func(b []byte, m message) error { return enkodo.Unmarshal(b, m) }
	return codec.Methods[message]{
		Marshal:       func(m message) ([]byte, error) { return enkodo.Marshal(m) },
		Append:        func(dst []byte, m message) ([]byte, error) { return enkodo.MarshalAppend(m, dst) },
		Unmarshal:     unmarshal,
		UnmarshalInto: unmarshal,
	}
}
