// Package fieldmap finds out which bytes of an encoding carry which field of the
// encoded value, without knowing the format: it changes one field at a time, encodes
// again, and looks at the bytes that differ.
//
// A change must not move what follows it. So a field gets several other values, each
// of which keeps the length of an encoding in some kind of format: as many digits, as
// many groups of seven bits, as many bytes of UTF-8. Encodings of the old length are
// compared byte by byte, and what differs in any of them is the field's. Where every
// change moves something, the encodings are aligned, and what was replaced by more or
// fewer bytes is the field's, about.
//
// Bytes of one field are payload. Bytes of several are shared: checksums, packed bits,
// whatever a compressor made. Bytes of none are overhead: tags, lengths, names, types,
// padding, and what is the same for all values of a field that could be tried.
//
// Where a codec encodes one value in several ways, as those do that write maps in the
// order in which Go happens to walk them, the encoding that comes clearly most often
// stands for a value: Go prefers one order for maps of up to seven entries. Where none
// does, the bytes that vary are shared by all maps, and the other fields are found by the
// bytes that don't. Where it is not only maps that vary, nothing is attributed.
//
// Each change encodes the whole value. A value of thousands of leaves is therefore split
// into larger fields, whose leaves of one kind are changed together, and one of still
// more is not taken apart.
package fieldmap

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"reflect"
)

// Layout is one encoding of a value and what its bytes are.
type Layout struct {
	Size  int `json:"size"`            // bytes
	Bytes Hex `json:"bytes,omitempty"` // the encoding itself
	// Varies: the codec encodes the value in several ways, of which this is the usual
	// one, or just one if Unknown is set or maps come in any order.
	Varies bool `json:"varies,omitempty"`
	// Unknown says why no byte could be attributed; "" if bytes were. There is neither
	// Split nor Fields then.
	Unknown string  `json:"unknown,omitempty"`
	Split   *Split  `json:"split,omitempty"`
	Fields  []Field `json:"fields,omitempty"`
	// Shared and Overhead are where these bytes lie, in order.
	Shared   []Range `json:"shared,omitempty"`
	Overhead []Range `json:"overhead,omitempty"`
	// Varying are the bytes, all of them shared, that are others each time, since maps
	// come in any order.
	Varying []Range `json:"varying,omitempty"`
}

// Split is the size of an encoding by what its bytes are; it adds up to the size.
type Split struct {
	Payload  int `json:"payload"`  // bytes of one field
	Shared   int `json:"shared"`   // bytes of several fields
	Overhead int `json:"overhead"` // bytes of none
}

// Field is a part of the value: a leaf, or a list, map or struct with more leaves than
// are told apart.
type Field struct {
	// Path is how Go reaches it: Volumes[2].Title, Meta["k"]. The keys of a map are a
	// field of their own, "keys of Meta".
	Path  string `json:"path"`
	Type  string `json:"type"`
	Value string `json:"value"` // in short
	// Leaves is the number of leaves in it.
	Leaves int     `json:"leaves"`
	Ranges []Range `json:"ranges"`
	Bytes  int     `json:"bytes"`            // in Ranges
	Shared int     `json:"shared,omitempty"` // of Bytes, those that are other fields' too
	// Note is one of the notes below. A field without bytes has one.
	Note Note `json:"note,omitempty"`
	// Detail adds to the note: the error, the leaves that were not seen.
	Detail string `json:"detail,omitempty"`
}

// Note says how a field's bytes were found, if not by comparing encodings of one length.
type Note string

// The notes.
const (
	// Absent: the encoding has no byte for this value; other values add some.
	Absent Note = "absent"
	// About: every other value changes the length. The bytes are those that aligned
	// encodings replace.
	About Note = "about"
	// Moved: every other value changes the length, and too much of the encoding to align.
	Moved Note = "moved"
	// AnyOrder: it is, or has, a map that comes in another order each time. Its bytes are
	// not in Ranges but among those that vary.
	AnyOrder Note = "any order"
	// InPart: of a field of several leaves, some kinds of leaves could not be seen.
	InPart Note = "in part"
	// NotCarried: other values leave the encoding as it is.
	NotCarried Note = "not carried"
	// Unchanged: there is no other value, or the codec refuses those tried.
	Unchanged Note = "not changed"
)

// Range is bytes of an encoding: from the first offset up to but not including the
// second.
type Range [2]int

// Hex is bytes that are hexadecimal digits as JSON.
type Hex []byte

// MarshalText returns the digits.
func (h Hex) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, h), nil }

// UnmarshalText reads the digits.
func (h *Hex) UnmarshalText(digits []byte) (err error) {
	*h, err = hex.AppendDecode(nil, digits)
	return err
}

// What is larger is not taken apart: that would take minutes.
const (
	mostLeaves = 50_000
	mostBytes  = 1 << 20 // of an encoding
)

var (
	errLeaves = fmt.Errorf("a value of over %d leaves is not taken apart", mostLeaves)
	errBytes  = fmt.Errorf("an encoding of over %d MiB is not taken apart", mostBytes>>20)
)

// Of encodes the value that v points to, time and again with one of its fields changed,
// and says which bytes belong to which field. The value is as before at the end, but for
// its maps, which are made anew with the same entries; only one goroutine may use it
// meanwhile. The error is that of encoding the value itself, or of a value that refers to
// itself.
func Of(v any, encode func(v any) ([]byte, error)) (Layout, error) {
	root := reflect.ValueOf(v).Elem()
	leaves, err := count(root, 0)
	if err != nil {
		return Layout{}, err
	}
	s := &subject{root: root, encode: func() ([]byte, error) {
		b, err := encode(v)
		return bytes.Clone(b), err // it may be overwritten by the next
	}}
	unknown := errLeaves
	if leaves <= mostLeaves {
		s.settle(root)
		unknown = s.learn()
	} else if s.base, err = s.encode(); err != nil {
		return Layout{}, err
	}
	l := Layout{Size: len(s.base), Bytes: s.base, Varies: s.varies}
	switch unknown {
	case nil:
	case errVaries, errLeaves, errBytes:
		l.Unknown = unknown.Error()
	default:
		return Layout{}, unknown
	}
	if unknown != nil {
		return l, nil
	}
	for _, n := range split(root, mostFields(leaves), s.whole) {
		f := Field{Path: n.name, Type: typeOf(n), Value: describe(n), Leaves: n.leaves()}
		s.examine(n, &f)
		l.Fields = append(l.Fields, f)
	}
	if s.loose != nil {
		l.Varying = ranges(l.Size, func(i int) bool { return s.loose[i] })
	}
	l.narrow()
	l.add()
	return l, nil
}
