// Package wire has helpers that the code made for codec capnproto2 shares across types.
package wire

import (
	"io"

	capnp "zombiezen.com/go/capnproto2"

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
		NewWriter: func(w io.Writer) port.Writer[*capnp.Segment] { return &writer{to: encoder(w)} },
		NewReader: func(r io.Reader) port.Reader[*capnp.Message] { return newReader(decoder(r)) },
	}
}

// limited raises the limit of traversed bytes for a large message, as the library's documentation
// advises.
func limited(msg *capnp.Message, err error) (*capnp.Message, error) {
	if err != nil {
		return nil, err
	}
	size := 0
	for id := range msg.NumSegments() {
		seg, err := msg.Segment(capnp.SegmentID(id))
		if err != nil {
			return nil, err
		}
		size += len(seg.Data())
	}
	msg.TraverseLimit = port.TraverseLimit(uint64(size))
	return msg, nil
}

// writer reuses the memory of a message for the next one, as the capacity of its segment.
type writer struct {
	to  *capnp.Encoder
	msg *capnp.Message
	seg *capnp.Segment
	buf []byte
}

func (w *writer) Begin() (_ *capnp.Segment, err error) {
	w.msg, w.seg, err = capnp.NewMessage(capnp.SingleSegment(w.buf[:0]))
	return w.seg, err
}

func (w *writer) End() error {
	w.buf = w.seg.Data()
	return w.to.Encode(w.msg)
}

type reader struct{ from *capnp.Decoder }

func newReader(from *capnp.Decoder) reader {
	from.ReuseBuffer()
	return reader{from}
}

func (r reader) Next() (*capnp.Message, error) { return limited(r.from.Decode()) }
func (r reader) Done()                         {}

// SetData sets an element of a list. The list's own Set turns empty bytes into null.
func SetData(l capnp.DataList, i int, b []byte) error {
	if b == nil {
		return nil
	}
	d, err := capnp.NewData(l.Segment(), b)
	if err != nil {
		return err
	}
	return capnp.PointerList(l).SetPtr(i, d.ToPtr())
}
