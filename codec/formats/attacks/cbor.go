package attacks

const cborSpec = "https://www.rfc-editor.org/rfc/rfc8949"

func cbor() Attacks {
	const (
		counts = "https://github.com/PJK/libcbor/issues/418"
		deep   = "https://github.com/fxamacker/cbor/issues/72"
		tags   = "https://github.com/PJK/libcbor/pull/124"
		big    = "https://github.com/pathosDev/actor-ts/issues/567"
	)
	return Attacks{
		Values: []Attack{
			{"array of n elements, none of which is sent", Claimed, claim("\x9a", be32, ""), counts},
			{"array of n elements, none of which is sent, with its length in eight bytes", Claimed, claim("\x9b\x00\x00\x00\x00", be32, ""), counts},
			{"map of n entries, none of which is sent", Claimed, claim("\xba", be32, ""), counts},
			{"byte string of n bytes, none of which is sent", Claimed, claim("\x5a", be32, ""), cborSpec + "#section-5.1"},
			{"text of n bytes, none of which is sent", Claimed, claim("\x7a", be32, ""), cborSpec + "#section-5.1"},
			{"text in chunks, of which the first claims n bytes", Claimed, claim("\x7f\x7a", be32, ""), cborSpec + "#section-3.2.3"},
			{"bignum of n bytes, none of which is sent", Claimed, claim("\xc2\x5a", be32, ""), big},
			{"decimal fraction with the exponent n", Claimed, claim("\xc4\x82\x1a", be32, "\x01"), cborSpec + "#section-3.4.4"},
			{"bigfloat with the exponent n", Claimed, claim("\xc5\x82\x1a", be32, "\x01"), cborSpec + "#section-3.4.4"},
			{"time n in seconds", Claimed, claim("\xc1\x1a", be32, ""), cborSpec + "#section-3.4.2"},
			{"n arrays of one element, nested", Levels, many("", "\x81", "\xf6"), deep},
			{"n maps of one entry, nested", Levels, many("", "\xa1\x61a", "\xf6"), deep},
			{"n maps of one entry, nested in keys", Levels, nested("", "\xa1", "\xf6", "\xf6", ""), cborSpec + "#section-5.6"},
			{"n arrays of unknown length, nested", Levels, nested("", "\x9f", "", "\xff", ""), cborSpec + "#section-3.2.2"},
			{"n arrays of unknown length, nested and never closed", Levels, many("", "\x9f", ""), cborSpec + "#section-3.2.2"},
			{"n maps of unknown length, nested", Levels, nested("", "\xbf\x61a", "\xf6", "\xff", ""), cborSpec + "#section-3.2.2"},
			{"n tags, nested", Levels, many("", "\xc6", "\xf6"), tags},
			{"n bignums, nested", Levels, many("", "\xc2", "\x40"), tags},
			{"n tagged arrays, nested", Levels, many("", "\xc6\x81", "\xf6"), "https://github.com/FasterXML/jackson-dataformats-binary/issues/185"},
			{"n arrays, each of which claims 65,535 elements, nested", Levels, many("", "\x99\xff\xff", ""), "https://github.com/kriszyp/cbor-x/pull/142"},
			{"bignum of n bytes", Size, counted("\xc2\x5a", be32, "\xff", ""), big},
			{"byte string in n chunks", Size, many("\x5f", "\x41a", "\xff"), cborSpec + "#section-3.2.3"},
			{"byte string in n empty chunks", Size, many("\x5f", "\x40", "\xff"), cborSpec + "#section-3.2.3"},
			{"text in n chunks", Size, many("\x7f", "\x61a", "\xff"), cborSpec + "#section-3.2.3"},
			{"array of n nulls", Size, counted("\x9a", be32, "\xf6", ""), cborSpec + "#section-3.3"},
			{"array of n empty arrays", Size, counted("\x9a", be32, "\x80", ""), cborSpec + "#section-3.1"},
			{"map with one key n times", Size, counted("\xba", be32, "\x61a\xf6", ""), cborSpec + "#section-5.6"},
		},
		Raise: func(head byte, n int) []byte {
			if kind := head >> 5; kind < 2 || kind > 5 || head&0x1f >= 24 { // strings, arrays and maps
				return nil
			}
			return be32([]byte{head&0xe0 | 26}, n)
		},
		Nest:  cborNest(),
		Field: func(k Key, v Input) Input { return Join(Of("\xa1\x78"), Of(lengthOf(k.Name)), v) },
	}
}
