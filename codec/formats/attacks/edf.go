package attacks

// edf has no fields: a struct has its parts by position.
func edf() Attacks {
	const (
		source = "https://github.com/ergo-services/ergo"
		lists  = "\x82\x00\x02\x9d\x84\x9d"     // the type []any, and the mark before its elements
		maps   = "\x82\x00\x03\x9f\x8d\x84\x9f" // the type map[string]any, and the mark before its entries
		nils   = "\xff"                         // nil behind an interface
		one    = "\x00\x00\x00\x01"             // a number of elements
		key    = "\x00\x01a"                    // a string
		most   = "\xff\xff\xff\xff"             // a number of elements
	)
	return Attacks{Whole: []Attack{
		{"list of n elements, none of which is sent", Claimed, claim(lists, be32, ""), source},
		{"map of n entries, none of which is sent", Claimed, claim(maps, be32, ""), source},
		{"bytes of length n, none of which is sent", Claimed, claim("\x8e", be32, ""), source},
		{"array of a type with n elements", Claimed, claim("\x82\x00\x06\x9e", be32, "\x84"), source},
		{"n lists of one element, nested", Levels, many("", lists+one, nils), source},
		{"n maps of one entry, nested", Levels, many("", maps+one+key, nils), source},
		{"n lists, each of which claims four billion elements, nested", Levels, many("", lists+most, ""), source},
		{"list of n nils", Size, counted(lists, be32, nils, ""), source},
	}}
}
