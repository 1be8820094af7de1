// Package msgpack is github.com/vmihailenco/msgpack.
package msgpack

import (
	"bytes"
	"io"

	"github.com/vmihailenco/msgpack/v5"

	"github.com/wirebench/wirebench/codec"
)

// Codecs returns msgpack.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "msgpack",
		Family: "MessagePack",
		Module: "github.com/vmihailenco/msgpack/v5",
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

// newAppend writes through a bytes.Buffer, as the library's own Marshal does: a
// writer without WriteByte costs it an allocation for every single byte.
func newAppend() func([]byte, any) ([]byte, error) {
	var buf bytes.Buffer
	return func(dst []byte, v any) ([]byte, error) {
		buf = *bytes.NewBuffer(dst)
		enc := msgpack.GetEncoder()
		enc.Reset(&buf)
		err := enc.Encode(v)
		msgpack.PutEncoder(enc)
		return buf.Bytes(), err
	}
}
