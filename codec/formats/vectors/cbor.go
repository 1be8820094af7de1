package vectors

import (
	"encoding/hex"
	"math"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

const rfc8949 = "https://www.rfc-editor.org/rfc/rfc8949"

func cborExamples() Suite {
	return Suite{Name: "examples of RFC 8949", Into: []reflect.Type{anything}, Vectors: own(cborVectors)}
}

// cborValue is a line of appendix A.
type cborValue struct {
	name, digits string
	want         any
}

var toTwentyFive = []any{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25}

// cborBasic are values that JSON has as well, and strings of bytes.
var cborBasic = []cborValue{
	{"0", "00", 0}, {"1", "01", 1}, {"10", "0a", 10}, {"23", "17", 23}, {"24", "1818", 24}, {"25", "1819", 25},
	{"100", "1864", 100}, {"1000", "1903e8", 1000}, {"1000000", "1a000f4240", 1000000},
	{"1000000000000", "1b000000e8d4a51000", 1000000000000},
	{"18446744073709551615", "1bffffffffffffffff", uint64(math.MaxUint64)},
	{"-1", "20", -1}, {"-10", "29", -10}, {"-100", "3863", -100}, {"-1000", "3903e7", -1000},
	{"0.0", "f90000", 0.0}, {"-0.0", "f98000", math.Copysign(0, -1)}, {"1.0", "f93c00", 1.0}, {"1.1", "fb3ff199999999999a", 1.1},
	{"1.5", "f93e00", 1.5}, {"65504.0", "f97bff", 65504.0}, {"100000.0", "fa47c35000", 100000.0},
	{"3.4028234663852886e+38", "fa7f7fffff", 3.4028234663852886e+38}, {"1.0e+300", "fb7e37e43c8800759c", 1.0e+300},
	{"5.960464477539063e-8", "f90001", 5.960464477539063e-8}, {"0.00006103515625", "f90400", 0.00006103515625},
	{"-4.0", "f9c400", -4.0}, {"-4.1", "fbc010666666666666", -4.1},
	{"Infinity in 16 bits", "f97c00", math.Inf(1)}, {"NaN in 16 bits", "f97e00", math.NaN()}, {"-Infinity in 16 bits", "f9fc00", math.Inf(-1)},
	{"Infinity in 32 bits", "fa7f800000", math.Inf(1)}, {"NaN in 32 bits", "fa7fc00000", math.NaN()}, {"-Infinity in 32 bits", "faff800000", math.Inf(-1)},
	{"Infinity in 64 bits", "fb7ff0000000000000", math.Inf(1)}, {"NaN in 64 bits", "fb7ff8000000000000", math.NaN()}, {"-Infinity in 64 bits", "fbfff0000000000000", math.Inf(-1)},
	{"false", "f4", false}, {"true", "f5", true}, {"null", "f6", nil},
	{"h''", "40", []byte{}}, {"h'01020304'", "4401020304", []byte{1, 2, 3, 4}},
	{`""`, "60", ""}, {`"a"`, "6161", "a"}, {`"IETF"`, "6449455446", "IETF"}, {`"\"\\"`, "62225c", `"\`},
	{`"\u00fc"`, "62c3bc", "\u00fc"}, {`"\u6c34"`, "63e6b0b4", "\u6c34"}, {`"\ud800\udd51"`, "64f0908591", "\U00010151"},
	{"[]", "80", []any{}}, {"[1, 2, 3]", "83010203", []any{1, 2, 3}},
	{"[1, [2, 3], [4, 5]]", "8301820203820405", []any{1, []any{2, 3}, []any{4, 5}}},
	{"[1, 2, …, 25]", "98190102030405060708090a0b0c0d0e0f101112131415161718181819", toTwentyFive},
	{"{}", "a0", map[string]any{}},
	{`{"a": 1, "b": [2, 3]}`, "a26161016162820203", map[string]any{"a": 1, "b": []any{2, 3}}},
	{`["a", {"b": "c"}]`, "826161a161626163", []any{"a", map[string]any{"b": "c"}}},
	{`{"a": "A", …, "e": "E"}`, "a56161614161626142616361436164614461656145", map[string]any{"a": "A", "b": "B", "c": "C", "d": "D", "e": "E"}},
}

// cborIndefinite are values of which the length is not said before them. Protocols may forbid them.
var cborIndefinite = []cborValue{
	{"(_ h'0102', h'030405')", "5f42010243030405ff", []byte{1, 2, 3, 4, 5}}, {`(_ "strea", "ming")`, "7f657374726561646d696e67ff", "streaming"},
	{"[_ ]", "9fff", []any{}},
	{"[_ 1, [2, 3], [_ 4, 5]]", "9f018202039f0405ffff", []any{1, []any{2, 3}, []any{4, 5}}},
	{"[_ 1, [2, 3], [4, 5]]", "9f01820203820405ff", []any{1, []any{2, 3}, []any{4, 5}}},
	{"[1, [2, 3], [_ 4, 5]]", "83018202039f0405ff", []any{1, []any{2, 3}, []any{4, 5}}},
	{"[1, [_ 2, 3], [4, 5]]", "83019f0203ff820405", []any{1, []any{2, 3}, []any{4, 5}}},
	{"[_ 1, 2, …, 25]", "9f0102030405060708090a0b0c0d0e0f101112131415161718181819ff", toTwentyFive},
	{`{_ "a": 1, "b": [_ 2, 3]}`, "bf61610161629f0203ffff", map[string]any{"a": 1, "b": []any{2, 3}}},
	{`["a", {_ "b": "c"}]`, "826161bf61626163ff", []any{"a", map[string]any{"b": "c"}}},
	{`{_ "Fun": true, "Amt": -2}`, "bf6346756ef563416d7421ff", map[string]any{"Fun": true, "Amt": -2}},
}

// cborSpecial are values for which not every language or application has a type. The spaces between them
// are those of the table.
var cborSpecial = [][2]string{
	{"18446744073709551616", "c249010000000000000000"}, {"-18446744073709551616", "3bffffffffffffffff"}, {"-18446744073709551617", "c349010000000000000000"},
	{"undefined", "f7"}, {"simple(16)", "f0"}, {"simple(255)", "f8ff"},
	{`0("2013-03-21T20:04:00Z")`, "c074323031332d30332d32315432303a30343a30305a"}, {"1(1363896240)", "c11a514b67b0"}, {"1(1363896240.5)", "c1fb41d452d9ec200000"},
	{"23(h'01020304')", "d74401020304"}, {"24(h'6449455446')", "d818456449455446"},
	{`32("http://www.example.com")`, "d82076687474703a2f2f7777772e6578616d706c652e636f6d"}, {"{1: 2, 3: 4}", "a201020304"},
}

// cborIllFormed are the examples of appendix F.
var cborIllFormed = [][2]string{
	{"end of input in a head", "18 19 1a 1b 1901 1a0102 1b01020304050607 38 58 78 98 9a01ff00 b8 d8 f8 f900 fa0000 fb000000"},
	{"string with too little data", "41 61 5affffffff00 5bffffffffffffffff010203 7affffffff00 7b7fffffffffffffff010203"},
	{"array or map with too few items", "81 818181818181818181 8200 a1 a20102 a100 a2000000"},
	{"tag without content", "c0"},
	{"indefinite string without an end", "5f4100 7f6100"},
	{"indefinite array or map without an end", "9f 9f0102 bf bf01020102 819f 9f8000 9f9f9f9f9fffffffff 9f819f819f9fffffff"},
	{"reserved additional information", "1c 1d 1e 3c 3d 3e 5c 5d 5e 7c 7d 7e 9c 9d 9e bc bd be dc dd de fc fd fe"},
	{"reserved form of a simple value", "f800 f801 f818 f81f"},
	{"chunk of another type", "5f00ff 5f21ff 5f6100ff 5f80ff 5fa0ff 5fc000ff 5fe0ff 7f4100ff"},
	{"chunk of indefinite length", "5f5f4100ffff 7f7f6100ffff"},
	{"break by itself", "ff"},
	{"break in an array, map or tag of definite length", "81ff 8200ff a1ff a1ff00 a100ff a20000ff 9f81ff 9f829f819f9fffffffff"},
	{"map with a key and no value", "bf00ff bf000000ff"},
	{"number or tag of indefinite length", "1f 3f df"},
}

func cborVectors() (all []Vector) {
	for _, v := range cborBasic {
		all = append(all, Vector{Name: v.name, Input: digits(v.digits), Demand: Accept, Want: []any{v.want}, Source: rfc8949 + "#appendix-A"})
	}
	for _, v := range cborIndefinite {
		all = append(all, Vector{Name: v.name, Input: digits(v.digits), Demand: Refusable, Want: []any{v.want}, Source: rfc8949 + "#section-3.2"})
	}
	for _, v := range cborSpecial {
		all = append(all, Vector{Name: v[0], Input: digits(v[1]), Demand: Refusable, Source: rfc8949 + "#appendix-A"})
	}
	for _, kind := range cborIllFormed {
		for _, d := range strings.Fields(kind[1]) {
			all = append(all, Vector{Name: kind[0] + ": " + d, Input: digits(d), Demand: Reject, Source: rfc8949 + "#appendix-F.1"})
		}
	}
	return append(all,
		Vector{Name: "text that is not UTF-8", Input: digits("61ff"), Demand: Reject, Source: rfc8949 + "#section-3.1"},
		Vector{Name: "map with a duplicate key", Input: digits("a2616101616102"), Demand: Either, Source: rfc8949 + "#section-5.6"},
		Vector{Name: "two data items", Input: digits("0001"), Demand: Either, Source: rfc8949 + "#section-1.2"},
	)
}

// digits returns bytes that are written as hexadecimal digits.
func digits(text string) attacks.Input {
	b, err := hex.DecodeString(text)
	if err != nil {
		panic(err) // the digits are written in this package
	}
	return attacks.Of(b)
}
