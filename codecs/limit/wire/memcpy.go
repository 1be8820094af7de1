package wire

import "github.com/wirebench/wirebench/codec"

// Memcpy is a port that moves as many bytes as limit does and does nothing else:
// what encoding and decoding can't do without. length is the size of a value's
// encoding.
func Memcpy(length func(v any) int) codec.Port {
	var source []byte
	return codec.Port{
		Marshal: func(v any) ([]byte, error) {
			n := length(v)
			if n > len(source) {
				source = make([]byte, 2*n)
			}
			b := make([]byte, n)
			copy(b, source)
			return b, nil
		},
		Append: func(dst []byte, v any) ([]byte, error) {
			n := length(v)
			if n > len(source) {
				source = make([]byte, 2*n)
			}
			return append(dst, source[:n]...), nil
		},
		Unmarshal: func(b []byte) (any, error) {
			c := make([]byte, len(b)+1) // so that it has an address to return
			copy(c, b)
			return &c[0], nil
		},
	}
}
