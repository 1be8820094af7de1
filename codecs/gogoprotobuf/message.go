package gogoprotobuf

import "github.com/wirebench/wirebench/codec"

// message has the methods that the library's generator writes, and those that derive from
// it, as that of Kubernetes.
type message interface {
	Reset()
	ProtoMessage()
	Marshal() ([]byte, error)
	Unmarshal([]byte) error
}

// bind is the Bind of a codec whose code is made for each type, but for types that have the
// code: they need none.
func bind(t *codec.Type) (codec.Port, error) {
	if _, ok := t.New().(message); !ok {
		return codec.Glued("gogo/protobuf")(t)
	}
	into := func(b []byte, v any) error {
		m := v.(message)
		m.Reset() // Unmarshal merges
		return m.Unmarshal(b)
	}
	return codec.Port{
		Yours:   true,
		Marshal: func(v any) ([]byte, error) { return v.(message).Marshal() },
		Unmarshal: func(b []byte) (any, error) {
			v := t.New()
			return v, v.(message).Unmarshal(b)
		},
		UnmarshalInto: into,
	}, nil
}
