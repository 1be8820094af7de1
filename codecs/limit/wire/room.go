package wire

import (
	"math"
	"strings"
	"unsafe"
)

// Make returns n bytes for a caller that writes all of them. Unlike make, it does not clear memory
// that the allocator treats as large.
func Make(n int) []byte {
	const large = 32 << 10
	if n <= large {
		return make([]byte, n)
	}
	var b strings.Builder // its memory is not cleared
	b.Grow(n)
	b.WriteByte(0)
	return unsafe.Slice(unsafe.StringData(b.String()), n)
}

// Room returns a buffer with the same main section up to m, and with room for n more bytes.
func Room(b []byte, m, n int) []byte {
	const least = 512
	longer := make([]byte, max(least, 2*len(b), m+n))
	copy(longer, b[:m])
	return longer
}

// Join appends a main section and its strings to dst.
func Join(dst, main, text []byte) ([]byte, error) {
	n := len(main) + len(text)
	if uint64(n) > math.MaxUint32 {
		return nil, ErrTooLong
	}
	if cap(dst)-len(dst) < n {
		dst = append(Make(len(dst) + n)[:0], dst...)
	}
	return append(append(dst, main...), text...), nil
}
