//go:build !goexperiment.jsonv2 || !go1.27

package jsonv2

import (
	"io"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/wirebench/wirebench/codec"
)

// isStandard is explained in standard.go.
const isStandard = false

func marshal(v any) ([]byte, error)         { return json.Marshal(v) }
func unmarshal(b []byte, v any) error       { return json.Unmarshal(b, v) }
func marshalWrite(w io.Writer, v any) error { return json.MarshalWrite(w, v) }
func newEncoder(w io.Writer) codec.Encoder {
	e := jsontext.NewEncoder(w)
	return encoder(func(v any) error { return json.MarshalEncode(e, v) })
}
func newDecoder(r io.Reader) codec.Decoder {
	d := jsontext.NewDecoder(r)
	return decoder(func(v any) error { return json.UnmarshalDecode(d, v) })
}
