package attacks

import (
	"bytes"
	"encoding/binary"
	"math/bits"
	"slices"
)

const gobSpec = "https://pkg.go.dev/encoding/gob#hdr-Encoding_Details"

// The numbers of predeclared types, and of the first types that a message describes.
const (
	gobInt, gobBytes, gobString, gobInterface = 2, 5, 6, 8

	gobRoot, gobType = 64, 65
)

// What a description of a type begins with.
const (
	gobArray, gobSlice, gobStruct, gobMap = 1, 2, 3, 4
)

// gob has values that are whole messages, too. They have these parts: descriptions of types, the length
// of the value, its type, a zero, and the value itself. Field describes a struct besides, and puts it
// around the value.
func gob() Attacks {
	const (
		maps   = "https://github.com/golang/go/issues/79539"
		slice  = "https://github.com/golang/go/issues/55338"
		sizes  = "https://github.com/golang/go/issues/10273"
		types  = "https://github.com/golang/go/issues/10490"
		deep   = "https://github.com/golang/go/issues/69139"
		length = "https://github.com/golang/go/issues/3225"
	)
	strings := describe(gobType, gobSlice, signedGob(nil, gobString))
	return Attacks{
		Values: []Attack{
			{"map of n entries, none of which is sent", Claimed, gobValue(describe(gobType, gobMap, signedGob(nil, gobString), []byte{1}, signedGob(nil, gobInt)), gobType, claim("", gobNumber, "")), maps},
			{"slice of n strings, none of which is sent", Claimed, gobValue(strings, gobType, claim("", gobNumber, "")), slice},
			{"slice of n integers, none of which is sent", Claimed, gobValue(describe(gobType, gobSlice, signedGob(nil, gobInt)), gobType, claim("", gobNumber, "")), slice},
			{"slice of n slices, none of which is sent", Claimed, gobValue(slices.Concat(describe(gobType, gobSlice, signedGob(nil, gobType+1)), describe(gobType+1, gobSlice, signedGob(nil, gobInt))), gobType, claim("", gobNumber, "")), slice},
			{"string of n bytes, none of which is sent", Claimed, gobValue(nil, gobString, claim("", gobNumber, "")), sizes},
			{"bytes of length n, none of which is sent", Claimed, gobValue(nil, gobBytes, claim("", gobNumber, "")), sizes},
			{"interface with a type whose name has n bytes", Claimed, gobValue(nil, gobInterface, claim("", gobNumber, "")), sizes},
			{"array of a type with n elements", Claimed, arrayType, types},
			{"n slices of a type that contains itself, nested", Levels, gobValue(describe(gobType, gobSlice, signedGob(nil, gobType)), gobType, many("", "\x01", "\x00")), deep},
			{"n types, each of which is a slice of the next", Levels, typeChain, deep},
			{"slice of n integers", Size, gobValue(describe(gobType, gobSlice, signedGob(nil, gobInt)), gobType, counted("", gobNumber, "\x00", "")), slice},
			{"slice of n empty strings", Size, gobValue(strings, gobType, counted("", gobNumber, "\x00", "")), slice},
		},
		Whole: []Attack{
			{"message of n bytes, none of which is sent", Claimed, claim("", gobNumber, ""), length},
			{"description of a struct with n fields, none of which is sent", Claimed, structType, types},
			{"n structs of a type that contains itself, nested", Levels, gobNested, deep},
			{"n types without a value", Size, unusedTypes, gobSpec},
		},
		Nest: gobNest(),
		Raise: func(head byte, n int) []byte {
			if head > 0x7f { // the number of bytes of a number
				return nil
			}
			return be32([]byte{0xfc}, n)
		},
		Field: func(k Key, v Input) Input {
			return gobMessage(slices.Concat(gobFields(gobRoot, k.Name, v[2].Bytes), v[0].Bytes), signedGob(nil, gobRoot), Join(Of("\x01"), v[4:], Of("\x00")))
		},
	}
}

// gobNumber appends a number without a sign: one byte, or how many follow and those.
func gobNumber(b []byte, n int) []byte {
	if n < 0x80 {
		return append(b, byte(n))
	}
	size := (bits.Len64(uint64(n)) + 7) / 8
	return append(append(b, byte(-size)), binary.BigEndian.AppendUint64(nil, uint64(n))[8-size:]...)
}

// signedGob appends a number whose lowest bit is the sign.
func signedGob(b []byte, n int) []byte {
	if n < 0 {
		return gobNumber(b, ^n<<1|1)
	}
	return gobNumber(b, n<<1)
}

// describe returns the description of the type with a number: its kind and what it is made of.
func describe(number int, kind byte, of ...[]byte) []byte {
	b := append(signedGob(nil, -number), kind, 1, 2)
	b = append(signedGob(b, number), 0, 1)
	b = append(append(b, bytes.Join(of, nil)...), 0, 0)
	return append(gobNumber(nil, len(b)), b...)
}

// gobFields describes the struct with a number, which has one field of a type.
func gobFields(number int, name string, of []byte) []byte {
	field := append(gobNumber([]byte{1, 1}, len(name)), name...)
	return describe(number, gobStruct, field, []byte{1}, of, []byte{0})
}

// gobMessage is a value after descriptions of types.
func gobMessage(types, number []byte, value Input) Input {
	return append(Input{{types, 1}, {gobNumber(nil, len(number)+value.Len()), 1}, {number, 1}}, value...)
}

// gobValue makes a message with a value of the type with a number, which is no struct.
func gobValue(types []byte, number int, make func(int) Input) func(int) Input {
	return func(n int) Input { return gobMessage(types, signedGob(nil, number), Join(Of("\x00"), make(n))) }
}

func arrayType(n int) Input {
	types := describe(gobType, gobArray, signedGob(nil, gobInt), []byte{1}, signedGob(nil, n))
	return gobValue(types, gobType, claim("", gobNumber, ""))(n)
}

// structType makes a description that ends after the number of its fields.
func structType(n int) Input {
	b := append(signedGob(nil, -gobRoot), gobStruct, 1, 2)
	b = gobNumber(append(signedGob(b, gobRoot), 0, 1), n)
	return Of(append(gobNumber(nil, len(b)), b...))
}

func gobNested(n int) Input {
	return gobMessage(gobFields(gobRoot, "A", signedGob(nil, gobRoot)), signedGob(nil, gobRoot), nested("", "\x01", "", "\x00", "\x00")(n))
}

// typeChain makes no more types than mostSized: each has a number of its own.
func typeChain(n int) Input {
	n = min(n, mostSized)
	return gobValue(slices.Concat(sliceTypes(n), describe(gobType+n, gobSlice, signedGob(nil, gobInt))), gobType, many("", "\x01", "\x00"))(n)
}

func unusedTypes(n int) Input {
	return gobMessage(append(sliceTypes(n), describe(gobType+n, gobSlice, signedGob(nil, gobInt))...), signedGob(nil, gobInt), Of("\x00\x00"))
}

// sliceTypes describes n types: each is a slice of the next.
func sliceTypes(n int) (types []byte) {
	for i := range n {
		types = append(types, describe(gobType+i, gobSlice, signedGob(nil, gobType+i+1))...)
	}
	return types
}
