package wire

import (
	"math"

	"github.com/wirebench/wirebench/codec"
)

// Memcpy is a port that moves as many bytes as limit does and does nothing else:
// what encoding and decoding can't do without. length is the size of a value's
// encoding.
func Memcpy(length func(v any) int) codec.Port {
	var source []byte
	from := func(v any) ([]byte, error) {
		n := length(v)
		if uint64(n) > math.MaxUint32 {
			return nil, ErrTooLong
		}
		if n > len(source) {
			source = make([]byte, n)
		}
		return source[:n], nil
	}
	return codec.Port{
		Marshal: func(v any) ([]byte, error) {
			source, err := from(v)
			if err != nil {
				return nil, err
			}
			b := Make(len(source))
			copy(b, source)
			return b, nil
		},
		Append: func(dst []byte, v any) ([]byte, error) {
			source, err := from(v)
			return append(dst, source...), err
		},
		Unmarshal: func(b []byte) (any, error) {
			c := Make(len(b) + 1) // so that it has an address to return
			copy(c, b)
			return &c[0], nil
		},
	}
}
