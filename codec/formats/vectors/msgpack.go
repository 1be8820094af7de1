package vectors

import (
	"fmt"
	"math"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

const msgpackSpec = "https://github.com/msgpack/msgpack/blob/master/spec.md"

func msgpackValues() Suite {
	return Suite{Name: "values in every encoding", Into: []reflect.Type{anything}, Vectors: own(msgpackVectors)}
}

func msgpackVectors() (all []Vector) {
	accept := func(kind, section string, want any, name string, b []byte) {
		all = append(all, Vector{Name: kind + " as " + name, Input: attacks.Of(b), Demand: Accept, Want: []any{want}, Source: msgpackSpec + section})
	}
	for _, n := range []int64{0, 1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, math.MaxInt32, 1 << 31, math.MaxUint32, 1 << 32, math.MaxInt64,
		-1, -32, -33, -128, -129, -32768, -32769, math.MinInt32, math.MinInt32 - 1, math.MinInt64} {
		forms := msgpackIntegers(n)
		for _, name := range sortedKeys(forms) {
			accept(fmt.Sprint(n), "#int-format-family", n, name, forms[name])
		}
	}
	accept("18446744073709551615", "#int-format-family", uint64(math.MaxUint64), "uint 64", []byte("\xcf\xff\xff\xff\xff\xff\xff\xff\xff"))
	for _, f := range []float64{0, 1, -1.5, math.MaxFloat32, math.Inf(1), math.Inf(-1), math.NaN(), 1.1} {
		forms := msgpackFloats(f)
		for _, name := range sortedKeys(forms) {
			accept(fmt.Sprint(f), "#float-format-family", f, name, forms[name])
		}
	}
	for _, n := range []int{0, 1, 31, 32, 255, 256, 65535, 65536} {
		text := strings.Repeat("a", n)
		heads := msgpackHeads("str", n)
		for _, name := range sortedKeys(heads) {
			accept(fmt.Sprintf("text of %d bytes", n), "#str-format-family", text, name, append(heads[name], text...))
		}
		heads = msgpackHeads("bin", n)
		for _, name := range sortedKeys(heads) {
			accept(fmt.Sprintf("%d bytes", n), "#bin-format-family", []byte(text), name, append(heads[name], text...))
		}
	}
	for _, n := range []int{0, 1, 15, 16, 300} {
		list, pairs := make([]any, n), make(map[string]any)
		var items, entries []byte
		for i := range n {
			list[i], items = 1, append(items, 1)
			key := fmt.Sprintf("k%03d", i)
			pairs[key], entries = true, append(append(append(entries, 0xa0|byte(len(key))), key...), 0xc3)
		}
		heads := msgpackHeads("array", n)
		for _, name := range sortedKeys(heads) {
			accept(fmt.Sprintf("array of %d elements", n), "#array-format-family", list, name, append(heads[name], items...))
		}
		heads = msgpackHeads("map", n)
		for _, name := range sortedKeys(heads) {
			accept(fmt.Sprintf("map of %d entries", n), "#map-format-family", pairs, name, append(heads[name], entries...))
		}
	}
	accept("nil", "#nil-format", nil, "nil", []byte{0xc0})
	accept("false", "#bool-format-family", false, "false", []byte{0xc2})
	accept("true", "#bool-format-family", true, "true", []byte{0xc3})
	return append(all, msgpackOthers()...)
}

// msgpackOthers are extensions, which a decoder need not know, and messages that are none.
func msgpackOthers() (all []Vector) {
	for _, v := range [][2]string{
		{"timestamp 32", "d6ff00000001"}, {"timestamp 64", "d7ff0000000400000001"}, {"timestamp 96", "c70cff000000010000000000000001"},
		{"fixext 1", "d40500"}, {"fixext 2", "d5050000"}, {"fixext 4", "d60500000000"}, {"fixext 8", "d7050000000000000000"},
		{"fixext 16", "d80500000000000000000000000000000000"}, {"ext 8", "c70305000000"}, {"ext 16", "c8000305000000"}, {"ext 32", "c90000000305000000"},
	} {
		all = append(all, Vector{Name: v[0], Input: digits(v[1]), Demand: Refusable, Source: msgpackSpec + "#extension-types"})
	}
	for _, v := range [][2]string{
		{"no bytes", ""}, {"the byte c1, which is never used", "c1"}, {"array with the byte c1", "91c1"},
		{"uint 8 without its byte", "cc"}, {"uint 64 of 7 bytes", "cf00000000000000"}, {"int 32 of 3 bytes", "d2000000"}, {"float 32 of 3 bytes", "ca000000"}, {"float 64 of 7 bytes", "cb00000000000000"},
		{"fixstr that is too short", "a261"}, {"str 8 without a length", "d9"}, {"str 32 that is too short", "db0000000261"}, {"bin 8 that is too short", "c40261"},
		{"fixarray with too few elements", "9201"}, {"array 32 without elements", "dd00000001"}, {"fixmap with a key and no value", "81a161"}, {"map 16 with a key and no value", "de0001a161"},
		{"fixext 4 that is too short", "d605000000"}, {"ext 8 without a type", "c701"},
	} {
		all = append(all, Vector{Name: v[0], Input: digits(v[1]), Demand: Reject, Source: msgpackSpec + "#formats"})
	}
	return append(all,
		Vector{Name: "text that is not UTF-8", Input: digits("a1ff"), Demand: Either, Source: msgpackSpec + "#type-system"},
		Vector{Name: "two values", Input: digits("0102"), Demand: Either, Source: msgpackSpec + "#serialization-type-to-format-conversion"},
		Vector{Name: "map with a number as a key", Input: digits("8101a161"), Demand: Refusable, Source: msgpackSpec + "#map-format-family"},
		Vector{Name: "map with a duplicate key", Input: digits("82a16101a16102"), Demand: Either, Source: msgpackSpec + "#map-format-family"},
	)
}
