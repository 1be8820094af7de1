package vtprotobuf

import "github.com/wirebench/wirebench/codec"

// message has the methods that the library's generator writes.
type message interface {
	Reset()
	MarshalVT() ([]byte, error)
	UnmarshalVT([]byte) error
}

// bind is the Bind of vtprotobuf, whose code is made for each type, but for types that have
// the code: they need none.
func bind(t *codec.Type) (codec.Port, error) {
	if _, ok := t.New().(message); !ok {
		return codec.Glued("vtprotobuf")(t)
	}
	return codec.Port{
		Yours:   true,
		Marshal: func(v any) ([]byte, error) { return v.(message).MarshalVT() },
		Unmarshal: func(b []byte) (any, error) {
			v := t.New()
			return v, v.(message).UnmarshalVT(b)
		},
		UnmarshalInto: func(b []byte, v any) error {
			m := v.(message)
			m.Reset() // UnmarshalVT merges
			return m.UnmarshalVT(b)
		},
	}, nil
}
