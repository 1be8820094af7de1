package attacks

import "encoding/binary"

const bsonSpec = "https://bsonspec.org/spec.html"

// bson has values that are whole documents, too, whose only element is a. Field puts its own name in
// the place of that letter, and corrects the document's length.
func bson() Attacks {
	const (
		lengths = "https://github.com/mongodb/mongo-java-driver/issues/2007"
		deep    = "https://github.com/mongodb/bson-rust/issues/680"
	)
	return Attacks{
		Values: []Attack{
			{"string of n bytes, none of which is sent", Claimed, document(claim("\x02a\x00", int32le, "")), lengths},
			{"binary of n bytes, none of which is sent", Claimed, document(claim("\x05a\x00", int32le, "\x00")), lengths},
			{"document of n bytes, none of which is sent", Claimed, document(claim("\x03a\x00", int32le, "")), lengths},
			{"array of n bytes, none of which is sent", Claimed, document(claim("\x04a\x00", int32le, "")), lengths},
			{"code with scope of n bytes, none of which is sent", Claimed, document(claim("\x0fa\x00", int32le, "")), bsonSpec},
			{"n documents, nested", Levels, document(sized(embedded('\x03'), "\x0aa\x00", "\x00")), deep},
			{"n arrays, nested", Levels, document(sized(embedded('\x04'), "\x0aa\x00", "\x00")), deep},
			{"array of n nulls without keys", Size, document(elements('\x04', "\x0a\x00")), bsonSpec},
			{"array of n empty documents without keys", Size, document(elements('\x04', "\x03\x00\x05\x00\x00\x00\x00")), bsonSpec},
			{"document with one key n times", Size, document(elements('\x03', "\x0aa\x00")), bsonSpec},
			{"binary of n bytes", Size, document(counted("\x05a\x00", le32, "\x00", "\x00")), bsonSpec},
		},
		Whole: []Attack{
			{"document that claims n bytes", Claimed, claim("", int32le, "\x0aa\x00\x00"), lengths},
			{"n documents, each of which claims 2 GiB, nested", Levels, nested("", "\xff\xff\xff\x7f\x03a\x00", "\x05\x00\x00\x00\x00", "\x00", ""), "https://github.com/nlohmann/json/pull/5508"},
			{"document with n keys", Size, document(different("", bsonNull, "")), bsonSpec},
		},
		Nest: bsonNest(),
		Field: func(k Key, v Input) Input {
			head := v[0].Bytes
			b := le32(nil, int(binary.LittleEndian.Uint32(head))+len(k.Name)-len("a"))
			return replaced(v, 6, append(append(b, head[4]), k.Name...)...)
		},
	}
}

// document makes a document of the elements that an attack makes. Its length and the name of the first
// element are in one part.
func document(elements func(int) Input) func(int) Input {
	return func(n int) Input {
		in := elements(n)
		return Join(replaced(in, 0, le32(nil, 4+in.Len()+1)...), Of("\x00"))
	}
}

// embedded writes the head of the element a that is a document or an array.
func embedded(kind byte) number {
	return func(b []byte, n int) []byte { return le32(append(b, kind, 'a', 0), 4+n+1) }
}

// elements makes the element a that is a document or an array of n equal elements.
func elements(kind byte, each string) func(int) Input {
	return func(n int) Input {
		n = fitting(n, len(each))
		return Join(Of(embedded(kind)(nil, n*len(each))), Repeat(each, n), Of("\x00"))
	}
}

func bsonNull(b []byte, i int) []byte { return append(decimal(append(b, "\x0ak"...), i), 0) }
