package stream

import (
	"errors"
	"io"
	"slices"
)

// Buffer is a stream of bytes in memory. It has the methods for single bytes and texts that a bufio.Writer
// and a bufio.Reader have, since programs put these around connections for coders that write or read in
// small pieces. It is no *bytes.Buffer, because some libraries have a fast path for that type.
type Buffer struct {
	b       []byte
	at      int // what comes before it was read
	written int
	ended   bool
	waits   bool // whether a read found nothing
	short   bool // whether reads return few bytes
	odd     bool // whether the last of these was the first, the third and so on
}

// fewBytes is the largest number of bytes of a short read.
const fewBytes = 61

// Empty drops everything, and makes room for n bytes.
func (b *Buffer) Empty(n int) { b.b, b.at = slices.Grow(b.b[:0], n), 0 }

// Holds makes the bytes a stream that ends after them.
func (b *Buffer) Holds(bytes []byte) { b.b, b.at, b.ended = bytes, 0, true }

// Shorten makes each read return few bytes, as reads from a connection may.
func (b *Buffer) Shorten() { b.short = true }

// Len returns how many bytes were written since the buffer was empty.
func (b *Buffer) Len() int { return len(b.b) }

// From returns what was written after the first n bytes. It is valid until Empty is called.
func (b *Buffer) From(n int) []byte { return b.b[n:len(b.b):len(b.b)] }

// reuse uses the memory again if everything was read.
func (b *Buffer) reuse() {
	if b.at > 0 && b.at == len(b.b) {
		b.b, b.at = b.b[:0], 0
	}
}

func (b *Buffer) Write(p []byte) (int, error) {
	b.reuse()
	b.b = append(b.b, p...)
	b.written += len(p)
	return len(p), nil
}

// WriteString writes a text.
func (b *Buffer) WriteString(s string) (int, error) {
	b.reuse()
	b.b = append(b.b, s...)
	b.written += len(s)
	return len(s), nil
}

// WriteByte writes a byte.
func (b *Buffer) WriteByte(c byte) error {
	b.reuse()
	b.b = append(b.b, c)
	b.written++
	return nil
}

// ErrWaits is the error of a decoder that tries to read beyond the message after the one that it is asked
// for. On a connection it would wait for messages that the other end may write only after an answer.
var ErrWaits = errors.New("the decoder waits for further messages before it returns one")

// nothing returns the error of a read that finds nothing.
func (b *Buffer) nothing() error {
	if b.ended {
		return io.EOF
	}
	b.waits = true
	return ErrWaits
}

func (b *Buffer) Read(p []byte) (int, error) {
	if len(p) == 0 {
		return 0, nil
	}
	if b.at == len(b.b) {
		return 0, b.nothing()
	}
	if b.short {
		// Every other read returns a byte, so that none of several reads goes by without being cut.
		few := 1
		if b.odd = !b.odd; !b.odd {
			few = fewBytes
		}
		p = p[:min(len(p), few)]
	}
	n := copy(p, b.b[b.at:])
	b.at += n
	return n, nil
}

// ReadByte reads a byte.
func (b *Buffer) ReadByte() (byte, error) {
	if b.at == len(b.b) {
		return 0, b.nothing()
	}
	b.at++
	return b.b[b.at-1], nil
}

// UnreadByte makes the last byte that was read the next one.
func (b *Buffer) UnreadByte() error {
	if b.at == 0 {
		return errors.New("no byte was read before")
	}
	b.at--
	return nil
}
