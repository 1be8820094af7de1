// Package frame carries messages over streams of bytes: each behind its length, four bytes in the
// order of the network. It is what programs write who have a connection and no library.
package frame

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/wirebench/wirebench/message"
)

// Most is how long a frame may be. A longer one is not read: its length may be that of another protocol.
const Most = 64 << 20

const lengthSize = 4

// Writer writes messages, each when it is handed over, or in batches.
type Writer struct {
	w       io.Writer
	batches *bufio.Writer // nil: none
	coder   message.Coder
	buf     []byte
}

// NewWriter writes to w. With batch > 0 messages wait until so many bytes have come together, or for Flush.
func NewWriter(w io.Writer, c message.Coder, batch int) *Writer {
	out := &Writer{w: w, coder: c}
	if batch > 0 {
		out.batches = bufio.NewWriterSize(w, batch)
		out.w = out.batches
	}
	return out
}

// Send writes a message.
func (w *Writer) Send(m message.Message) error {
	b, err := w.coder.Append(append(w.buf[:0], 0, 0, 0, 0), m)
	if err != nil {
		return err
	}
	w.buf = b
	n := len(b) - lengthSize
	if n > Most {
		return fmt.Errorf("a message of %d bytes; a frame has %d at most", n, Most)
	}
	binary.BigEndian.PutUint32(b, uint32(n))
	_, err = w.w.Write(b)
	return err
}

// Flush writes what waits.
func (w *Writer) Flush() error {
	if w.batches == nil {
		return nil
	}
	return w.batches.Flush()
}

// Reader reads messages.
type Reader struct {
	r     *bufio.Reader
	coder message.Coder
	large []byte // for frames that do not fit into the buffer of r
	past  int    // bytes of the frame before, which its value may still refer to
}

// NewReader reads from r.
func NewReader(r io.Reader, c message.Coder) *Reader {
	return &Reader{r: bufio.NewReaderSize(r, 64<<10), coder: c}
}

// Read reads a message, whose value is good until the next one is read. Where the stream ends
// between two messages the error is io.EOF.
func (r *Reader) Read() (message.Message, error) {
	if _, err := r.r.Discard(r.past); err != nil {
		return message.Message{}, err
	}
	r.past = 0
	length, err := r.r.Peek(lengthSize)
	if err != nil {
		if len(length) > 0 && errors.Is(err, io.EOF) {
			err = fmt.Errorf("the connection ended in the length of a frame: %w", io.ErrUnexpectedEOF)
		}
		return message.Message{}, err
	}
	n := int(binary.BigEndian.Uint32(length))
	if n > Most {
		return message.Message{}, fmt.Errorf("a frame of %d bytes; it has %d at most", n, Most)
	}
	b, err := r.frame(lengthSize + n)
	if err != nil {
		return message.Message{}, fmt.Errorf("the connection ended in a frame: %w", io.ErrUnexpectedEOF)
	}
	return r.coder.Read(b[lengthSize:])
}

// frame returns the next n bytes, where they lie if they fit into the buffer.
func (r *Reader) frame(n int) ([]byte, error) {
	if n <= r.r.Size() {
		b, err := r.r.Peek(n)
		r.past = len(b)
		return b, err
	}
	if cap(r.large) < n {
		r.large = make([]byte, n)
	}
	b := r.large[:n]
	_, err := io.ReadFull(r.r, b)
	return b, err
}
