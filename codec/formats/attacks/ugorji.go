package attacks

const (
	ugorjiCounts = "https://github.com/ugorji/go/issues/187"
	ugorjiDepth  = "https://pkg.go.dev/github.com/ugorji/go/codec#DecodeOptions"
)

func binc() Attacks {
	return Attacks{
		Values: []Attack{
			{"array of n elements, none of which is sent", Claimed, claim("\x62", be32, ""), ugorjiCounts},
			{"map of n entries, none of which is sent", Claimed, claim("\x72", be32, ""), ugorjiCounts},
			{"string of n bytes, none of which is sent", Claimed, claim("\x42", be32, ""), ugorjiCounts},
			{"bytes of length n, none of which is sent", Claimed, claim("\x52", be32, ""), ugorjiCounts},
			{"n arrays of one element, nested", Levels, many("", "\x65", "\x00"), ugorjiDepth},
			{"n maps of one entry, nested", Levels, many("", "\x75\x45a", "\x00"), ugorjiDepth},
			{"n arrays, each of which claims 65,535 elements, nested", Levels, many("", "\x61\xff\xff", ""), ugorjiDepth},
			{"array of n nils", Size, counted("\x62", be32, "\x00", ""), ugorjiDepth},
			{"map with one key n times", Size, counted("\x72", be32, "\x45a\x00", ""), ugorjiDepth},
		},
		Nest:  keyedNest("\x65", "\x75\x45a", "\x74", prefixed("\x75\x40"), nil),
		Field: func(k Key, v Input) Input { return Join(Of("\x75\x40"), Of(lengthOf(k.Name)), v) },
	}
}

func simple() Attacks {
	return Attacks{
		Values: []Attack{
			{"array of n elements, none of which is sent", Claimed, claim("\xeb", be32, ""), ugorjiCounts},
			{"map of n entries, none of which is sent", Claimed, claim("\xf3", be32, ""), ugorjiCounts},
			{"string of n bytes, none of which is sent", Claimed, claim("\xdb", be32, ""), ugorjiCounts},
			{"bytes of length n, none of which is sent", Claimed, claim("\xe3", be32, ""), ugorjiCounts},
			{"extension of n bytes, none of which is sent", Claimed, claim("\xfb", be32, "\x05"), ugorjiCounts},
			{"n arrays of one element, nested", Levels, many("", "\xe9\x01", "\x01"), ugorjiDepth},
			{"n maps of one entry, nested", Levels, many("", "\xf1\x01\xd9\x01a", "\x01"), ugorjiDepth},
			{"n arrays, each of which claims 65,535 elements, nested", Levels, many("", "\xea\xff\xff", ""), ugorjiDepth},
			{"array of n nils", Size, counted("\xeb", be32, "\x01", ""), ugorjiDepth},
			{"map with one key n times", Size, counted("\xf3", be32, "\xd9\x01a\x01", ""), ugorjiDepth},
		},
		Nest:  keyedNest("\xe9\x01", "\xf1\x01\xd9\x01a", "\xf0", prefixed("\xf1\x01\xd9"), nil),
		Field: func(k Key, v Input) Input { return Join(Of("\xf1\x01\xd9"), Of(lengthOf(k.Name)), v) },
	}
}
