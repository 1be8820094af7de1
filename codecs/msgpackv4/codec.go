// Package msgpackv4 is version 4 of github.com/vmihailenco/msgpack.
package msgpackv4

import (
	"bytes"
	"io"

	"github.com/vmihailenco/msgpack/v4"

	"github.com/wirebench/wirebench/codec"
)

// Codecs returns msgpack/v4.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "msgpack/v4",
		Family: "MessagePack",
		Module: "github.com/vmihailenco/msgpack/v4",
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "the MessagePack timestamp is an instant; it is decoded into the local zone"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, msgpack.Marshal, msgpack.Unmarshal)
	p.Append = newAppend()
	p.NewEncoder = func(w io.Writer) codec.Encoder { return msgpack.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return msgpack.NewDecoder(r) }
	return p, nil
}

// newAppend writes through a bytes.Buffer, as the library's own Marshal does, with
// one long-lived encoder.
func newAppend() func([]byte, any) ([]byte, error) {
	var buf bytes.Buffer
	enc := msgpack.NewEncoder(&buf)
	return func(dst []byte, v any) ([]byte, error) {
		buf = *bytes.NewBuffer(dst)
		err := enc.Encode(v)
		return buf.Bytes(), err
	}
}
