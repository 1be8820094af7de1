package wire

import (
	"encoding/binary"
	"strconv"
	"unsafe"
)

// Flat reports whether elements made of numbers only lie in memory as they do in
// blocks of the given size: little-endian, an int of 64 bits, nothing in between. Then
// lists of them are copied whole.
func Flat[E any](block int) bool {
	return int(unsafe.Sizeof(*new(E))) == block && strconv.IntSize == 64 &&
		binary.NativeEndian.Uint16([]byte{1, 0}) == 1
}

// PutFlat writes the elements of a list that are [Flat], and returns their size.
func PutFlat[E any](b []byte, list []E) int {
	size := len(list) * int(unsafe.Sizeof(*new(E)))
	return copy(b[:size], unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(list))), size))
}

// GetFlat returns a list of n elements that are [Flat], in the memory of list where it
// has room for them. b must be known to have them.
func GetFlat[S ~[]E, E any](list S, b []byte, n int) S {
	if n == 0 {
		return Resize(list, 0)
	}
	b = b[:n*int(unsafe.Sizeof(*new(E)))]
	// Only copied, never read as elements: they need not be aligned. Append, unlike
	// make, does not clear memory that it fills.
	return append(list[:0], unsafe.Slice((*E)(unsafe.Pointer(unsafe.SliceData(b))), n)...)
}
