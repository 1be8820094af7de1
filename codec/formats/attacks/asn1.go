package attacks

import "math/bits"

const x690 = "https://www.itu.int/rec/T-REC-X.690"

// asn1 has no fields: a SEQUENCE has its parts by position.
func asn1() Attacks {
	const deep = "https://github.com/golang/go/issues/80405"
	return Attacks{Whole: []Attack{
		{"SEQUENCE of n bytes, none of which is sent", Claimed, claim("\x30\x84", be32, ""), x690},
		{"SET of n bytes, none of which is sent", Claimed, claim("\x31\x84", be32, ""), x690},
		{"OCTET STRING of n bytes, none of which is sent", Claimed, claim("\x04\x84", be32, ""), x690},
		{"UTF8String of n bytes, none of which is sent", Claimed, claim("\x0c\x84", be32, ""), x690},
		{"INTEGER of n bytes, none of which is sent", Claimed, claim("\x02\x84", be32, ""), x690},
		{"SEQUENCE with an OCTET STRING of n bytes, none of which is sent", Claimed, claim("\x30\x06\x04\x84", be32, ""), x690},
		{"n SEQUENCEs, nested", Levels, sized(der('\x30'), "\x05\x00", ""), deep},
		{"n SEQUENCEs, each of which claims 2 GiB, nested", Levels, many("", "\x30\x84\x7f\xff\xff\xff", ""), deep},
		{"n SEQUENCEs of unknown length, nested", Levels, nested("", "\x30\x80", "", "\x00\x00", ""), x690},
		{"SEQUENCE of n NULLs", Size, derOf('\x30', "\x05\x00"), x690},
		{"SEQUENCE of n empty SEQUENCEs", Size, derOf('\x30', "\x30\x00"), x690},
		{"SEQUENCE of n small INTEGERs", Size, derOf('\x30', "\x02\x01\x01"), x690},
		{"INTEGER of n bytes", Size, derOf('\x02', "\x7f"), x690},
		{"OBJECT IDENTIFIER of n parts", Size, derOf('\x06', "\x01"), x690},
		{"tag with a number of n bytes", Size, many("\x3f", "\x81", "\x01\x00"), x690},
	}}
}

// der writes a tag and a length, in as few bytes as DER demands.
func der(tag byte) number {
	return func(b []byte, n int) []byte {
		if n < 0x80 {
			return append(b, tag, byte(n))
		}
		size := (bits.Len(uint(n)) + 7) / 8
		return append(append(b, tag, 0x80|byte(size)), be32(nil, n)[4-size:]...)
	}
}

// derOf makes a value of n equal parts.
func derOf(tag byte, each string) func(int) Input {
	return func(n int) Input {
		n = fitting(n, len(each))
		return Join(Of(der(tag)(nil, n*len(each))), Repeat(each, n))
	}
}
