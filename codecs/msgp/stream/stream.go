// Package stream has helpers for the code made for msgp, in addition to the library.
package stream

import (
	"io"

	"github.com/tinylib/msgp/msgp"
)

// Encoder writes messages to a stream.
type Encoder struct {
	w      *msgp.Writer
	mirror func(v any) msgp.Encodable
}

// NewEncoder returns an encoder of values whose mirrors have the methods.
func NewEncoder(w io.Writer, mirror func(v any) msgp.Encodable) Encoder {
	return Encoder{msgp.NewWriter(w), mirror}
}

// Encode writes v and flushes the stream.
func (e Encoder) Encode(v any) error {
	if err := e.mirror(v).EncodeMsg(e.w); err != nil {
		return err
	}
	return e.w.Flush()
}

// Decoder reads messages from a stream.
type Decoder struct {
	r      *msgp.Reader
	mirror func(v any) msgp.Decodable
}

// NewDecoder returns a decoder of values whose mirrors have the methods.
func NewDecoder(r io.Reader, mirror func(v any) msgp.Decodable) Decoder {
	return Decoder{msgp.NewReader(r), mirror}
}

// Decode reads a message into v.
func (d Decoder) Decode(v any) error { return d.mirror(v).DecodeMsg(d.r) }
