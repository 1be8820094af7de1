package attacks

import "unicode/utf16"

const hproseSpec = "https://github.com/hprose/hprose-golang/blob/master/io/tags.go"

func hprose() Attacks {
	const both = "https://github.com/hprose/hprose-java/issues/68"
	return Attacks{
		Values: []Attack{
			{"list of n elements, none of which is sent", Claimed, claim("a", decimal, "{"), both},
			{"map of n entries, none of which is sent", Claimed, claim("m", decimal, "{"), both},
			{"string of n letters, none of which is sent", Claimed, claim("s", decimal, `"`), both},
			{"bytes of length n, none of which is sent", Claimed, claim("b", decimal, `"`), both},
			{"class of n fields, none of which is sent", Claimed, claim(`c1"a"`, decimal, "{"), both},
			{"reference to value n", Claimed, claim("r", decimal, ";"), hproseSpec},
			{"object of class n", Claimed, claim("o", decimal, "{}"), hproseSpec},
			{"float with the exponent n", Claimed, claim("d1e", decimal, ";"), hproseSpec},
			{"n lists of one element, nested", Levels, nested("", "a1{", "n", "}", ""), both},
			{"n maps of one entry, nested", Levels, nested("", "m1{ua", "n", "}", ""), both},
			{"n lists, each of which claims a million elements, nested", Levels, many("", "a1000000{", ""), both},
			{"integer of n digits", Size, many("l", "9", ";"), hproseSpec},
			{"float of n digits", Size, many("d0.", "3", ";"), hproseSpec},
			{"list of n nils", Size, hproseList("n"), hproseSpec},
			{"list of n references to itself", Size, hproseList("r0;"), hproseSpec},
		},
		Nest: hproseNest(),
		Field: func(k Key, v Input) Input {
			name := append(decimal([]byte("m1{s"), len(utf16.Encode([]rune(k.Name)))), `"`+k.Name+`"`...)
			return Join(Of(name), v, Of("}"))
		},
	}
}

func hproseList(each string) func(int) Input {
	return func(n int) Input {
		return Join(Of(append(decimal([]byte("a"), n), '{')), Repeat(each, n), Of("}"))
	}
}
