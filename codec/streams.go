package codec

import (
	"bufio"
	"io"
)

// StreamReader is what functions read a message of a stream from.
type StreamReader interface {
	io.Reader
	io.ByteReader
}

// EncodesTo returns the NewEncoder of a library that has a function for each message of a stream.
func EncodesTo(encode func(w io.Writer, v any) error) func(io.Writer) Encoder {
	return func(w io.Writer) Encoder { return encodesTo{w, encode} }
}

// DecodesFrom returns the NewDecoder of such a library. A stream that does not offer single bytes is
// read through a buffer.
func DecodesFrom(decode func(r StreamReader, v any) error) func(io.Reader) Decoder {
	return func(r io.Reader) Decoder {
		bytes, ok := r.(StreamReader)
		if !ok {
			bytes = bufio.NewReader(r)
		}
		return decodesFrom{bytes, decode}
	}
}

type encodesTo struct {
	w      io.Writer
	encode func(io.Writer, any) error
}

func (e encodesTo) Encode(v any) error { return e.encode(e.w, v) }

type decodesFrom struct {
	r      StreamReader
	decode func(StreamReader, any) error
}

func (d decodesFrom) Decode(v any) error { return d.decode(d.r, v) }
