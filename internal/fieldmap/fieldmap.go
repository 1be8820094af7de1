// Package fieldmap finds which bytes of an encoding carry which field of the encoded value. It
// changes one field at a time, encodes again, and compares the bytes.
//
// A change must not move the bytes that follow it. So each field gets several other values. Each of
// them keeps the length of the encoding in some kind of format: as many digits, as many groups of
// seven bits, as many bytes of UTF-8. Encodings of the old length are compared byte by byte, and
// bytes that differ in any of them belong to the field. If every change moves something, the
// encodings are aligned. Then the bytes that are replaced by more or fewer bytes belong to the
// field, approximately.
//
// Bytes of one field are payload. Bytes of several fields are shared: checksums, packed bits, the
// output of a compressor. All other bytes are overhead: tags, lengths, names, types, padding, and
// bytes that are the same for all values of a field that could be tried.
//
// Some codecs encode one value in several ways, for example because they write maps in the order in
// which Go happens to walk them. Then the encoding that is clearly the most frequent is taken for
// the value: Go prefers one order for maps of up to seven entries. If no encoding is, the bytes
// that vary are shared by all maps, and the other fields are found by the bytes that do not vary.
// If more than maps vary, no byte is attributed.
//
// Each change encodes the whole value. So a value of thousands of leaves is split into larger
// fields, and the leaves of one kind within a field are changed together. Even larger values are
// not taken apart.
//
// It must not know formats, codecs or why a value is examined: it calls a function that encodes.
package fieldmap

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"reflect"
)

// Layout is one encoding of a value and what its bytes are.
type Layout struct {
	Size  int `json:"size"`            // in bytes
	Bytes Hex `json:"bytes,omitempty"` // the encoding itself
	// Varies says that the codec encodes the value in several ways. Bytes is then the usual one, or
	// any of them if Unknown is set or maps come in any order.
	Varies bool `json:"varies,omitempty"`
	// Unknown says why no byte could be attributed. Then there are no Split and no Fields. It is ""
	// if bytes were attributed.
	Unknown string  `json:"unknown,omitempty"`
	Split   *Split  `json:"split,omitempty"`
	Fields  []Field `json:"fields,omitempty"`
	// Shared and Overhead are the positions of these bytes, in order.
	Shared   []Range `json:"shared,omitempty"`
	Overhead []Range `json:"overhead,omitempty"`
	// Varying holds the bytes that differ each time because maps come in any order. All of them are
	// shared.
	Varying []Range `json:"varying,omitempty"`
}

// Split is the size of an encoding in bytes, divided by their use. The parts add up to the size.
type Split struct {
	Payload  int `json:"payload"`  // bytes of one field
	Shared   int `json:"shared"`   // bytes of several fields
	Overhead int `json:"overhead"` // bytes of no field
}

// Field is a part of the value: a leaf, or a list, map or struct whose leaves are not attributed
// separately.
type Field struct {
	// Path is the Go expression that leads to the field: Volumes[2].Title, Meta["k"]. The keys of a
	// map are a field of their own, "keys of Meta".
	Path  string `json:"path"`
	Type  string `json:"type"`
	Value string `json:"value"` // shortened
	// Leaves is the number of leaves in the field.
	Leaves int     `json:"leaves"`
	Ranges []Range `json:"ranges"`
	Bytes  int     `json:"bytes"`            // in Ranges
	Shared int     `json:"shared,omitempty"` // bytes of Bytes that belong to other fields, too
	// Note is one of the notes below. A field without bytes always has one.
	Note Note `json:"note,omitempty"`
	// Detail adds to the note: the error, or the leaves that were not seen.
	Detail string `json:"detail,omitempty"`
}

// Note says how a field's bytes were found, if not by comparing encodings of one length, or why it
// has none.
type Note string

// The notes.
const (
	// Absent means that the encoding has no byte for this value, but other values add some.
	Absent Note = "absent"
	// About means that every other value changes the length. The bytes are those that an alignment of the
	// encodings finds replaced.
	About Note = "about"
	// Moved means that every other value changes the length, and too much of the encoding to align it.
	Moved Note = "moved"
	// AnyOrder means that the field is or has a map whose order differs each time. The map's bytes are in
	// Varying, not in Ranges.
	AnyOrder Note = "any order"
	// InPart means that the field has several leaves, and some kinds of them could not be seen.
	InPart Note = "in part"
	// NotCarried means that other values leave the encoding unchanged.
	NotCarried Note = "not carried"
	// Unchanged means that there is no other value, or the codec refuses those that were tried.
	Unchanged Note = "not changed"
)

// Range is a range of bytes of an encoding: from the first offset up to but not including the
// second.
type Range [2]int

// Hex is bytes, written as hexadecimal digits in JSON.
type Hex []byte

// MarshalText returns the digits.
func (h Hex) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, h), nil }

// UnmarshalText reads the digits.
func (h *Hex) UnmarshalText(digits []byte) (err error) {
	*h, err = hex.AppendDecode(nil, digits)
	return err
}

// Larger values are not taken apart, since that would take minutes.
const (
	mostLeaves = 50_000
	mostBytes  = 1 << 20 // of an encoding
)

var (
	errLeaves = fmt.Errorf("a value of over %d leaves is not examined", mostLeaves)
	errBytes  = fmt.Errorf("an encoding of over %d MiB is not examined", mostBytes>>20)
)

// Of finds which bytes of v's encoding belong to which field. It encodes the value that v points to
// many times, with one field changed each time. At the end the value is as before, except that its
// maps are new maps with the same entries. No other goroutine may use it meanwhile. The error is
// that of encoding the value itself, or says that the value refers to itself.
func Of(v any, encode func(v any) ([]byte, error)) (Layout, error) {
	root := reflect.ValueOf(v).Elem()
	leaves, err := count(root, 0)
	if err != nil {
		return Layout{}, err
	}
	s := &subject{root: root, encode: func() ([]byte, error) {
		b, err := encode(v)
		return bytes.Clone(b), err // the next encode may overwrite it
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
