package vectors

import (
	"bytes"
	"errors"
	"slices"
)

const (
	ionDocs       = "https://amazon-ion.github.io/ion-docs/docs/"
	ionBinarySpec = ionDocs + "binary.html"
	ionTextSpec   = ionDocs + "spec.html"
)

// ionMarker is the version with which a message in binary begins.
const ionMarker = "\xe0\x01\x00\xea"

var errIon = errors.New("the message is not in this notation of Ion as it is known here")

// The types of values in binary.
const (
	ionBool      = 1
	ionPositive  = 2
	ionNegative  = 3
	ionFloat     = 4
	ionList      = 11
	ionSexp      = 12
	ionStruct    = 13
	ionAnnotated = 14
)

// ionNode is a value in a message, or the message itself.
type ionNode struct {
	at    int    // where its descriptor is
	name  []byte // of a field: its name as a number
	kind  byte
	short byte   // the length in the descriptor
	body  []byte // what follows the length, of a value without parts
	// head is what comes before the parts of an annotated value.
	head  []byte
	parts []*ionNode
}

// ionVarUint appends a number of seven bits in each byte, of which the last one is marked.
func ionVarUint(b []byte, n int) []byte {
	digits := []byte{byte(n)&0x7f | 0x80}
	for n >>= 7; n > 0; n >>= 7 {
		digits = append(digits, byte(n)&0x7f)
	}
	slices.Reverse(digits)
	return append(b, digits...)
}

// ionReader takes a message apart.
type ionReader struct {
	b   []byte
	at  int
	err error
}

func (r *ionReader) take(n int) []byte {
	if n < 0 || n > len(r.b)-r.at {
		r.err = errIon
	}
	if r.err != nil {
		return nil
	}
	r.at += n
	return r.b[r.at-n : r.at]
}

func (r *ionReader) varUint() (n int) {
	for range 4 {
		c := r.take(1)
		if c == nil {
			return 0
		}
		n = n<<7 | int(c[0]&0x7f)
		if c[0] >= 0x80 {
			return n
		}
	}
	r.err = errIon
	return 0
}

// value takes a value. Names of fields are before it.
func (r *ionReader) value(field bool, depth int) *ionNode {
	n := &ionNode{at: r.at}
	if depth > deepest {
		r.err = errIon
	}
	if field {
		from := r.at
		r.varUint()
		n.name, n.at = r.b[from:r.at], r.at
	}
	descriptor := r.take(1)
	if descriptor == nil {
		return n
	}
	n.kind, n.short = descriptor[0]>>4, descriptor[0]&15
	length := int(n.short)
	switch {
	case n.short == 15 || n.kind == ionBool:
		length = 0
	case n.short == 14 || n.kind == ionStruct && n.short == 1:
		length = r.varUint()
	}
	end := r.at + length
	if length > len(r.b)-r.at {
		r.err = errIon
	}
	switch n.kind {
	case ionList, ionSexp, ionStruct:
		for r.at < end && r.err == nil {
			n.parts = append(n.parts, r.value(n.kind == ionStruct, depth+1))
		}
	case ionAnnotated:
		from := r.at
		r.take(r.varUint())
		n.head = r.b[from:r.at]
		n.parts = []*ionNode{r.value(false, depth+1)}
	default:
		n.body = r.take(length)
	}
	if r.at != end {
		r.err = errIon
	}
	return n
}

// ionParse returns the values of a message in binary.
func ionParse(b []byte) (all []*ionNode, err error) {
	rest, ok := bytes.CutPrefix(b, []byte(ionMarker))
	if !ok || len(rest) == 0 {
		return nil, errIon
	}
	r := &ionReader{b: b, at: len(ionMarker)}
	for r.at < len(b) && r.err == nil {
		all = append(all, r.value(false, 0))
	}
	return all, r.err
}

// ionChange returns other bytes for a value, whose name as a field is apart.
type ionChange func(name, value []byte) []byte

// append appends a value. The value that is changed has other bytes, and the lengths of those around it fit.
func (n *ionNode) append(b []byte, changed *ionNode, change ionChange) []byte {
	var content []byte
	switch {
	case n.parts != nil:
		content = slices.Clone(n.head)
		for _, part := range n.parts {
			content = part.append(content, changed, change)
		}
	default:
		content = n.body
	}
	value := n.plain(content)
	if n == changed {
		return append(b, change(n.name, value)...)
	}
	return append(append(b, n.name...), value...)
}

// plain returns a value with its content, in the form that writers prefer.
func (n *ionNode) plain(content []byte) []byte {
	if n.short == 15 || n.kind == ionBool {
		return []byte{n.kind<<4 | n.short}
	}
	if n.kind == ionStruct && n.short == 1 {
		return append(ionVarUint([]byte{n.kind<<4 | 1}, len(content)), content...)
	}
	return ionTyped(n.kind, content)
}

func ionTyped(kind byte, content []byte) []byte {
	if len(content) < 14 && (kind != ionStruct || len(content) != 1) {
		return append([]byte{kind<<4 | byte(len(content))}, content...)
	}
	return append(ionVarUint([]byte{kind<<4 | 14}, len(content)), content...)
}
