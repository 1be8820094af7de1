package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"reflect"
	"time"
)

// stringCoder returns the coder of strings of up to most bytes. A length of size bytes precedes
// them.
func stringCoder(size, most int) *coder {
	return &coder{
		least: size,
		put: func(w *writer, v reflect.Value) error {
			text := v.String()
			if len(text) > most {
				return fmt.Errorf("a string has %d bytes, more than %d", len(text), most)
			}
			w.number(uint64(len(text)), size)
			w.b = append(w.b, text...)
			return nil
		},
		get: func(r *reader, v reflect.Value) error {
			text, err := r.sized(size)
			if err != nil {
				return err
			}
			if len(text) > most {
				return fmt.Errorf("a string has %d bytes, more than %d", len(text), most)
			}
			v.SetString(string(text))
			return nil
		},
	}
}

// atomCoder returns the coder of atoms, which are names of nodes and processes. Nodes can agree on
// numbers for atoms; such numbers are not supported here.
func atomCoder() *coder { return stringCoder(2, 255) }

// bytesCoder returns the coder of []byte. The format has no nil bytes.
func bytesCoder() *coder {
	return &coder{
		spelling: []byte{markBytes},
		least:    4,
		put: func(w *writer, v reflect.Value) error {
			b := v.Bytes()
			if uint64(len(b)) > math.MaxUint32 {
				return fmt.Errorf("%d bytes are more than 2^32-1", len(b))
			}
			w.b = append(binary.BigEndian.AppendUint32(w.b, uint32(len(b))), b...)
			return nil
		},
		get: func(r *reader, v reflect.Value) error {
			b, err := r.sized(4)
			if err != nil {
				return err
			}
			own := v.Bytes()
			if own == nil || cap(own) < len(b) {
				own = make([]byte, 0, len(b))
			}
			v.SetBytes(append(own[:0], b...))
			return nil
		},
	}
}

// A time is a length and the bytes of MarshalBinary. The offset takes the last two or three bytes.
// The nanoseconds are before it.
const (
	timeSize      = 15 // 16 if the offset has seconds
	timeNanos     = 9
	nanosInSecond = 1_000_000_000
)

// timeCoder returns the coder of time.Time. It keeps nanoseconds and the offset.
func timeCoder() *coder {
	return &coder{
		spelling: []byte{markTime},
		least:    1 + timeSize,
		put: func(w *writer, v reflect.Value) error {
			start := len(w.b)
			b, err := v.Addr().Interface().(*time.Time).AppendBinary(append(w.b, 0))
			if err != nil {
				return err
			}
			b[start] = byte(len(b) - start - 1)
			w.b = b
			return nil
		},
		get: func(r *reader, v reflect.Value) error {
			b, err := r.sized(1)
			if err != nil {
				return err
			}
			// UnmarshalBinary checks everything but this.
			if len(b) >= timeSize && binary.BigEndian.Uint32(b[timeNanos:]) >= nanosInSecond {
				return errors.New("a time has more nanoseconds than a second")
			}
			return v.Addr().Interface().(*time.Time).UnmarshalBinary(b)
		},
	}
}
