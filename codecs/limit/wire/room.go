package wire

import "math"

// Room returns a buffer with the same main section up to m and the same strings from
// s on, and with room for n bytes in between, and where its strings begin.
func Room(b []byte, m, s, n int) ([]byte, int) {
	const least = 512
	strings := b[s:]
	longer := make([]byte, max(least, 2*len(b), m+n+len(strings)))
	copy(longer, b[:m])
	s = len(longer) - len(strings)
	copy(longer[s:], strings)
	return longer, s
}

// Join appends a main section and its strings to dst.
func Join(dst, main, strings []byte) ([]byte, error) {
	n := len(main) + len(strings)
	if uint64(n) > math.MaxUint32 {
		return nil, ErrTooLong
	}
	if cap(dst)-len(dst) < n {
		dst = append(make([]byte, 0, len(dst)+n), dst...)
	}
	return append(append(dst, main...), strings...), nil
}
