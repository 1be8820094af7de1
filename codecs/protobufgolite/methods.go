package protobufgolite

import (
	"github.com/aperturerobotics/protobuf-go-lite/json"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/bridge"
)

// message has the methods that the library's generator writes. The JSON methods distinguish it from
// messages of vtprotobuf.
type message interface {
	json.Marshaler
	json.Unmarshaler
	MarshalJSON() ([]byte, error)
	UnmarshalJSON([]byte) error
	Reset()
	SizeVT() int
	MarshalVT() ([]byte, error)
	MarshalToSizedBufferVT([]byte) (int, error)
	UnmarshalVT([]byte) error
}

// unsafe also has the methods that the generator writes only on request.
type unsafe interface {
	message
	UnmarshalVTUnsafe([]byte) error
}

func methods(*codec.Type) codec.Methods[message] { return writing(message.UnmarshalVT) }

func unsafeMethods(*codec.Type) codec.Methods[unsafe] { return writing(unsafe.UnmarshalVTUnsafe) }

func writing[M message](unmarshal func(M, []byte) error) codec.Methods[M] {
	return codec.Methods[M]{
		Marshal: func(m M) ([]byte, error) { return m.MarshalVT() },
		Append: func(dst []byte, m M) ([]byte, error) {
			return bridge.Append(dst, m.SizeVT(), m.MarshalToSizedBufferVT)
		},
		Unmarshal: func(b []byte, m M) error { return unmarshal(m, b) },
		UnmarshalInto: func(b []byte, m M) error {
			m.Reset() // the generated methods merge
			return unmarshal(m, b)
		},
	}
}

func jsonMethods(*codec.Type) codec.Methods[message] {
	return codec.Methods[message]{
		Marshal:   message.MarshalJSON,
		Unmarshal: func(b []byte, m message) error { return m.UnmarshalJSON(b) },
	}
}
