package attacks

import "encoding/binary"

const flatbuffersSpec = "https://flatbuffers.dev/internals/"

// flatFields is how many fields the tables have that all lead to the same place.
const flatFields = 16

// flatHead is a message whose root is a table with fields that lead to what follows it.
func flatHead(fields ...int) []byte {
	vtable := 4 + 2*(len(fields)) + 2*(len(fields)&1) // a multiple of four
	used := 0
	for _, present := range fields {
		used += present
	}
	b := le32(nil, 4+vtable)
	b = binary.LittleEndian.AppendUint16(b, uint16(4+2*len(fields)))
	b = binary.LittleEndian.AppendUint16(b, uint16(4+4*used))
	at := 4
	for _, present := range fields {
		b = binary.LittleEndian.AppendUint16(b, uint16(at*present))
		at += 4 * present
	}
	b = append(b, make([]byte, 4+vtable-len(b))...)
	b = le32(b, vtable) // back to the fields' places
	for i := range used {
		b = le32(b, 4*(used-i))
	}
	return b
}

// everyField is a message whose first fields all lead to what follows it.
var everyField = func() []byte {
	fields := make([]int, flatFields)
	for i := range fields {
		fields[i] = 1
	}
	return flatHead(fields...)
}()

// A table whose first fields lead to the table behind it, or to a list of ten offsets that do, and one
// without fields. Their bytes do not depend on where they are.
const (
	flatSix   = "\x10\x00\x08\x00\x04\x00\x04\x00\x04\x00\x04\x00\x04\x00\x04\x00" // all fields are in one place
	flatTable = "\xf8\xff\xff\xff\x14\x00\x00\x00" + flatSix
	flatTen   = flatTable + "\x0a\x00\x00\x00" +
		"\x28\x00\x00\x00\x24\x00\x00\x00\x20\x00\x00\x00\x1c\x00\x00\x00\x18\x00\x00\x00" +
		"\x14\x00\x00\x00\x10\x00\x00\x00\x0c\x00\x00\x00\x08\x00\x00\x00\x04\x00\x00\x00"
	flatEmpty = "\xfc\xff\xff\xff\x04\x00\x04\x00"
)

// flatbuffers has values that are whole messages, too, in which many fields lead to the same place.
// Field makes a message in which one does.
func flatbuffers() Attacks {
	const (
		verifier = "https://github.com/google/flatbuffers/issues/4774"
		shared   = "https://github.com/google/flatbuffers/pull/9197"
	)
	every := string(everyField)
	return Attacks{
		Values: []Attack{
			{"list or string of n elements, none of which is sent", Claimed, claim(every, le32, ""), flatbuffersSpec},
			{"list of one offset of n bytes", Claimed, claim(every+"\x01\x00\x00\x00", le32, ""), flatbuffersSpec},
			{"table whose description is n bytes before it", Claimed, claim(every, le32, "\x00\x00\x00\x00"), flatbuffersSpec},
			{"table with a field n bytes after it", Claimed, claim(every+"\xf8\xff\xff\xff", le32, flatSix), flatbuffersSpec},
			{"n tables, nested", Levels, many(every, flatTable, flatEmpty), verifier},
			{"n tables, each of which has ten times the next", Levels, many(every, flatTen, flatEmpty), shared},
			{"table that contains itself, followed by n zeros", Size, many(every+"\xf8\xff\xff\xff\xfc\xff\xff\xff"+flatSix, "\x00", ""), shared},
			{"list of n zeros", Size, counted(every, le32, "\x00", ""), flatbuffersSpec},
			{"list of n offsets of zero bytes", Size, counted(every, le32, "\x00\x00\x00\x00", ""), shared},
		},
		Whole: []Attack{
			{"root n bytes after the beginning", Claimed, claim("", le32, "\x00\x00\x00\x00"), flatbuffersSpec},
			{"root whose description is n bytes before it", Claimed, claim("\x04\x00\x00\x00", le32, "\x00\x00\x00\x00"), flatbuffersSpec},
		},
		Field: func(k Key, v Input) Input {
			fields := make([]int, k.Number)
			fields[k.Number-1] = 1
			return replaced(v, len(everyField), flatHead(fields...)...)
		},
	}
}
