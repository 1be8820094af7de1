package attacks

import (
	"encoding/binary"
	"slices"
)

const (
	plistSpec   = "https://docs.python.org/3/library/plistlib.html"
	plistBinary = "https://github.com/DHowett/go-plist/blob/main/bplist_parser.go"
)

// propertyList has values in XML. The binary form is only for whole lists, since its objects refer to
// each other by numbers.
func propertyList() Attacks {
	const (
		deep  = "https://github.com/libimobiledevice/libplist/issues/289"
		begin = "<plist>"
		end   = "</plist>"
		loops = "https://github.com/wader/fq/issues/453"
	)
	return Attacks{
		Values: []Attack{
			{"n arrays, nested", Levels, nested(begin, "<array>", "", "</array>", end), deep},
			{"n dictionaries, nested", Levels, nested(begin, "<dict><key>a</key>", "<true/>", "</dict>", end), deep},
			{"array of n booleans", Size, many(begin+"<array>", "<true/>", "</array>"+end), plistSpec},
			{"array of n empty dictionaries", Size, many(begin+"<array>", "<dict/>", "</array>"+end), plistSpec},
			{"dictionary with one key n times", Size, many(begin+"<dict>", "<key>a</key><true/>", "</dict>"+end), plistSpec},
			{"dictionary with n keys", Size, different(begin+"<dict>", plistEntry, "</dict>"+end), plistSpec},
			{"integer of n digits", Size, many(begin+"<integer>", "9", "</integer>"+end), plistSpec},
			{"real number with the exponent n", Claimed, claim(begin+"<real>1e", decimal, "</real>"+end), plistSpec},
			{"data in base 64 of n letters", Size, many(begin+"<data>", "AAAA", "</data>"+end), plistSpec},
		},
		Whole: []Attack{
			{"binary: array of n elements, none of which is sent", Claimed, oneObject(claim("\xaf\x12", be32, "")), plistBinary},
			{"binary: dictionary of n entries, none of which is sent", Claimed, oneObject(claim("\xdf\x12", be32, "")), plistBinary},
			{"binary: data of n bytes, none of which is sent", Claimed, oneObject(claim("\x4f\x12", be32, "")), plistBinary},
			{"binary: string of n bytes, none of which is sent", Claimed, oneObject(claim("\x5f\x12", be32, "")), plistBinary},
			{"binary: string of n pairs of bytes, none of which is sent", Claimed, oneObject(claim("\x6f\x12", be32, "")), plistBinary},
			{"binary: n objects, none of which is sent", Claimed, noObjects, plistBinary},
			{"binary: array of n references to itself", Size, oneObject(counted("\xaf\x12", be32, "\x00\x00", "")), loops},
			{"binary: n arrays, nested", Levels, arrays(1), "https://github.com/ckruse/CFPropertyList/pull/72"},
			{"binary: n arrays, each of which has ten times the next", Levels, arrays(10), loops},
		},
		Nest: plistNest(),
		Field: func(k Key, v Input) Input {
			v = replaced(v, len(begin), []byte(begin+"<dict><key>"+k.Name+"</key>")...)
			return Join(shortened(v, len(end)), Of("</dict>"+end))
		},
	}
}

func plistEntry(b []byte, i int) []byte {
	return append(decimal(append(b, "<key>k"...), i), "</key><true/>"...)
}

const plistMagic = "bplist00"

// trailer returns the end of a list in binary, with offsets of four bytes and references of two.
func trailer(objects, table int) []byte {
	b := []byte{5: 0, 6: 4, 7: 2}
	b = binary.BigEndian.AppendUint64(b, uint64(objects))
	b = binary.BigEndian.AppendUint64(b, 0)
	return binary.BigEndian.AppendUint64(b, uint64(table))
}

// oneObject makes a list in binary with one object.
func oneObject(make func(int) Input) func(int) Input {
	return func(n int) Input {
		object := make(n)
		return Join(Of(plistMagic), object, Of(be32(nil, len(plistMagic))), Of(trailer(1, len(plistMagic)+object.Len())))
	}
}

// noObjects makes a list in binary that claims n objects, and has room for the offset of one.
func noObjects(n int) Input {
	table := len(plistMagic) + 1
	return Of(slices.Concat([]byte(plistMagic+"\x09"), be32(nil, len(plistMagic)), trailer(n, table)))
}

// arrays makes a list in binary of up to mostSized arrays: each refers to the next by number.
func arrays(references byte) func(int) Input {
	return func(n int) Input {
		n = min(n, mostSized)
		objects, offsets := []byte(plistMagic), []byte(nil)
		for i := range n {
			offsets = be32(offsets, len(objects))
			objects = append(objects, 0xa0|references)
			for range references {
				objects = binary.BigEndian.AppendUint16(objects, uint16(i+1))
			}
		}
		offsets = be32(offsets, len(objects))
		objects = append(objects, 0x09) // true
		return Of(slices.Concat(objects, offsets, trailer(n+1, len(objects))))
	}
}
