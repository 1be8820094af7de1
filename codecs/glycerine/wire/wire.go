// Package wire has helpers that the code made for codec glycerine shares across types.
package wire

import (
	"bytes"
	"encoding/binary"
	"io"

	capn "github.com/glycerine/go-capnproto"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/capnp/port"
)

// Parts are the functions made for a type. In this library, a segment represents its message.
type Parts[T any] = port.Parts[T, *capn.Segment, *capn.Segment]

type library = port.Library[*capn.Segment, *capn.Segment]

// Plain returns the port for unpacked messages.
func Plain[T any](p Parts[T]) codec.Port {
	multi := capn.NewSingleSegmentMultiBuffer()
	return port.New(form(
		(*capn.Segment).WriteTo,
		func(b []byte) (*capn.Segment, error) {
			if oneSegment(b) {
				_, err := capn.ReadFromMemoryZeroCopyNoAlloc(b, multi)
				return multi.Segments[0], err
			}
			seg, _, err := capn.ReadFromMemoryZeroCopy(b)
			return seg, err
		},
		func(r io.Reader) io.Reader { return r },
	), p)
}

// Packed returns the port for packed messages.
func Packed[T any](p Parts[T]) codec.Port {
	var buf bytes.Buffer
	return port.New(form(
		(*capn.Segment).WriteToPacked,
		func(b []byte) (*capn.Segment, error) { return capn.ReadFromPackedStream(bytes.NewReader(b), &buf) },
		func(r io.Reader) io.Reader { return capn.NewDecompressor(r) }, // the decompressor reads ahead
	), p)
}

// oneSegment reports whether a message is complete and has one segment, as all messages written
// here have. ReadFromMemoryZeroCopyNoAlloc panics on other messages.
func oneSegment(b []byte) bool {
	if len(b) < 8 || binary.LittleEndian.Uint32(b) != 0 {
		return false
	}
	words := binary.LittleEndian.Uint32(b[4:])
	return uint64(words) <= uint64(len(b)-8)/8
}

// form returns the library's functions for one form of messages: how they are written, read from
// memory, and unpacked from a stream.
func form(
	write func(*capn.Segment, io.Writer) (int64, error),
	open func([]byte) (*capn.Segment, error),
	unpack func(io.Reader) io.Reader,
) library {
	return library{
		New: func() (*capn.Segment, *capn.Segment, error) {
			seg := capn.NewBuffer(nil)
			return seg, seg, nil
		},
		Marshal: func(seg *capn.Segment) ([]byte, error) {
			var out bytes.Buffer
			_, err := write(seg, &out)
			return out.Bytes(), err
		},
		Unmarshal: open,
		NewWriter: func(w io.Writer) port.Writer[*capn.Segment] { return &writer{to: w, write: write} },
		NewReader: func(r io.Reader) port.Reader[*capn.Segment] { return &reader{from: unpack(r)} },
	}
}

// writer reuses the memory of a message for the next one, as the capacity of its segment.
type writer struct {
	to    io.Writer
	write func(*capn.Segment, io.Writer) (int64, error)
	seg   *capn.Segment
	buf   []byte
}

func (w *writer) Begin() (*capn.Segment, error) {
	w.seg = capn.NewBuffer(w.buf[:0])
	return w.seg, nil
}

func (w *writer) End() error {
	w.buf = w.seg.Data
	_, err := w.write(w.seg, w.to)
	return err
}

type reader struct {
	from io.Reader
	buf  bytes.Buffer
}

func (r *reader) Next() (*capn.Segment, error) { return capn.ReadFromStream(r.from, &r.buf) }

func (r *reader) Done() {}

// Valid reports whether a pointer is not null.
func Valid(o capn.Object) bool { return o.Type() != capn.TypeNull }

// SetData sets an element of a list.
func SetData(l capn.DataList, i int, b []byte) error {
	if b == nil {
		return nil
	}
	return capn.PointerList(l).Set(i, l.Segment.NewData(b))
}
