//go:build goexperiment.jsonv2 && go1.27

package jsonv2

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"io"

	_ "github.com/go-json-experiment/json" // the module of json/v2/mirror stays part of the program

	"github.com/wirebench/wirebench/codec"
)

// isStandard reports whether Go has the package. It does since 1.27, unless it builds with
// GOEXPERIMENT=nojsonv2.
const isStandard = true

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
