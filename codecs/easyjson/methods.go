package easyjson

import (
	"io"

	"github.com/mailru/easyjson"

	"github.com/wirebench/wirebench/codec"
)

// message has the methods that the library's generator writes.
type message = easyjson.MarshalerUnmarshaler

func methods(*codec.Type) codec.Methods[message] {
	app := codec.AppendWith(func(w io.Writer) func(any) error {
		return func(v any) error {
			_, err := easyjson.MarshalToWriter(v.(message), w)
			return err
		}
	})
	unmarshal := func(b []byte, m message) error { return easyjson.Unmarshal(b, m) }
	return codec.Methods[message]{
		Marshal:       func(m message) ([]byte, error) { return easyjson.Marshal(m) },
		Append:        func(dst []byte, m message) ([]byte, error) { return app(dst, m) },
		Unmarshal:     unmarshal,
		UnmarshalInto: unmarshal,
	}
}
