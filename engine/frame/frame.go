// Package frame carries messages over streams of bytes. Each message follows its length, which is four
// bytes in network order. Programs that have a connection and no library use such frames.
//
// It must not know which network its streams use, or how messages are encoded.
package frame

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/wirebench/wirebench/engine"
)

// Most is the largest length of a frame in bytes. A longer frame is not read, because its length may be
// bytes of another protocol.
const Most = 64 << 20

const lengthSize = 4

// Writer writes messages one by one or in batches.
type Writer struct {
	w     io.Writer
	coder engine.Coder
	batch int    // the bytes of a batch, or 0 for no batches
	buf   []byte // the frames that wait, with free capacity after them
}

// NewWriter returns a Writer that writes to w. If batch > 0, messages wait until there are that many
// bytes, or for Flush.
func NewWriter(w io.Writer, c engine.Coder, batch int) *Writer {
	return &Writer{w: w, coder: c, batch: batch}
}

// Send writes a message.
func (w *Writer) Send(m engine.Message) error {
	at := len(w.buf)
	b, err := w.coder.Append(append(w.buf, 0, 0, 0, 0), m)
	if err != nil {
		return err
	}
	n := len(b) - at - lengthSize
	if n > Most {
		return fmt.Errorf("a message of %d bytes; a frame has at most %d", n, Most)
	}
	binary.BigEndian.PutUint32(b[at:], uint32(n))
	w.buf = b
	if len(b) < w.batch {
		return nil
	}
	return w.Flush()
}

// Flush writes the messages that wait.
func (w *Writer) Flush() error {
	b := w.buf
	if w.buf = b[:0]; len(b) == 0 {
		return nil
	}
	_, err := w.w.Write(b)
	return err
}

// Reader reads messages.
type Reader struct {
	r      io.Reader
	coder  engine.Coder
	buf    []byte
	unread []byte // a part of buf
}

// NewReader returns a Reader that reads from r.
func NewReader(r io.Reader, c engine.Coder) *Reader {
	return &Reader{r: r, coder: c, buf: make([]byte, 64<<10)}
}

// Read reads a message. Its value is valid until the next message is read. If the stream ends between two
// messages, the error is io.EOF.
func (r *Reader) Read() (engine.Message, error) {
	if err := r.fill(lengthSize); err != nil {
		if len(r.unread) > 0 && (errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)) {
			err = fmt.Errorf("the connection ended in the length of a frame: %w", io.ErrUnexpectedEOF)
		}
		return engine.Message{}, err
	}
	n := int(binary.BigEndian.Uint32(r.unread))
	if n > Most {
		return engine.Message{}, fmt.Errorf("a frame of %d bytes; it has at most %d", n, Most)
	}
	if err := r.fill(lengthSize + n); err != nil {
		return engine.Message{}, fmt.Errorf("the connection ended in a frame: %w", io.ErrUnexpectedEOF)
	}
	frame := r.unread[lengthSize : lengthSize+n]
	r.unread = r.unread[lengthSize+n:]
	return r.coder.Read(frame)
}

// fill makes sure that unread has n bytes or more.
func (r *Reader) fill(n int) error {
	if len(r.unread) >= n {
		return nil
	}
	return r.more(n)
}

func (r *Reader) more(n int) error {
	if len(r.buf) < n {
		r.buf = make([]byte, n)
	}
	have := copy(r.buf, r.unread)
	read, err := io.ReadAtLeast(r.r, r.buf[have:], n-have)
	r.unread = r.buf[:have+read]
	return err
}
