// Package wire has helpers that the code made for codec capnp shares across types.
package wire

import (
	"io"

	"capnproto.org/go/capnp/v3"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/capnp/port"
)

// Parts are the functions made for a type.
type Parts[T any] = port.Parts[T, *capnp.Segment, *capnp.Message]

type library = port.Library[*capnp.Segment, *capnp.Message]

// Plain returns the port for unpacked messages.
func Plain[T any](p Parts[T]) codec.Port {
	return port.New(form((*capnp.Message).Marshal, capnp.Unmarshal, capnp.NewEncoder, capnp.NewDecoder), p)
}

// Packed returns the port for packed messages.
func Packed[T any](p Parts[T]) codec.Port {
	return port.New(form((*capnp.Message).MarshalPacked, capnp.UnmarshalPacked, capnp.NewPackedEncoder, capnp.NewPackedDecoder), p)
}

// form returns the library's functions for one form of messages.
func form(
	marshal func(*capnp.Message) ([]byte, error),
	unmarshal func([]byte) (*capnp.Message, error),
	encoder func(io.Writer) *capnp.Encoder,
	decoder func(io.Reader) *capnp.Decoder,
) library {
	return library{
		New: func() (*capnp.Message, *capnp.Segment, error) {
			return capnp.NewMessage(capnp.SingleSegment(nil))
		},
		Marshal:   marshal,
		Unmarshal: func(b []byte) (*capnp.Message, error) { return limited(unmarshal(b)) },
		Release:   (*capnp.Message).Release,
		NewWriter: func(w io.Writer) port.Writer[*capnp.Segment] { return &writer{to: encoder(w)} },
		NewReader: func(r io.Reader) port.Reader[*capnp.Message] { return &reader{from: decoder(r)} },
	}
}

// limited raises the limit of traversed bytes for a large message, as the library's documentation
// advises.
func limited(msg *capnp.Message, err error) (*capnp.Message, error) {
	if err != nil {
		return nil, err
	}
	size, err := msg.TotalSize()
	if err != nil {
		return nil, err
	}
	msg.TraverseLimit = port.TraverseLimit(size)
	return msg, nil
}

type writer struct {
	to  *capnp.Encoder
	msg capnp.Message
}

func (w *writer) Begin() (*capnp.Segment, error) { return w.msg.Reset(capnp.SingleSegment(nil)) }
func (w *writer) End() error                     { return w.to.Encode(&w.msg) }

type reader struct {
	from *capnp.Decoder
	msg  *capnp.Message
}

func (r *reader) Next() (msg *capnp.Message, err error) {
	r.msg, err = limited(r.from.Decode())
	return r.msg, err
}

func (r *reader) Done() { r.msg.Release() }

// SetData sets an element of a list. The list's own Set turns empty bytes into null.
func SetData(l capnp.DataList, i int, b []byte) error {
	if b == nil {
		return nil
	}
	d, err := capnp.NewData(l.Segment(), b)
	if err != nil {
		return err
	}
	return capnp.PointerList(l).Set(i, d.ToPtr())
}
