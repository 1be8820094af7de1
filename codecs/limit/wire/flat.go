package wire

import (
	"encoding/binary"
	"strconv"
	"unsafe"
)

// Flat reports whether elements that consist of numbers have the same layout in memory as in blocks
// of the given size: little-endian, with an int of 64 bits, and without gaps. Lists of such
// elements are copied as a whole.
func Flat[E any](block int) bool {
	return int(unsafe.Sizeof(*new(E))) == block && strconv.IntSize == 64 &&
		binary.NativeEndian.Uint16([]byte{1, 0}) == 1
}

// PutFlat writes the elements of a list that are [Flat], and returns their size in bytes.
func PutFlat[E any](b []byte, list []E) int {
	size := len(list) * int(unsafe.Sizeof(*new(E)))
	return copy(b[:size], unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(list))), size))
}

// GetFlat returns a list of n elements that are [Flat]. It reuses the memory of list if it is large
// enough. b must be known to contain the elements.
func GetFlat[S ~[]E, E any](list S, b []byte, n int) S {
	if n == 0 {
		return Resize(list, 0)
	}
	b = b[:n*int(unsafe.Sizeof(*new(E)))]
	// The elements need not be aligned, because they are only copied and never read. Unlike make,
	// append does not clear memory that it fills.
	return append(list[:0], unsafe.Slice((*E)(unsafe.Pointer(unsafe.SliceData(b))), n)...)
}
