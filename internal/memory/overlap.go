package memory

import (
	"slices"
	"unsafe"
)

// Overlap reports whether two values share memory that a program may change. Strings can't be
// changed, so values may share their memory.
func Overlap(a, b any) bool {
	parts := func(v any) (w walk) {
		w = walk{seen: make(map[place]bool), changeable: true, most: mostParts}
		w.begin(v)
		return w
	}
	of, other := parts(a), parts(b)
	for _, p := range of.parts {
		if slices.ContainsFunc(other.parts, func(q []byte) bool { return OverlapBytes(p, q) }) {
			return true
		}
	}
	maps := make(map[unsafe.Pointer]bool)
	for _, m := range of.maps {
		maps[m.UnsafePointer()] = true
	}
	for _, m := range other.maps {
		if maps[m.UnsafePointer()] {
			return true
		}
	}
	return false
}

// mostParts is how many parts of each value are compared with those of the other.
const mostParts = 2048

// OverlapBytes reports whether two slices have bytes in common.
func OverlapBytes(p, q []byte) bool {
	at, other := uintptr(unsafe.Pointer(unsafe.SliceData(p))), uintptr(unsafe.Pointer(unsafe.SliceData(q)))
	return at < other+uintptr(len(q)) && other < at+uintptr(len(p))
}
