package frame

import (
	"errors"
	"io"
	"net"

	"github.com/wirebench/wirebench/engine"
)

// Take reads messages until the stream ends, and passes them to the handlers.
func Take(rw io.ReadWriter, c engine.Coding, handlers engine.Handlers) {
	each(rw, c, handlers, func(t engine.Handler, m engine.Message, _ *Writer) error {
		t.Take(m)
		return nil
	})
}

// Answer reads messages until the stream ends, and writes the handler's answer to each.
func Answer(rw io.ReadWriter, c engine.Coding, handlers engine.Handlers) {
	each(rw, c, handlers, func(t engine.Handler, m engine.Message, w *Writer) error { return w.Send(t.Answer(m)) })
}

func each(rw io.ReadWriter, c engine.Coding, handlers engine.Handlers, do func(engine.Handler, engine.Message, *Writer) error) {
	coder, err := c()
	if err != nil {
		handlers.Fail(err)
		return
	}
	r, w := NewReader(rw, coder), NewWriter(rw, coder, 0)
	for {
		m, err := r.Read()
		if err == nil {
			var t engine.Handler
			if t, err = handlers.Of(m); err == nil {
				err = do(t, m, w)
			}
		}
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, net.ErrClosed):
			return
		case err != nil:
			handlers.Fail(err)
			return
		}
	}
}

// NewCaller returns a caller that makes requests over a stream.
func NewCaller(rw io.ReadWriter, c engine.Coder) engine.Caller {
	return &caller{NewWriter(rw, c, 0), NewReader(rw, c)}
}

type caller struct {
	w *Writer
	r *Reader
}

func (c *caller) Call(m engine.Message) (engine.Message, error) {
	if err := c.w.Send(m); err != nil {
		return m, err
	}
	answer, err := c.r.Read()
	if errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF // an answer was expected
	}
	return answer, err
}
