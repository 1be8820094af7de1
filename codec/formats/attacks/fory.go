package attacks

// fory has no fields: a struct begins with a hash of its fields. The header is the first byte, which
// tells whether a message is for many languages or for Go only.
func fory(header string) Attacks {
	const (
		spec   = "https://github.com/apache/fory/blob/main/docs/specification/xlang_serialization_spec.md"
		limits = "https://github.com/apache/fory/issues/3419"
		list   = "\x16" // the type of lists, which follows a mark that the value is not null
	)
	begin := header + "\xff"
	return Attacks{Whole: []Attack{
		{"list of n elements, none of which is sent", Claimed, claim(begin+list, varint, "\x08\x15"), limits},
		{"list of n lists, none of which is sent", Claimed, claim(begin+list, varint, "\x08\x16"), limits},
		{"map of n entries, none of which is sent", Claimed, claim(begin+"\x18", varint, ""), limits},
		{"string of n bytes, none of which is sent", Claimed, func(n int) Input { return Of(varint([]byte(begin+"\x15"), n<<2)) }, limits},
		{"binary of n bytes, none of which is sent", Claimed, claim(begin+"\x29", varint, ""), limits},
		{"array of numbers of n bytes, none of which is sent", Claimed, claim(begin+"\x2f", varint, ""), limits},
		{"n lists of one element, nested", Levels, many(begin+list, "\x01\x08\x16", "\x00"), spec},
		{"n lists, each of which claims a million elements, nested", Levels, many(begin+list, "\x80\x80\x40\x08\x16", ""), limits},
		{"list of n empty lists", Size, foryList(begin+list, "\x08\x16", "\x00"), limits},
		{"list of n nulls", Size, foryList(begin+list, "\x02", "\xfd"), limits},
	}}
}

// foryList makes a list of n equal elements. What they have in common stands behind their number.
func foryList(before, common, each string) func(int) Input {
	return func(n int) Input {
		return Join(Of(append(varint([]byte(before), n), common...)), Repeat(each, n))
	}
}
