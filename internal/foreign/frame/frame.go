// Package frame reads and writes what wirebench exchanges with a program in another language:
// frames with a length in front, and the fields in them. docs/foreign.md describes the format.
//
// It must not know what requests and answers there are.
package frame

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// Longest is the length in bytes of the longest frame that is read or written.
const Longest = 256 << 20

// Read returns the content of the next frame. The error is io.EOF if r ends before a frame, and
// io.ErrUnexpectedEOF if it ends within one. Memory is allocated as bytes come, so a wrong length
// takes none.
func Read(r io.Reader) ([]byte, error) {
	var head [4]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		return nil, err
	}
	n := binary.BigEndian.Uint32(head[:])
	if n > Longest {
		return nil, fmt.Errorf("a frame of %d bytes; the longest has %d", n, Longest)
	}
	content, err := io.ReadAll(io.LimitReader(r, int64(n)))
	if err == nil && len(content) < int(n) {
		err = io.ErrUnexpectedEOF
	}
	return content, err
}

// Write writes a frame with this content.
func Write(w io.Writer, content []byte) error {
	if len(content) > Longest {
		return fmt.Errorf("a frame of %d bytes; the longest has %d", len(content), Longest)
	}
	head := binary.BigEndian.AppendUint32(nil, uint32(len(content)))
	_, err := w.Write(append(head, content...))
	return err
}

// Content is the content of a frame that is being written, field by field.
type Content []byte

// Byte adds a byte.
func (c *Content) Byte(b byte) { *c = append(*c, b) }

// Number adds a number of 32 bits.
func (c *Content) Number(n int) { *c = binary.BigEndian.AppendUint32(*c, uint32(n)) }

// Long adds a number of 64 bits.
func (c *Content) Long(n uint64) { *c = binary.BigEndian.AppendUint64(*c, n) }

// Bytes adds bytes with their length in front.
func (c *Content) Bytes(b []byte) {
	c.Number(len(b))
	*c = append(*c, b...)
}

// List adds a list of bytes, with the number of elements in front.
func (c *Content) List(all [][]byte) {
	c.Number(len(all))
	for _, b := range all {
		c.Bytes(b)
	}
}

// Fields reads the fields of a frame, one after the other. After the first field that is not there,
// all fields are zero, and [Fields.End] returns the error.
type Fields struct {
	left []byte
	err  error
}

// NewFields returns the fields of a frame with this content. Bytes that it returns are a part of
// the content.
func NewFields(content []byte) *Fields { return &Fields{left: content} }

func (f *Fields) take(n int) []byte {
	if f.err == nil && n > len(f.left) {
		f.err = fmt.Errorf("a field of %d bytes where the frame has %d more", n, len(f.left))
	}
	if f.err != nil {
		return make([]byte, min(n, 8))
	}
	field := f.left[:n:n]
	f.left = f.left[n:]
	return field
}

// Byte reads a byte.
func (f *Fields) Byte() byte { return f.take(1)[0] }

// Number reads a number of 32 bits.
func (f *Fields) Number() int { return int(binary.BigEndian.Uint32(f.take(4))) }

// Long reads a number of 64 bits.
func (f *Fields) Long() uint64 { return binary.BigEndian.Uint64(f.take(8)) }

// Bytes reads bytes.
func (f *Fields) Bytes() []byte {
	n := f.Number()
	b := f.take(n)
	if f.err != nil {
		return nil
	}
	return b
}

// Text reads bytes as text.
func (f *Fields) Text() string { return string(f.Bytes()) }

// List reads a list of bytes.
func (f *Fields) List() (all [][]byte) {
	for n := f.Number(); n > 0 && f.err == nil; n-- {
		all = append(all, f.Bytes())
	}
	if f.err != nil {
		return nil
	}
	return all
}

// End returns an error if a field was not there, or if there are bytes after the last field that was
// read.
func (f *Fields) End() error {
	if f.err == nil && len(f.left) > 0 {
		return errors.New("bytes after the last field of a frame")
	}
	return f.err
}
