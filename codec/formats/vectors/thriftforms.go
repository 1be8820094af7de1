package vectors

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

// thriftNew is the number of a field that no type has.
const thriftNew = 9999

// rewrites returns what makes other forms of messages in this protocol.
func (p thriftProtocol) rewrites() []Rewrite {
	all := []Rewrite{
		p.rewrite("fields in another order", p.reversed),
		p.rewrite("fields that the type doesn't have", p.unknown),
		p.rewrite("fields of another type", p.otherTypes),
		p.rewrite("what no message has", p.invalid),
	}
	if p.compact {
		all = append(all,
			p.rewrite("headers of fields in the long form", p.longFields),
			p.rewrite("headers of lists in the long form", p.longLists),
			p.rewrite("both types of booleans in lists", p.booleans),
			p.rewrite("numbers in more bytes than they need", p.longNumbers),
		)
	}
	return all
}

func (p thriftProtocol) rewrite(name string, make func(w *thriftWalk) []Vector) Rewrite {
	return Rewrite{name, func(b []byte, _ *schema.Type) ([]Vector, error) {
		w, err := p.walk(b)
		if err != nil {
			return nil, err
		}
		all := make(w)
		if len(all) == 0 {
			return nil, errors.New("the message has nothing of that kind")
		}
		return all, nil
	}}
}

// with returns a vector in which other bytes take the place of some.
func (w *thriftWalk) with(name string, from, to int, by []byte, demand Demand, section string) Vector {
	return Vector{Name: name, Input: attacks.Of(slices.Concat(w.b[:from], by, w.b[to:])), Demand: demand, Source: w.spec + section}
}

// reversed writes the fields of one struct after the other in reverse order.
func (p thriftProtocol) reversed(w *thriftWalk) (all []Vector) {
	for _, s := range w.structs {
		if len(s.fields) < 2 {
			continue
		}
		var fields []byte
		for _, f := range slices.Backward(s.fields) {
			fields = append(fields, w.moved(f)...)
		}
		all = append(all, w.with(fmt.Sprintf("fields of the struct at byte %d in reverse order", s.from), s.from, s.stop, fields, Accept, "#struct"))
	}
	return all
}

// thriftValue is a value of a field that no type has.
type thriftValue struct {
	name string
	kind byte
	// binary and compact are the value in both protocols.
	binary, compact string
}

var thriftValues = []thriftValue{
	{"boolean", thriftBool, "\x01", ""},
	{"byte", thriftByte, "\xff", "\xff"},
	{"double", thriftDouble, "\x3f\xf0\x00\x00\x00\x00\x00\x00", "\x00\x00\x00\x00\x00\x00\xf0\x3f"},
	{"i16", thriftI16, "\x80\x00", "\xff\xff\x03"},
	{"i32", thriftI32, "\x80\x00\x00\x00", "\xff\xff\xff\xff\x0f"},
	{"i64", thriftI64, "\x80\x00\x00\x00\x00\x00\x00\x00", "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"},
	{"text", thriftString, "\x00\x00\x00\x03abc", "\x03abc"},
	{"empty text", thriftString, "\x00\x00\x00\x00", "\x00"},
	{"empty struct", thriftStruct, "\x00", "\x00"},
	{"struct of a struct", thriftStruct, "\x0c\x00\x01\x02\x00\x01\x01\x00\x00", "\x1c\x11\x00\x00"},
	{"list of two i32", thriftList, "\x08\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x02", "\x25\x02\x04"},
	{"empty list", thriftList, "\x0b\x00\x00\x00\x00", "\x08"},
	{"list of two booleans", thriftList, "\x02\x00\x00\x00\x02\x01\x00", "\x21\x01\x02"},
	{"list of two structs", thriftList, "\x0c\x00\x00\x00\x02\x00\x02\x00\x01\x01\x00", "\x2c\x00\x11\x00"},
	{"set of a text", thriftSet, "\x0b\x00\x00\x00\x01\x00\x00\x00\x01a", "\x18\x01a"},
	{"map of a text and a list", thriftMap, "\x0b\x0f\x00\x00\x00\x01\x00\x00\x00\x01a\x03\x00\x00\x00\x01\x07", "\x01\x89\x01a\x13\x07"},
	{"empty map", thriftMap, "\x0b\x0b\x00\x00\x00\x00", "\x00"},
	{"uuid", thriftUUID, "0123456789abcdef", "0123456789abcdef"},
}

func (p thriftProtocol) bytes(v thriftValue) []byte {
	if p.compact {
		return []byte(v.compact)
	}
	return []byte(v.binary)
}

// unknown sends fields that no type has, before and after those of two structs: the message, and another one.
func (p thriftProtocol) unknown(w *thriftWalk) (all []Vector) {
	structs := w.structs[len(w.structs)-1:]
	if len(w.structs) > 1 {
		structs = append(structs, w.structs[0])
	}
	for _, v := range thriftValues {
		demand := Accept
		if v.kind == thriftUUID { // libraries that are older than the type can't skip it
			demand = Refusable
		}
		field := p.field(v.kind, thriftNew, p.bytes(v)...)
		for _, s := range structs {
			all = append(all, w.with(fmt.Sprintf("%s at the end of the struct at byte %d", v.name, s.from), s.stop, s.stop, field, demand, "#struct"))
			if len(s.fields) > 0 {
				first := s.fields[0]
				all = append(all, w.with(fmt.Sprintf("%s at the beginning of the struct at byte %d", v.name, s.from), first.from, first.end, append(field, w.moved(first)...), demand, "#struct"))
			}
		}
	}
	return all
}

// otherTypes gives one field of the message after the other a value of another type. A decoder may ignore the
// field or return an error.
func (p thriftProtocol) otherTypes(w *thriftWalk) (all []Vector) {
	for _, f := range w.structs[len(w.structs)-1].fields {
		for _, v := range thriftValues {
			if v.kind != w.kind(f.code) && v.kind != thriftUUID {
				all = append(all, w.with(fmt.Sprintf("field %d as %s", f.id, v.name), f.from, f.end, p.field(v.kind, f.id, p.bytes(v)...), Either, "#struct"))
			}
		}
	}
	return all
}

// invalid has what no message may have: types without a meaning, and lengths that are wrong.
func (p thriftProtocol) invalid(w *thriftWalk) (all []Vector) {
	message := w.structs[len(w.structs)-1]
	add := func(name, section string, field ...byte) {
		all = append(all, w.with(name, message.stop, message.stop, field, Reject, section))
	}
	codes, negative, long := []byte{5, 7, 9, 17, 0x7f}, "\xff\xff\xff\xff", "\x7f\xff\xff\xff"
	if p.compact {
		codes, negative, long = []byte{14, 15}, "\xff\xff\xff\xff\x0f", "\xff\xff\xff\xff\x07"
	}
	for _, code := range codes {
		add(fmt.Sprintf("field of the type %d", code), "#struct-encoding", append(p.header(code, thriftNew), "\x00\x00\x00\x00\x00\x00\x00\x00\x00"...)...)
	}
	for _, length := range []struct{ name, bytes string }{{"a length of more than 31 bits", negative}, {"more bytes than the message", long}} {
		add("text with "+length.name, "#binary-encoding", p.field(thriftString, thriftNew, []byte(length.bytes)...)...)
		if p.compact {
			add("list with "+length.name, "#list-and-set", p.field(thriftList, thriftNew, append([]byte{0xf8}, length.bytes...)...)...)
			add("map with "+length.name, "#map", p.field(thriftMap, thriftNew, append([]byte(length.bytes), 0x88)...)...)
			continue
		}
		add("list with "+length.name, "#list-and-set", p.field(thriftList, thriftNew, append([]byte{thriftString}, length.bytes...)...)...)
		add("map with "+length.name, "#map", p.field(thriftMap, thriftNew, append([]byte{thriftString, thriftString}, length.bytes...)...)...)
	}
	for _, h := range w.heads {
		if p.compact || h.kind == thriftString && h.n == 0 {
			continue
		}
		all = append(all, w.with(fmt.Sprintf("length at byte %d that is negative", h.to-4), h.to-4, h.to, []byte(negative), Reject, "#list-and-set"))
	}
	cut := w.with("no stop field", message.stop, len(w.b), nil, Reject, "#struct-encoding")
	return append(all, cut)
}

// longFields writes one header after the other in the long form.
func (p thriftProtocol) longFields(w *thriftWalk) (all []Vector) {
	for _, s := range w.structs {
		for _, f := range s.fields {
			if w.b[f.from]>>4 > 0 {
				all = append(all, w.with(fmt.Sprintf("header of field %d at byte %d in the long form", f.id, f.from), f.from, f.end, w.moved(f), Accept, "#struct-encoding"))
			}
		}
	}
	return all
}

// longLists writes the heads of short lists in the form of long ones, for which the specification asks for 15
// elements or more.
func (p thriftProtocol) longLists(w *thriftWalk) (all []Vector) {
	for _, h := range w.heads {
		if (h.kind == thriftList || h.kind == thriftSet) && h.n < 15 {
			head := binary.AppendUvarint([]byte{0xf0 | h.elem}, uint64(h.n))
			all = append(all, w.with(fmt.Sprintf("list at byte %d in the long form", h.from), h.from, h.to, head, Either, "#list-and-set"))
		}
	}
	return all
}

// booleans writes the other number of the type of booleans in lists.
func (p thriftProtocol) booleans(w *thriftWalk) (all []Vector) {
	for _, h := range w.heads {
		if h.kind != thriftMap && h.kind != thriftString && w.kind(h.elem) == thriftBool {
			head := slices.Clone(w.b[h.from:h.to])
			head[0] ^= 1 ^ 2
			all = append(all, w.with(fmt.Sprintf("list of booleans at byte %d with the type %d", h.from, head[0]&15), h.from, h.to, head, Accept, "#list-and-set"))
		}
	}
	return all
}

// longNumbers writes lengths in more bytes than they need, about which the specification says nothing.
func (p thriftProtocol) longNumbers(w *thriftWalk) (all []Vector) {
	for _, h := range w.heads {
		if h.kind == thriftString {
			all = append(all, w.with(fmt.Sprintf("long length at byte %d", h.from), h.from, h.to, longer(w.b[h.from:h.to]), Either, "#varint-encoding"))
		}
	}
	return all
}
