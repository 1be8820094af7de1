package attacks

import "slices"

const ionSpec = "https://amazon-ion.github.io/ion-docs/docs/binary.html"

// ionMarker is the version with which a message in binary begins.
const ionMarker = "\xe0\x01\x00\xea"

// ion has values in both forms. Those in binary begin with a marker, and Field puts the table of names
// and a struct behind it. Text is a superset of JSON.
func ion() Attacks {
	const (
		deep     = "https://nvd.nist.gov/vuln/detail/CVE-2024-21634"
		exponent = "https://github.com/amazon-ion/ion-c/issues/221"
	)
	a := json()
	a.Values = append(a.Values, []Attack{
		{"n expressions, nested", Levels, nested("", "(", "", ")", ""), deep},
		{"n annotations of a number", Size, many("", "a::", "0"), "https://amazon-ion.github.io/ion-docs/docs/spec.html"},
		{"decimal with the exponent n", Claimed, claim("1d", decimal, ""), exponent},
		{"string in n pieces", Size, many("", "'''a''' ", ""), "https://amazon-ion.github.io/ion-docs/docs/spec.html"},
		{"binary: list of n bytes, none of which is sent", Claimed, claim(ionMarker+"\xbe", ionNumber, ""), ionSpec},
		{"binary: struct of n bytes, none of which is sent", Claimed, claim(ionMarker+"\xde", ionNumber, ""), ionSpec},
		{"binary: string of n bytes, none of which is sent", Claimed, claim(ionMarker+"\x8e", ionNumber, ""), ionSpec},
		{"binary: blob of n bytes, none of which is sent", Claimed, claim(ionMarker+"\xae", ionNumber, ""), ionSpec},
		{"binary: integer of n bytes, none of which is sent", Claimed, claim(ionMarker+"\x2e", ionNumber, ""), ionSpec},
		{"binary: decimal of n bytes, none of which is sent", Claimed, claim(ionMarker+"\x5e", ionNumber, ""), ionSpec},
		{"binary: decimal with the exponent n", Claimed, ionDecimal, exponent},
		{"binary: symbol with number n, which has no text", Claimed, claim(ionMarker+"\x74", be32, ""), "https://github.com/amazon-ion/ion-tests/pull/43"},
		{"binary: n lists, nested", Levels, after(ionMarker, sized(ionHead('\xbe'), "\x0f", "")), deep},
		{"binary: n lists, each of which claims 2 GiB, nested", Levels, many(ionMarker, "\xbe\x07\x7f\x7f\x7f\xff", ""), deep},
		{"binary: list of n nulls", Size, ionList("\x0f"), ionSpec},
		{"binary: list of n empty lists", Size, ionList("\xb0"), ionSpec},
		{"binary: integer of n bytes", Size, counted(ionMarker+"\x2e", ionNumber, "\xff", ""), ionSpec},
	}...)
	a.Whole = []Attack{
		{"table of n symbols, none of which is sent", Claimed, claim(`$ion_symbol_table::{imports:[{name:"a",version:1,max_id:`, decimal, "}]} $10"), "https://github.com/amazon-ion/ion-rust/pull/1037"},
		{"binary: n bytes of padding", Size, counted(ionMarker+"\x0e", ionNumber, "\x00", "\x0f"), ionSpec},
		{"binary: n pads of one byte", Size, many(ionMarker, "\x00", "\x0f"), ionSpec},
		{"binary: n markers of the version", Size, many("", ionMarker, "\x0f"), ionSpec},
	}
	a.Field = func(k Key, v Input) Input {
		if v[0].Bytes[0] != ionMarker[0] {
			return jsonField(k, v)
		}
		v = replaced(v, len(ionMarker))
		return Join(Of(ionTable(k.Name)), Of(append(ionHead('\xde')(nil, 1+v.Len()), 0x8a)), v)
	}
	return a
}

// ionNumber appends a number of seven bits in each byte, the highest first. The last byte is marked.
func ionNumber(b []byte, n int) []byte {
	digits := []byte{byte(n)&0x7f | 0x80}
	for n >>= 7; n > 0; n >>= 7 {
		digits = append(digits, byte(n)&0x7f)
	}
	slices.Reverse(digits)
	return append(b, digits...)
}

// ionHead writes the head of a value whose length follows its kind.
func ionHead(kind byte) number {
	return func(b []byte, n int) []byte { return ionNumber(append(b, kind), n) }
}

// ionTable returns a marker and a table of symbols, in which a name is the first, number 10.
func ionTable(name string) []byte {
	text := append(ionHead('\x8e')(nil, len(name)), name...)
	names := append(ionHead('\xbe')(nil, len(text)), text...)
	table := append([]byte{0x87}, names...) // the field "symbols"
	table = append(ionHead('\xde')(nil, len(table)), table...)
	table = append([]byte{0x81, 0x83}, table...) // one annotation: "$ion_symbol_table"
	return append(ionHead('\xee')([]byte(ionMarker), len(table)), table...)
}

// ionDecimal makes 1 with an exponent. A number with a sign has one bit less in its first byte.
func ionDecimal(n int) Input {
	b := ionNumber(nil, n)
	if len(b) == 1 && n >= 1<<6 || b[0]&0x40 != 0 {
		b = append([]byte{0}, b...)
	}
	return Of(slices.Concat([]byte(ionMarker), ionHead('\x5e')(nil, len(b)+1), b, []byte{1}))
}

// ionList makes a list of n equal values.
func ionList(each string) func(int) Input {
	return func(n int) Input {
		return Join(Of(ionHead('\xbe')([]byte(ionMarker), n*len(each))), Repeat(each, n))
	}
}
