package vectors

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

// ionMessage is a message in binary.
type ionMessage struct {
	b      []byte
	values []*ionNode
}

// with returns the message in which a value has other bytes.
func (m ionMessage) with(name string, changed *ionNode, change ionChange, demand Demand, section string) Vector {
	b := []byte(ionMarker)
	for _, v := range m.values {
		b = v.append(b, changed, change)
	}
	return Vector{Name: name, Input: attacks.Of(b), Demand: demand, Source: ionBinarySpec + section}
}

// data returns the values of the message without the tables of symbols before it, down to the parts of which ok
// holds.
func (m ionMessage) data(ok func(n *ionNode) bool) (all []*ionNode) {
	var add func(n *ionNode)
	add = func(n *ionNode) {
		if ok(n) {
			all = append(all, n)
		}
		for _, part := range n.parts {
			add(part)
		}
	}
	add(m.values[len(m.values)-1])
	return all
}

func ionBinaryRewrite(name string, make func(m ionMessage) []Vector) Rewrite {
	return Rewrite{name, func(b []byte, _ *schema.Type) ([]Vector, error) {
		values, err := ionParse(b)
		if err != nil {
			return nil, err
		}
		all := slices.DeleteFunc(make(ionMessage{b, values}), func(v Vector) bool { return bytes.Equal(v.Input.Append(nil), b) })
		if len(all) == 0 {
			return nil, errors.New("the message has nothing of that kind")
		}
		return all, nil
	}}
}

func ionBinaryRewrites() []Rewrite {
	return []Rewrite{
		ionBinaryRewrite("binary: padding", ionPadding),
		ionBinaryRewrite("binary: lengths and numbers in other forms", ionNumbers),
		ionBinaryRewrite("binary: fields in reverse order", ionReversed),
		ionBinaryRewrite("binary: annotations", ionAnnotations),
		ionBinaryRewrite("binary: what no message has", ionIllegal),
	}
}

// ionPads are paddings of some lengths.
var ionPads = []string{"\x00", "\x01\xfe", "\x0e\x8e" + "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"}

// ionPadding puts padding before and after one value after the other.
func ionPadding(m ionMessage) (all []Vector) {
	last := m.values[len(m.values)-1]
	values := append(m.values[:len(m.values)-1:len(m.values)-1], m.data(func(*ionNode) bool { return true })...)
	for _, pad := range ionPads {
		for _, n := range values {
			field := []byte(pad)
			if n.name != nil {
				field = append([]byte{0x80}, pad...)
			}
			name := fmt.Sprintf("%d bytes of padding %%s the value at byte %d", len(pad), n.at)
			all = append(all, m.with(fmt.Sprintf(name, "before"), n, func(name, value []byte) []byte { return slices.Concat(field, name, value) }, Accept, "#nop-pad"))
			if n == last {
				all = append(all, m.with(fmt.Sprintf(name, "after"), n, func(name, value []byte) []byte { return slices.Concat(name, value, field) }, Accept, "#nop-pad"))
			}
		}
	}
	all = append(all, Vector{Name: "two markers of the version", Input: attacks.Of(append([]byte(ionMarker), m.b...)), Demand: Accept, Source: ionBinarySpec + "#value-streams"})
	return all
}

// ionNumbers writes lengths, integers and floats in other forms.
func ionNumbers(m ionMessage) (all []Vector) {
	add := func(what string, n *ionNode, demand Demand, section string, value []byte) {
		all = append(all, m.with(fmt.Sprintf("%s at byte %d", what, n.at), n, func(name, _ []byte) []byte { return slices.Concat(name, value) }, demand, section))
	}
	for _, n := range m.data(func(n *ionNode) bool { return n.short < 14 && n.kind > ionBool && n.kind != ionAnnotated }) {
		content := n.body
		for _, part := range n.parts {
			content = part.append(content, nil, nil)
		}
		if n.kind != ionFloat && (n.kind != ionStruct || n.short != 1) {
			// The specification has a length of its own for longer values.
			add("length of its own", n, Either, "#typed-value-formats", append(ionVarUint([]byte{n.kind<<4 | 14}, len(content)), content...))
		}
		if n.kind == ionPositive || n.kind == ionNegative {
			add("integer with a leading zero", n, Accept, "#uint-and-int-fields", ionTyped(n.kind, append([]byte{0}, content...)))
			add("integer of 20 bytes", n, Accept, "#uint-and-int-fields", ionTyped(n.kind, append(make([]byte, 20-len(content)), content...)))
		}
		if n.kind == ionFloat && len(content) == 8 {
			f := math.Float64frombits(binary.BigEndian.Uint64(content))
			if float64(float32(f)) == f {
				add("float of 32 bits", n, Accept, "#0x4-float", ionTyped(n.kind, binary.BigEndian.AppendUint32(nil, math.Float32bits(float32(f)))))
			}
		}
	}
	for _, n := range m.data(func(n *ionNode) bool { return n.short == 14 && n.kind != ionAnnotated }) {
		content := n.body
		for _, part := range n.parts {
			content = part.append(content, nil, nil)
		}
		long := append([]byte{n.kind<<4 | 14, 0}, ionVarUint(nil, len(content))...)
		add("length with a leading zero", n, Accept, "#varuint-and-varint-fields", append(long, content...))
	}
	for _, n := range m.data(func(n *ionNode) bool { return n.name != nil }) {
		all = append(all, m.with(fmt.Sprintf("name of the field at byte %d with a leading zero", n.at), n, func(name, value []byte) []byte {
			return slices.Concat([]byte{0}, name, value)
		}, Accept, "#varuint-and-varint-fields"))
	}
	return all
}

// ionReversed writes the fields of one struct after the other in reverse order.
func ionReversed(m ionMessage) (all []Vector) {
	for _, n := range m.data(func(n *ionNode) bool { return n.kind == ionStruct && len(n.parts) > 1 }) {
		all = append(all, m.with(fmt.Sprintf("fields of the struct at byte %d", n.at), n, func(name, _ []byte) []byte {
			var content []byte
			for _, part := range slices.Backward(n.parts) {
				content = part.append(content, nil, nil)
			}
			return slices.Concat(name, ionTyped(ionStruct, content))
		}, Accept, "#0xd-struct"))
	}
	return all
}

// ionAnnotations annotates one value after the other, with the symbol "name" of the system.
func ionAnnotations(m ionMessage) (all []Vector) {
	for _, n := range m.data(func(*ionNode) bool { return true }) {
		for _, with := range []struct{ name, head string }{{"an annotation", "\x81\x84"}, {"two annotations", "\x82\x84\x84"}} {
			all = append(all, m.with(fmt.Sprintf("%s of the value at byte %d", with.name, n.at), n, func(name, value []byte) []byte {
				return slices.Concat(name, ionTyped(ionAnnotated, append([]byte(with.head), value...)))
			}, Accept, "#annotations"))
		}
	}
	return all
}

// ionIllegal adds to the message a field that the type doesn't have, with a value that must cause an error.
func ionIllegal(m ionMessage) (all []Vector) {
	root := m.values[len(m.values)-1]
	if root.kind != ionStruct || len(root.parts) == 0 {
		return nil
	}
	end := root.parts[len(root.parts)-1]
	with := func(name string, demand Demand, section string, value ...byte) {
		field := append([]byte{0x85}, value...) // the symbol "version" of the system
		all = append(all, m.with(name, end, func(name, value []byte) []byte { return slices.Concat(name, value, field) }, demand, section))
	}
	add := func(name, section string, value ...byte) { with(name, Reject, section, value...) }
	const illegal = "#illegal-type-descriptors"
	add("boolean 2", illegal, 0x12)
	add("boolean 14", illegal, 0x1e)
	add("negative integer without a magnitude", illegal, 0x30)
	add("negative zero", "#0x2-and-0x3-int", 0x31, 0)
	add("negative zero of two bytes", "#0x2-and-0x3-int", 0x32, 0, 0)
	add("float of one byte", illegal, 0x41, 0)
	add("float of 16 bits", illegal, 0x42, 0, 0)
	add("timestamp without a year", illegal, 0x61, 0x80)
	add("timestamp without bytes", illegal, 0x60)
	add("timestamp with an hour and no minute", "#0x6-timestamp", 0x66, 0x80, 0x0f, 0xd0, 0x81, 0x81, 0x80)
	add("annotation without a value", illegal, 0xe2, 0x81, 0x84)
	add("annotation of padding", "#annotations", 0xe3, 0x81, 0x84, 0x00)
	add("annotation of an annotation", "#annotations", 0xe6, 0x81, 0x84, 0xe3, 0x81, 0x84, 0x20)
	add("annotation that is longer than its value", "#annotations", 0xe4, 0x81, 0x84, 0x20, 0x20)
	add("null of an annotation", illegal, 0xef)
	add("type 15", illegal, 0xf0)
	add("null of type 15", illegal, 0xff)
	add("text that is not UTF-8", "#0x8-string", 0x82, 'a', 0xff)
	add("text that is longer than the message", "#typed-value-formats", 0x8e, 0x7f, 0xff)
	add("number that does not end", "#varuint-and-varint-fields", 0x8e, 0x00, 0x00, 0x00, 0x00)
	// A decoder that skips a value need not look at what is in it.
	with("list whose last value is longer than the list", Either, "#0xb-list", 0xb2, 0x82, 'a')
	with("struct whose last value is longer than the struct", Either, "#0xd-struct", 0xd2, 0x84, 0x84)
	return all
}
