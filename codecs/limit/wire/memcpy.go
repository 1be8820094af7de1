package wire

import (
	"math"

	"github.com/wirebench/wirebench/codec"
)

// Memcpy returns a port that copies as many bytes as limit writes and does nothing else. That is
// the work that encoding and decoding can't avoid. The function length returns the size of a
// value's encoding in bytes.
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
			c := Make(len(b) + 1) // one more byte, so that there is always an address to return
			copy(c, b)
			return &c[0], nil
		},
	}
}
