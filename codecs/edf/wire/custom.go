package wire

import (
	"encoding"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"reflect"
)

// The methods by which a type defines its own encoding. The framework's methods take precedence.
type (
	marshaler interface {
		MarshalEDF(io.Writer) error
	}
	unmarshaler interface{ UnmarshalEDF([]byte) error }
)

// customCoder returns the coder of a type with such methods, or nil if the type lacks them. Values
// must have the method that writes, and pointers to them the method that reads.
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

// methodsCoder returns a coder that calls put to write and get to read, with the length before the
// bytes.
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
			v.SetZero() // the method may keep fields that the message leaves out
			return get(v, b)
		},
	}
}

// Write lets types write themselves into the message.
func (w *writer) Write(p []byte) (int, error) {
	w.b = append(w.b, p...)
	return len(p), nil
}
