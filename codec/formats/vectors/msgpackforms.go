package vectors

import (
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// wide appends the lowest bytes of a number, the highest of them first.
func wide(head byte, n uint64, width int) []byte {
	full := binary.BigEndian.AppendUint64(nil, n)
	return append([]byte{head}, full[8-width:]...)
}

// msgpackIntegers returns all encodings of an integer.
func msgpackIntegers(n int64) map[string][]byte {
	forms := make(map[string][]byte)
	if n >= 0 && n <= math.MaxInt8 {
		forms["positive fixint"] = []byte{byte(n)}
	}
	if n < 0 && n >= -32 {
		forms["negative fixint"] = []byte{byte(n)}
	}
	for i := range 4 {
		width := 1 << i
		bits := 8 * width
		if n >= 0 && (bits == 64 || n < 1<<bits) {
			forms[fmt.Sprintf("uint %d", bits)] = wide(0xcc+byte(i), uint64(n), width)
		}
		if limit := int64(1) << (min(bits, 63) - 1); bits == 64 || n >= -limit && n < limit {
			forms[fmt.Sprintf("int %d", bits)] = wide(0xd0+byte(i), uint64(n), width)
		}
	}
	return forms
}

// msgpackFloats returns all encodings of a number that lose nothing.
func msgpackFloats(f float64) map[string][]byte {
	forms := map[string][]byte{"float 64": wide(0xcb, math.Float64bits(f), 8)}
	if short := float32(f); float64(short) == f || math.IsNaN(f) {
		forms["float 32"] = wide(0xca, uint64(math.Float32bits(short)), 4)
	}
	return forms
}

// msgpackFamily is the heads of a kind of value that has a length.
type msgpackFamily struct {
	fix, most byte // the head with the length in it, and the greatest such length
	heads     map[int]byte
}

var msgpackFamilies = map[string]msgpackFamily{
	"str":   {0xa0, 31, map[int]byte{8: 0xd9, 16: 0xda, 32: 0xdb}},
	"bin":   {0, 0, map[int]byte{8: 0xc4, 16: 0xc5, 32: 0xc6}},
	"array": {0x90, 15, map[int]byte{16: 0xdc, 32: 0xdd}},
	"map":   {0x80, 15, map[int]byte{16: 0xde, 32: 0xdf}},
}

// msgpackHeads returns all heads of a value of a length.
func msgpackHeads(kind string, n int) map[string][]byte {
	f := msgpackFamilies[kind]
	forms := make(map[string][]byte)
	if f.fix != 0 && n <= int(f.most) {
		forms["fix"+kind] = []byte{f.fix | byte(n)}
	}
	for bits, head := range f.heads {
		if n < 1<<bits {
			forms[fmt.Sprintf("%s %d", kind, bits)] = wide(head, uint64(n), bits/8)
		}
	}
	return forms
}

// msgpackHead is the head of a value in a message. forms are all heads that it may have.
type msgpackHead struct {
	from, to int
	kind     string
	forms    map[string][]byte
}

var errMsgpack = errors.New("the message is not in MessagePack as it is known here")

// msgpackWalk returns the heads of all values of a message. Extensions have no other head here.
func msgpackWalk(b []byte) (all []msgpackHead, err error) {
	for at := 0; at < len(b); {
		h, content, err := msgpackAt(b, at)
		if err != nil {
			return nil, err
		}
		if h.forms != nil {
			all = append(all, h)
		}
		at = h.to + content // elements follow as values of their own
	}
	return all, nil
}

// msgpackAt returns the head at a place, and the number of bytes of content that are no values.
func msgpackAt(b []byte, at int) (h msgpackHead, content int, err error) {
	c := b[at]
	h = msgpackHead{from: at, to: at + 1}
	number := func(width int) uint64 {
		if at+1+width > len(b) {
			err = errMsgpack
			return 0
		}
		var full [8]byte
		copy(full[8-width:], b[at+1:at+1+width])
		h.to = at + 1 + width
		return binary.BigEndian.Uint64(full[:])
	}
	sized := func(kind string, n int) {
		h.kind, h.forms = kind, msgpackHeads(kind, n)
		if kind == "str" || kind == "bin" {
			content = n
		}
	}
	integer := func(n int64) { h.kind, h.forms = "integer", msgpackIntegers(n) }
	switch {
	case c <= 0x7f || c >= 0xe0:
		integer(int64(int8(c)))
	case c <= 0x8f:
		sized("map", int(c&15))
	case c <= 0x9f:
		sized("array", int(c&15))
	case c <= 0xbf:
		sized("str", int(c&31))
	case c == 0xc0 || c == 0xc2 || c == 0xc3: // nil, false, true
	case c >= 0xc4 && c <= 0xc6:
		sized("bin", int(number(1<<(c-0xc4))))
	case c >= 0xc7 && c <= 0xc9:
		content = 1 + int(number(1<<(c-0xc7)))
	case c == 0xca:
		h.kind, h.forms = "float", msgpackFloats(float64(math.Float32frombits(uint32(number(4)))))
	case c == 0xcb:
		h.kind, h.forms = "float", msgpackFloats(math.Float64frombits(number(8)))
	case c >= 0xcc && c <= 0xcf:
		if n := number(1 << (c - 0xcc)); n <= math.MaxInt64 {
			integer(int64(n))
		}
	case c >= 0xd0 && c <= 0xd3:
		width := 1 << (c - 0xd0)
		integer(int64(number(width)<<(64-8*width)) >> (64 - 8*width))
	case c >= 0xd4 && c <= 0xd8:
		content = 1 + 1<<(c-0xd4)
	case c >= 0xd9 && c <= 0xdb:
		sized("str", int(number(1<<(c-0xd9))))
	case c == 0xdc || c == 0xdd:
		sized("array", int(number(2<<(c-0xdc))))
	case c == 0xde || c == 0xdf:
		sized("map", int(number(2<<(c-0xde))))
	default:
		err = errMsgpack
	}
	if content < 0 || content > len(b)-h.to {
		err = errMsgpack
	}
	return h, content, err
}

func msgpackRewrites() (all []Rewrite) {
	for _, kind := range []struct{ name, title, section string }{
		{"integer", "integers in every encoding", "#int-format-family"},
		{"float", "floats in every encoding", "#float-format-family"},
		{"str", "texts in every encoding", "#str-format-family"},
		{"bin", "bytes in every encoding", "#bin-format-family"},
		{"array", "arrays in every encoding", "#array-format-family"},
		{"map", "maps in every encoding", "#map-format-family"},
	} {
		all = append(all, Rewrite{kind.title, func(b []byte, _ *schema.Type) ([]Vector, error) {
			return msgpackForms(b, kind.name, msgpackSpec+kind.section)
		}})
	}
	return all
}

// msgpackForms gives one value after the other all heads that it may have.
func msgpackForms(b []byte, kind, source string) (all []Vector, err error) {
	heads, err := msgpackWalk(b)
	if err != nil {
		return nil, err
	}
	for _, h := range heads {
		if h.kind != kind {
			continue
		}
		for _, name := range sortedKeys(h.forms) {
			if string(h.forms[name]) == string(b[h.from:h.to]) {
				continue
			}
			all = append(all, Vector{
				Name:  fmt.Sprintf("%s at byte %d as %s", kind, h.from, name),
				Input: attacks.Of(slices.Concat(b[:h.from], h.forms[name], b[h.to:])), Demand: Accept, Source: source,
			})
		}
	}
	if all == nil {
		return nil, fmt.Errorf("the message has no %s", kind)
	}
	return all, nil
}
