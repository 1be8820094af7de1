package ffjson

import (
	"io"

	"github.com/pquerna/ffjson/ffjson"
	fflib "github.com/pquerna/ffjson/fflib/v1"

	"github.com/wirebench/wirebench/codec"
)

// message has the methods that the library's generator writes.
type message interface {
	MarshalJSONBuf(fflib.EncodingBuffer) error
	UnmarshalJSONFFLexer(*fflib.FFLexer, fflib.FFParseState) error
}

func methods(*codec.Type) codec.Methods[message] {
	app := codec.AppendWith(func(w io.Writer) func(any) error { return ffjson.NewEncoder(w).Encode })
	unmarshal := func(b []byte, m message) error { return ffjson.Unmarshal(b, m) }
	return codec.Methods[message]{
		Marshal:       func(m message) ([]byte, error) { return ffjson.Marshal(m) },
		Append:        func(dst []byte, m message) ([]byte, error) { return app(dst, m) },
		Unmarshal:     unmarshal,
		UnmarshalInto: unmarshal,
	}
}
