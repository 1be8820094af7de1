package attacks

const serealSpec = "https://github.com/Sereal/Sereal/blob/master/sereal_spec.pod"

// sereal has values that are whole messages, too: they begin with a header. Field puts a map of one
// entry between the two.
func sereal() Attacks {
	const (
		header = "=\xf3rl\x03\x00" // version 3, not compressed, nothing else in the header
		counts = "https://github.com/Sereal/Sereal/pull/240"
		deep   = "https://github.com/Sereal/Sereal/issues/12"
	)
	return Attacks{
		Values: []Attack{
			{"array of n elements, none of which is sent", Claimed, claim(header+"\x2b", varint, ""), counts},
			{"hash of n entries, none of which is sent", Claimed, claim(header+"\x2a", varint, ""), counts},
			{"binary of n bytes, none of which is sent", Claimed, claim(header+"\x26", varint, ""), counts},
			{"string of n bytes, none of which is sent", Claimed, claim(header+"\x27", varint, ""), counts},
			{"reference to what stands at offset n", Claimed, claim(header+"\x29", varint, ""), serealSpec},
			{"copy of what stands at offset n", Claimed, claim(header+"\x2f", varint, ""), serealSpec},
			{"n arrays of one element, nested", Levels, many(header, "\x2b\x01", "\x25"), deep},
			{"n hashes of one entry, nested", Levels, many(header, "\x2a\x01\x61a", "\x25"), deep},
			{"n references to arrays of one element, nested", Levels, many(header, "\x41", "\x25"), deep},
			{"n references, nested", Levels, many(header, "\x28", "\x25"), deep},
			{"n weak references, nested", Levels, many(header, "\x30", "\x25"), deep},
			{"n arrays, each of which claims a million elements, nested", Levels, many(header, "\x2b\xc0\x84\x3d", ""), counts},
			{"array of n values that are not defined", Size, counted(header+"\x2b", varint, "\x25", ""), counts},
			{"array of n empty arrays", Size, counted(header+"\x2b", varint, "\x2b\x00", ""), counts},
			{"hash with one key n times", Size, counted(header+"\x2a", varint, "\x61a\x25", ""), "https://github.com/Sereal/Sereal/pull/241"},
			{"n bytes of padding", Size, many(header, "\x3f", "\x25"), serealSpec},
		},
		Whole: []Attack{
			{"header of n bytes, none of which is sent", Claimed, claim("=\xf3rl\x03", varint, ""), serealSpec},
			{"compressed body that claims n bytes", Claimed, claim("=\xf3rl\x13\x00", varint, ""), serealSpec},
		},
		Nest: serealNest(header),
		Field: func(k Key, v Input) Input {
			return replaced(v, len(header), append([]byte(header+"\x2a\x01\x27"), lengthOf(k.Name[:min(len(k.Name), 0x7f)])...)...)
		},
	}
}
