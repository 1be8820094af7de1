package attacks

import (
	"encoding/binary"
	"fmt"
)

const protobufSpec = "https://protobuf.dev/programming-guides/encoding/"

// protobuf has values that are whole messages, too, whose only field has the number 1. Each begins with
// the field's tag, which is one byte, and Field replaces it. So a value has one tag, or it repeats its tag
// and has nothing else before it.
func protobuf() Attacks {
	const (
		groups = "https://github.com/golang/protobuf/issues/1719"
		packed = "https://github.com/protocolbuffers/protobuf/pull/21497"
		small  = "https://github.com/bufbuild/protobuf-es/issues/299"
	)
	return Attacks{
		Values: []Attack{
			{"n bytes, none of which is sent", Claimed, claim("\x0a", varint, ""), packed},
			{"list of n zeros", Size, counted("\x0a", varint, "\x00", ""), small},
			{"n numbers of ten bytes", Size, many("", "\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", ""), protobufSpec + "#varints"},
			{"n empty messages", Size, many("", "\x0a\x00", ""), small},
			{"one message in n parts", Size, many("", "\x0a\x02\x08\x01", ""), "https://github.com/StarRocks/starrocks/issues/12150"},
			{"message in which a field claims n bytes, none of which is sent", Claimed, messageIn(claim("\x0a", varint, "")), packed},
			{"message of n groups, nested", Levels, messageIn(nested("", "\x0b", "", "\x0c", "")), groups},
			{"n messages, nested", Levels, sized(submessage(1), "", ""), "https://github.com/sei-protocol/sei-cosmos/pull/591"},
		},
		Whole: []Attack{
			{"n groups, nested", Levels, nested("", "\x0b", "", "\x0c", ""), groups},
			{"n groups, nested and never closed", Levels, many("", "\x0b", ""), "https://github.com/bufbuild/protobuf-es/pull/1441"},
			{"n groups, nested in a field that no type has", Levels, nested("", "\xfb\xff\xff\xff\x0f", "", "\xfc\xff\xff\xff\x0f", ""), groups},
			{"n fields that no type has", Size, many("", "\xfa\xff\xff\xff\x0f\x00", ""), protobufSpec + "#order"},
			{"n messages in field 2, nested", Levels, sized(submessage(2), "", ""), "https://github.com/sei-protocol/sei-cosmos/pull/591"},
			{"n messages in field 3, nested", Levels, sized(submessage(3), "", ""), "https://github.com/sei-protocol/sei-cosmos/pull/591"},
			{"field whose number is n", Claimed, func(n int) Input { return Of(append(varint(nil, min(n, 1<<29-1)<<3), 0)) }, protobufSpec + "#structure"},
		},
		Nest: protobufNest(),
		Field: func(k Key, v Input) Input {
			return replaced(v, 1, binary.AppendUvarint(nil, uint64(k.Number)<<3|uint64(v[0].Bytes[0]&7))...)
		},
	}
}

// submessage writes the head of a message in the field with a number below 16.
func submessage(field byte) number {
	return func(b []byte, n int) []byte { return varint(append(b, field<<3|2), n) }
}

// messageIn makes a message in field 1.
func messageIn(make func(int) Input) func(int) Input {
	return func(n int) Input {
		in := make(n)
		return Join(Of(submessage(1)(nil, in.Len())), in)
	}
}

func protoJSON() Attacks {
	const anyJSON = `{"@type":"type.googleapis.com/google.protobuf.Any","value":`
	a := json()
	a.Values = append(a.Values,
		Attack{"n messages of type Any, nested", Levels, nested("", anyJSON, "{}", "}", ""), "https://github.com/protocolbuffers/protobuf/issues/25070"},
		Attack{"number in a string, with the exponent n", Claimed, claim(`"1e`, decimal, `"`), "https://github.com/protocolbuffers/protobuf/pull/27760"},
		Attack{"bytes in base 64 of n letters", Size, many(`"`, "AAAA", `"`), "https://protobuf.dev/programming-guides/json/"},
	)
	return a
}

const protoTextSpec = "https://protobuf.dev/reference/protobuf/textformat-spec/"

// protoText has values that are whole messages, too, whose only field is a. Field puts its own name in
// the place of that letter.
func protoText() Attacks {
	const (
		deep  = "https://github.com/protocolbuffers/protobuf/issues/25068"
		lists = "https://github.com/protocolbuffers/protobuf/pull/27152"
		anys  = "https://github.com/protocolbuffers/protobuf/issues/26195"
	)
	return Attacks{
		Values: []Attack{
			{"n messages, nested", Levels, nested("", "a{", "", "}", ""), deep},
			{"n messages, nested and never closed", Levels, many("", "a{", ""), deep},
			{"n messages in angle brackets, nested", Levels, nested("", "a<", "", ">", ""), protoTextSpec + "#fields"},
			{"n lists of one message, nested", Levels, nested("", "a:[{", "", "}]", ""), deep},
			{"n lists, nested", Levels, nested("a:", "[", "", "]", ""), lists},
			{"n messages of type Any, nested", Levels, nested("a{", "[type.googleapis.com/google.protobuf.Any]{", "", "}", "}"), anys},
			{"integer of n digits", Size, many("a:", "9", ""), protoTextSpec + "#numeric"},
			{"number with an exponent of n digits", Size, many("a:1e", "9", ""), protoTextSpec + "#numeric"},
			{"number with the exponent n", Claimed, claim("a:1e", decimal, ""), protoTextSpec + "#numeric"},
			{"string of n escaped letters", Size, many(`a:"`, `\x41`, `"`), protoTextSpec + "#string"},
			{"string in n pieces", Size, many("a:", `"a" `, ""), protoTextSpec + "#string"},
			{"list of n zeros", Size, many("a:[", "0,", "0]"), protoTextSpec + "#values"},
			{"one field n times", Size, many("", "a:0 ", ""), protoTextSpec + "#fields"},
			{"n comments before a number", Size, many("a:", "#\n", "0"), protoTextSpec + "#whitespace"},
		},
		Whole: []Attack{
			{"n messages in a field that no type has, nested", Levels, nested("", "wirebench_unknown{", "", "}", ""), "https://github.com/golang/protobuf/issues/1715"},
		},
		Nest: protoTextNest(),
		Field: func(k Key, v Input) Input {
			return replaced(v, 1, fmt.Append(nil, k.Name)...)
		},
	}
}
