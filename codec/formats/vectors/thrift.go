package vectors

import (
	"encoding/binary"
	"errors"
	"math"
	"slices"
)

// thriftProtocol is one of the binary encodings of Thrift.
type thriftProtocol struct {
	spec    string
	compact bool
}

const thriftSpecs = "https://github.com/apache/thrift/blob/master/doc/specs/"

var (
	thriftBinary  = thriftProtocol{spec: thriftSpecs + "thrift-binary-protocol.md"}
	thriftCompact = thriftProtocol{spec: thriftSpecs + "thrift-compact-protocol.md", compact: true}
)

// The types of values, by their numbers in the binary protocol.
const (
	thriftBool   = 2
	thriftByte   = 3
	thriftDouble = 4
	thriftI16    = 6
	thriftI32    = 8
	thriftI64    = 10
	thriftString = 11
	thriftStruct = 12
	thriftMap    = 13
	thriftSet    = 14
	thriftList   = 15
	thriftUUID   = 16
)

// thriftCompactKinds are the types by their numbers in the compact protocol. A boolean in a field has two
// numbers, since it has no other bytes.
var thriftCompactKinds = []byte{0, thriftBool, thriftBool, thriftByte, thriftI16, thriftI32, thriftI64, thriftDouble, thriftString, thriftList, thriftSet, thriftMap, thriftStruct, thriftUUID}

// thriftField is a field in a message.
type thriftField struct {
	from, value, end int // where its header, its value and what follows begin
	id               int16
	code             byte // the number of its type as it is written
}

// thriftStructure is a struct in a message: its fields, and where the stop field is.
type thriftStructure struct {
	from, stop int
	fields     []thriftField
}

// thriftHead is the head of a text, or of a list, a set or a map in a message.
type thriftHead struct {
	from, to int
	kind     byte
	elem     byte // of a list or a set: the number of the type as it is written
	n        int
}

// thriftWalk walks through a message.
type thriftWalk struct {
	thriftProtocol
	b       []byte
	at      int
	structs []thriftStructure
	heads   []thriftHead
	err     error
}

var errThrift = errors.New("the message is not in Thrift as it is known here")

// walk returns the structs and heads of a message. The struct that is the message comes last.
func (p thriftProtocol) walk(b []byte) (*thriftWalk, error) {
	w := &thriftWalk{thriftProtocol: p, b: b}
	w.structure(0)
	if w.err == nil && w.at != len(b) {
		w.err = errThrift
	}
	return w, w.err
}

// take returns the next bytes. After an error they are zeros.
func (w *thriftWalk) take(n int) []byte {
	if n < 0 || n > len(w.b)-w.at {
		w.err = errThrift
	}
	if w.err != nil {
		return make([]byte, 8)
	}
	w.at += n
	return w.b[w.at-n : w.at]
}

func (w *thriftWalk) varint() uint64 {
	n, size := binary.Uvarint(w.b[w.at:])
	if size <= 0 {
		w.err = errThrift
	}
	w.take(max(size, 0))
	return n
}

// kind returns the type that has a number in this protocol.
func (w *thriftWalk) kind(code byte) byte {
	switch {
	case !w.compact:
		return code
	case int(code) < len(thriftCompactKinds):
		return thriftCompactKinds[code]
	}
	w.err = errThrift
	return 0
}

// size returns a length or a number of elements.
func (w *thriftWalk) size() int {
	n := uint64(0)
	if w.compact {
		n = w.varint()
	} else {
		n = uint64(binary.BigEndian.Uint32(w.take(4)))
	}
	if n > math.MaxInt32 || int(n) > len(w.b) {
		w.err = errThrift
	}
	return int(n)
}

func (w *thriftWalk) structure(depth int) {
	s := thriftStructure{from: w.at}
	if depth > deepest {
		w.err = errThrift
	}
	last := int16(0)
	for w.err == nil {
		f := thriftField{from: w.at}
		head := w.take(1)[0]
		if head == 0 {
			break
		}
		switch {
		case !w.compact:
			f.code, f.id = head, int16(binary.BigEndian.Uint16(w.take(2)))
		case head>>4 > 0:
			f.code, f.id = head&15, last+int16(head>>4)
		default:
			n := w.varint()
			f.code, f.id = head, int16(n>>1)^-int16(n&1)
		}
		last, f.value = f.id, w.at
		if kind := w.kind(f.code); !w.compact || kind != thriftBool {
			w.value(kind, depth+1)
		}
		f.end = w.at
		s.fields = append(s.fields, f)
	}
	s.stop = w.at - 1
	w.structs = append(w.structs, s)
}

func (w *thriftWalk) value(kind byte, depth int) {
	switch kind {
	case thriftBool, thriftByte:
		w.take(1)
	case thriftDouble:
		w.take(8)
	case thriftI16, thriftI32, thriftI64:
		if w.compact {
			w.varint()
		} else {
			w.take(map[byte]int{thriftI16: 2, thriftI32: 4, thriftI64: 8}[kind])
		}
	case thriftString:
		h := thriftHead{from: w.at, kind: kind}
		h.n = w.size()
		h.to = w.at
		w.heads = append(w.heads, h)
		w.take(h.n)
	case thriftUUID:
		w.take(16)
	case thriftStruct:
		w.structure(depth)
	case thriftList, thriftSet:
		w.list(kind, depth)
	case thriftMap:
		w.pairs(depth)
	default:
		w.err = errThrift
	}
}

func (w *thriftWalk) list(kind byte, depth int) {
	h := thriftHead{from: w.at, kind: kind}
	h.elem = w.take(1)[0]
	switch {
	case !w.compact:
		h.n = w.size()
	case h.elem>>4 < 15:
		h.elem, h.n = h.elem&15, int(h.elem>>4)
	default:
		h.elem, h.n = h.elem&15, w.size()
	}
	h.to = w.at
	w.heads = append(w.heads, h)
	of := w.kind(h.elem)
	for i := 0; i < h.n && w.err == nil; i++ {
		w.value(of, depth+1)
	}
}

func (w *thriftWalk) pairs(depth int) {
	h := thriftHead{from: w.at, kind: thriftMap}
	var key, value byte
	if w.compact {
		if h.n = w.size(); h.n > 0 {
			kinds := w.take(1)[0]
			key, value = w.kind(kinds>>4), w.kind(kinds&15)
		}
	} else {
		kinds := w.take(2)
		key, value, h.n = kinds[0], kinds[1], w.size()
	}
	h.to = w.at
	w.heads = append(w.heads, h)
	for i := 0; i < h.n && w.err == nil; i++ {
		w.value(key, depth+1)
		w.value(value, depth+1)
	}
}

// header returns the header of a field. In the compact protocol it is the long form, which does not depend on
// the field before it.
func (p thriftProtocol) header(code byte, id int16) []byte {
	if p.compact {
		return binary.AppendVarint([]byte{code}, int64(id))
	}
	return binary.BigEndian.AppendUint16([]byte{code}, uint16(id))
}

// field returns a field of a type with a value that is not part of the header.
func (p thriftProtocol) field(kind byte, id int16, value ...byte) []byte {
	code := kind
	if p.compact {
		code = byte(slices.Index(thriftCompactKinds, kind))
	}
	return append(p.header(code, id), value...)
}

// moved returns a field of a message as it is written anywhere in its struct.
func (w *thriftWalk) moved(f thriftField) []byte {
	return append(w.header(f.code, f.id), w.b[f.value:f.end]...)
}
