package wire

import (
	"encoding"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"reflect"
)

// The methods by which a type tells how it is written, those of the framework first.
type (
	marshaler interface {
		MarshalEDF(io.Writer) error
	}
	unmarshaler interface{ UnmarshalEDF([]byte) error }
)

// customCoder returns the coder of a type that has such methods, nil for another. To
// have them, the values write and pointers to them read.
func customCoder(t reflect.Type) *coder {
	p := reflect.PointerTo(t)
	switch {
	case t.Implements(reflect.TypeFor[marshaler]()) && p.Implements(reflect.TypeFor[unmarshaler]()):
		return methodsCoder(
			func(v reflect.Value, w *writer) error { return v.Addr().Interface().(marshaler).MarshalEDF(w) },
			func(v reflect.Value, b []byte) error { return v.Addr().Interface().(unmarshaler).UnmarshalEDF(b) },
		)
	case t.Implements(reflect.TypeFor[encoding.BinaryMarshaler]()) && p.Implements(reflect.TypeFor[encoding.BinaryUnmarshaler]()):
		return methodsCoder(
			func(v reflect.Value, w *writer) error {
				b, err := v.Addr().Interface().(encoding.BinaryMarshaler).MarshalBinary()
				w.b = append(w.b, b...)
				return err
			},
			func(v reflect.Value, b []byte) error {
				return v.Addr().Interface().(encoding.BinaryUnmarshaler).UnmarshalBinary(b)
			},
		)
	}
	return nil
}

// methodsCoder returns the coder of what put writes and get reads, with its length
// before it.
func methodsCoder(put func(reflect.Value, *writer) error, get func(reflect.Value, []byte) error) *coder {
	return &coder{
		least: 4,
		put: func(w *writer, v reflect.Value) error {
			w.b = append(w.b, 0, 0, 0, 0)
			start := len(w.b)
			if err := put(v, w); err != nil {
				return err
			}
			n := len(w.b) - start
			if uint64(n) > math.MaxUint32 {
				return fmt.Errorf("%v takes %d bytes, more than 2^32-1", v.Type(), n)
			}
			binary.BigEndian.PutUint32(w.b[start-4:], uint32(n))
			return nil
		},
		get: func(r *reader, v reflect.Value) error {
			b, err := r.sized(4)
			if err != nil {
				return err
			}
			v.SetZero() // the method may keep what the message leaves out
			return get(v, b)
		},
	}
}

// Write is for types that write themselves.
func (w *writer) Write(p []byte) (int, error) {
	w.b = append(w.b, p...)
	return len(p), nil
}
