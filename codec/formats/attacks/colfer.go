package attacks

import "math"

// colfer has values that are whole structs, too, whose only field has the number 1. Each begins with a
// byte for the field, which counts from zero, and Field puts another there.
func colfer() Attacks {
	const (
		spec   = "https://github.com/pascaldekloe/colfer/wiki/Spec"
		limits = "https://github.com/pascaldekloe/colfer#security"
	)
	return Attacks{
		Values: []Attack{
			{"text, binary or list of length n, none of which is sent", Claimed, claim("\x00", varint, ""), limits},
			{"list of n texts, of which the first claims n bytes", Claimed, func(n int) Input { return Of(varint(varint([]byte{0}, n), n)) }, limits},
			{"n structs, nested", Levels, nested("\x00", "\x00", "\x7f", "\x7f", ""), spec},
			{"n lists of one struct, nested", Levels, nested("\x00\x01", "\x00\x01", "\x7f", "\x7f", ""), spec},
			{"n lists of structs, each of which claims a million elements, nested", Levels, many("", "\x00\x80\x80\x40", ""), limits},
			{"list of n empty texts", Size, counted("\x00", varint, "\x00", "\x7f"), limits},
			{"list of n empty structs", Size, counted("\x00", varint, "\x7f", "\x7f"), limits},
		},
		Field: func(k Key, v Input) Input {
			return replaced(v, 1, byte(min(k.Number-1, math.MaxInt8)))
		},
	}
}
