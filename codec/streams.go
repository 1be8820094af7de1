package codec

import (
	"bufio"
	"io"
)

// EncoderFunc is a function that writes a value to a stream.
type EncoderFunc func(v any) error

// Encode calls f.
func (f EncoderFunc) Encode(v any) error { return f(v) }

// DecoderFunc is a function that reads the next value of a stream.
type DecoderFunc func(v any) error

// Decode calls f.
func (f DecoderFunc) Decode(v any) error { return f(v) }

// StreamReader is what functions of libraries read a message of a stream from.
type StreamReader interface {
	io.Reader
	io.ByteReader
}

// NewStreamReader returns r, or a buffer of what r returns if r does not offer single bytes.
func NewStreamReader(r io.Reader) StreamReader {
	if bytes, ok := r.(StreamReader); ok {
		return bytes
	}
	return bufio.NewReader(r)
}
