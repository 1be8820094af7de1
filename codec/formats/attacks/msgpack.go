package attacks

const msgpackSpec = "https://github.com/msgpack/msgpack/blob/master/spec.md"

func msgpack() Attacks {
	const (
		counts = "https://github.com/vmihailenco/msgpack/issues/401"
		deep   = "https://github.com/tinylib/msgp/issues/394"
	)
	return Attacks{
		Values: []Attack{
			{"array 32 of n elements, none of which is sent", Claimed, claim("\xdd", be32, ""), counts},
			{"map 32 of n entries, none of which is sent", Claimed, claim("\xdf", be32, ""), counts},
			{"bin 32 of n bytes, none of which is sent", Claimed, claim("\xc6", be32, ""), counts},
			{"str 32 of n bytes, none of which is sent", Claimed, claim("\xdb", be32, ""), counts},
			{"ext 32 of n bytes, none of which is sent", Claimed, claim("\xc9", be32, "\x05"), msgpackSpec + "#ext-format-family"},
			{"timestamp of n bytes, none of which is sent", Claimed, claim("\xc9", be32, "\xff"), msgpackSpec + "#timestamp-extension-type"},
			{"n arrays of one element, nested", Levels, many("", "\x91", "\xc0"), deep},
			{"n maps of one entry, nested", Levels, many("", "\x81\xa1a", "\xc0"), deep},
			{"n maps of one entry, nested in keys", Levels, nested("", "\x81", "\xc0", "\xc0", ""), msgpackSpec + "#map-format-family"},
			{"n arrays, each of which claims 65,535 elements, nested", Levels, many("", "\xdc\xff\xff", ""), "https://github.com/kriszyp/msgpackr/pull/200"},
			{"n maps, each of which claims 65,535 entries, nested", Levels, many("", "\xde\xff\xff\xa1a", ""), "https://github.com/kriszyp/msgpackr/pull/200"},
			{"array of n nils", Size, counted("\xdd", be32, "\xc0", ""), msgpackSpec + "#nil-format"},
			{"array of n empty arrays", Size, counted("\xdd", be32, "\x90", ""), msgpackSpec + "#array-format-family"},
			{"map with one key n times", Size, counted("\xdf", be32, "\xa1a\xc0", ""), msgpackSpec + "#map-format-family"},
		},
		Raise: func(head byte, n int) []byte {
			switch {
			case head&0xf0 == 0x80:
				return be32([]byte{0xdf}, n)
			case head&0xf0 == 0x90:
				return be32([]byte{0xdd}, n)
			case head&0xe0 == 0xa0:
				return be32([]byte{0xdb}, n)
			}
			return nil
		},
		Nest:  msgpackNest(),
		Field: func(k Key, v Input) Input { return Join(Of("\x81\xd9"), Of(lengthOf(k.Name)), v) },
	}
}
