package avro

import (
	"github.com/hamba/avro/v2"

	"github.com/wirebench/wirebench/codec"
)

// message has the methods that the library's generator writes. Marshal and Unmarshal use the schema
// that Schema returns.
type message interface {
	Schema() avro.Schema
	Marshal() ([]byte, error)
	Unmarshal([]byte) error
}

func methods(*codec.Type) codec.Methods[message] {
	unmarshal := func(b []byte, m message) error { return m.Unmarshal(b) }
	return codec.Methods[message]{
		Marshal:       message.Marshal,
		Unmarshal:     unmarshal,
		UnmarshalInto: unmarshal,
	}
}
