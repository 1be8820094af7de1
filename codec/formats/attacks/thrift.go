package attacks

import "encoding/binary"

const (
	thriftDeep    = "https://github.com/apache/thrift/pull/3766"
	thriftCounts  = "https://github.com/apache/thrift/pull/787"
	thriftBinary  = "https://github.com/apache/thrift/blob/master/doc/specs/thrift-binary-protocol.md"
	thriftCompact = "https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md"
	arrowCounts   = "https://github.com/apache/arrow-rs/pull/9868"
)

// thriftBinaryAttacks has values that are whole structs, too, whose only field has the number 1. Each
// begins with the type and the number in two bytes, and Field puts another number there.
func thriftBinaryAttacks() Attacks {
	return Attacks{
		Values: []Attack{
			{"list of n bytes, none of which is sent", Claimed, claim("\x0f\x00\x01\x03", int32be, ""), thriftCounts},
			{"list of n strings, none of which is sent", Claimed, claim("\x0f\x00\x01\x0b", int32be, ""), thriftCounts},
			{"list of n structs, none of which is sent", Claimed, claim("\x0f\x00\x01\x0c", int32be, ""), thriftCounts},
			{"list of n numbers, none of which is sent", Claimed, claim("\x0f\x00\x01\x0a", int32be, ""), thriftCounts},
			{"list of n elements that take no bytes", Claimed, claim("\x0f\x00\x01\x01", int32be, "\x00"), thriftBinary},
			{"set of n strings, none of which is sent", Claimed, claim("\x0e\x00\x01\x0b", int32be, ""), thriftCounts},
			{"map of n strings, none of which is sent", Claimed, claim("\x0d\x00\x01\x0b\x0b", int32be, ""), thriftCounts},
			{"string of n bytes, none of which is sent", Claimed, claim("\x0b\x00\x01", int32be, ""), thriftCounts},
			{"n structs, nested", Levels, nested("\x0c\x00\x01", "\x0c\x00\x01", "\x00", "\x00", "\x00"), thriftDeep},
			{"n lists of one element, nested", Levels, many("\x0f\x00\x01", "\x0f\x00\x00\x00\x01", "\x03\x00\x00\x00\x00\x00"), thriftDeep},
			{"n maps of one entry, nested", Levels, many("\x0d\x00\x01", "\x03\x0d\x00\x00\x00\x01\x00", "\x03\x03\x00\x00\x00\x00\x00"), thriftDeep},
			{"n lists, each of which claims a million elements, nested", Levels, many("\x0f\x00\x01", "\x0f\x00\x10\x00\x00", ""), thriftDeep},
			{"list of n zeros", Size, counted("\x0f\x00\x01\x03", be32, "\x00", "\x00"), thriftBinary},
			{"list of n empty structs", Size, counted("\x0f\x00\x01\x0c", be32, "\x00", "\x00"), thriftBinary},
			{"one field n times", Size, many("", "\x02\x00\x01\x01", "\x00"), thriftBinary},
		},
		Whole: []Attack{
			{"n structs in a field that no type has, nested", Levels, nested("", "\x0c\x7f\xff", "\x00", "\x00", ""), thriftDeep},
			{"n lists in a field that no type has, nested", Levels, many("\x0f\x7f\xff", "\x0f\x00\x00\x00\x01", "\x03\x00\x00\x00\x00\x00"), thriftDeep},
			{"list of n elements that take no bytes, in a field that no type has", Claimed, claim("\x0f\x7f\xff\x01", int32be, "\x00"), thriftBinary},
		},
		Nest: thriftBinaryNest(),
		Field: func(k Key, v Input) Input {
			return replaced(v, 3, binary.BigEndian.AppendUint16(v[0].Bytes[:1:1], uint16(k.Number))...)
		},
	}
}

// thriftCompactAttacks has values that are whole structs, too, whose only field has the number 1. Each
// begins with a byte for the number and the type, and Field puts another number there.
func thriftCompactAttacks() Attacks {
	return Attacks{
		Values: []Attack{
			{"list of n bytes, none of which is sent", Claimed, claim("\x19\xf3", int32varint, ""), arrowCounts},
			{"list of n strings, none of which is sent", Claimed, claim("\x19\xf8", int32varint, ""), arrowCounts},
			{"list of n structs, none of which is sent", Claimed, claim("\x19\xfc", int32varint, ""), arrowCounts},
			{"list of n numbers, none of which is sent", Claimed, claim("\x19\xf6", int32varint, ""), arrowCounts},
			{"set of n strings, none of which is sent", Claimed, claim("\x1a\xf8", int32varint, ""), arrowCounts},
			{"map of n strings, none of which is sent", Claimed, claim("\x1b", int32varint, "\x88"), arrowCounts},
			{"string of n bytes, none of which is sent", Claimed, claim("\x18", int32varint, ""), arrowCounts},
			{"n structs, nested", Levels, nested("\x1c", "\x1c", "\x00", "\x00", "\x00"), thriftDeep},
			{"n lists of one element, nested", Levels, many("\x19", "\x19", "\x03\x00"), thriftDeep},
			{"n maps of one entry, nested", Levels, many("\x1b", "\x01\x3b\x00", "\x00\x00"), thriftDeep},
			{"n lists, each of which claims a million elements, nested", Levels, many("\x19", "\xf9\x80\x80\x40", ""), thriftDeep},
			{"list of n zeros", Size, counted("\x19\xf3", varint, "\x00", "\x00"), thriftCompact},
			{"list of n empty structs", Size, counted("\x19\xfc", varint, "\x00", "\x00"), thriftCompact},
		},
		Whole: []Attack{
			{"n structs in a field that no type has, nested", Levels, nested("", "\x0c\xfe\xff\x03", "\x00", "\x00", ""), thriftDeep},
			{"n lists in a field that no type has, nested", Levels, many("\x09\xfe\xff\x03", "\x19", "\x03\x00"), thriftDeep},
			{"n fields without content", Size, many("", "\x11", "\x00"), thriftCompact},
		},
		Nest: thriftCompactNest(),
		Field: func(k Key, v Input) Input {
			kind := v[0].Bytes[0] & 0x0f
			if k.Number <= 15 {
				return replaced(v, 1, byte(k.Number)<<4|kind)
			}
			return replaced(v, 1, zigzag([]byte{kind}, k.Number)...)
		},
	}
}

// thriftJSONAttacks has values that are whole structs, too, whose only field has the number 1. Field
// puts another number there.
func thriftJSONAttacks() Attacks {
	const (
		begin  = `{"1":{"`
		deep   = "https://github.com/apache/thrift/pull/3389"
		source = "https://github.com/apache/thrift/blob/master/lib/go/thrift/json_protocol.go"
	)
	return Attacks{
		Values: []Attack{
			{"list of n numbers, none of which is sent", Claimed, claim(begin+`lst":["i32",`, decimal, "]}}"), source},
			{"list of n structs, none of which is sent", Claimed, claim(begin+`lst":["rec",`, decimal, "]}}"), source},
			{"set of n strings, none of which is sent", Claimed, claim(begin+`set":["str",`, decimal, "]}}"), source},
			{"map of n strings, none of which is sent", Claimed, claim(begin+`map":["str","str",`, decimal, ",{}]}}"), source},
			{"n structs, nested", Levels, nested(begin+`rec":`, `{"1":{"rec":`, "{}", "}}", "}}"), deep},
			{"n lists of one element, nested", Levels, nested(begin+`lst":`, `["lst",1,`, `["i32",0]`, "]", "}}"), deep},
			{"list of n zeros", Size, thriftJSONList, source},
			{"integer of n digits", Size, many(begin+`i64":`, "9", "}}"), source},
			{"number with the exponent n", Claimed, claim(begin+`dbl":1e`, decimal, "}}"), source},
			{"string of n escaped letters", Size, many(begin+`str":"`, `\u0041`, `"}}`), source},
		},
		Whole: []Attack{
			{"n structs in a field that no type has, nested", Levels, nested("", `{"9999":{"rec":`, "{}", "}}", ""), deep},
			{"n arrays, nested", Levels, nested("", "[", "", "]", ""), source},
		},
		Nest: thriftJSONNest(),
		Field: func(k Key, v Input) Input {
			return replaced(v, len(`{"1`), decimal([]byte(`{"`), k.Number)...)
		},
	}
}

func thriftJSONList(n int) Input {
	return Join(Of(decimal([]byte(`{"1":{"lst":["i32",`), n)), Repeat(",0", n), Of("]}}"))
}
