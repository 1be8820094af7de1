package vectors

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

func compareText(a, b string) int { return cmp.Compare(a, b) }

// mostNumber is the greatest number that a field may have.
const mostNumber = 1<<29 - 1

// protoUnknown sends fields and groups that no type has, before and after those of the message.
func protoUnknown(b []byte, _ *schema.Type) (all []Vector, err error) {
	for _, number := range []int{1999, mostNumber} {
		group := func(inside []byte) []byte {
			return slices.Concat(protoTag(number, wireGroup), inside, protoTag(number, wireEnd))
		}
		for _, u := range []struct {
			name  string
			field []byte
		}{
			{"varint", append(protoTag(number, wireVarint), 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1)},
			{"fixed number of 64 bits", append(protoTag(number, wire64), "12345678"...)},
			{"fixed number of 32 bits", append(protoTag(number, wire32), "1234"...)},
			{"bytes", protoBytes(number, []byte{0xff, 0, 0x0b})},
			{"empty group", group(nil)},
			{"group with fields of the type's numbers", group([]byte{8, 1, 0x12, 1, 'a'})},
			{"group in a group of the same number", group(group(nil))},
			{"group in a group", group([]byte{0x0b, 0x08, 1, 0x0c})},
		} {
			for _, place := range []struct {
				name  string
				input []byte
			}{{"before", slices.Concat(u.field, b)}, {"after", slices.Concat(b, u.field)}} {
				source := proto3Spec + "#unknowns"
				if u.field[len(u.field)-1]&7 == wireEnd && u.name != "bytes" {
					source = protobufSpec + "#groups"
				}
				all = append(all, Vector{Name: fmt.Sprintf("%s %s the message, in field %d", u.name, place.name, number), Input: attacks.Of(place.input), Demand: Accept, Source: source})
			}
		}
	}
	return all, nil
}

// protoPacked packs lists of numbers that are not packed, and the other way round.
func protoPacked(b []byte, of *schema.Type) (all []Vector, err error) {
	fields, err := protoFields(b)
	if err != nil {
		return nil, err
	}
	types := declared(of)
	for number, t := range types {
		wire, numeric := protoElement(t)
		if !numeric {
			continue
		}
		var same, rest, values []byte
		var single [][]byte
		packed := false
		for _, f := range fields {
			switch {
			case f.number != number:
				rest = append(rest, f.whole...)
			case f.wire == wireBytes:
				packed = true
				fallthrough
			default:
				same, values = append(same, f.whole...), append(values, f.value...)
			}
		}
		if single, err = protoSplit(values, wire); err != nil || len(single) == 0 {
			continue
		}
		var loose []byte
		for _, v := range single {
			loose = slices.Concat(loose, protoTag(number, wire), v)
		}
		first := slices.Concat(protoBytes(number, single[0]), loose[len(protoTag(number, wire))+len(single[0]):])
		add := func(name string, list []byte) {
			all = append(all, Vector{Name: fmt.Sprintf("list in field %d %s", number, name), Input: attacks.Of(slices.Concat(rest, list)), Demand: Accept, Source: protobufSpec + "#packed"})
		}
		if packed {
			add("not packed", loose)
		} else {
			add("packed", protoBytes(number, values))
		}
		add("packed in part", first)
		add("packed, with an empty part", slices.Concat(protoBytes(number, nil), same))
	}
	if all == nil {
		return nil, errors.New("the message has no list of numbers")
	}
	slices.SortFunc(all, func(a, b Vector) int { return compareText(a.Name, b.Name) })
	return all, nil
}

// protoElement returns the wire type of the elements of a list of numbers.
func protoElement(t *schema.Type) (wire byte, numeric bool) {
	if t.Kind != schema.List && t.Kind != schema.Array {
		return 0, false
	}
	switch {
	case t.Elem.Enum != nil, t.Elem.Custom != 0:
		return 0, false
	case t.Elem.Kind == schema.Uint && t.Elem.Bits == 8: // these are sent as bytes
		return 0, false
	case t.Elem.Kind == schema.Float && t.Elem.Bits == 32:
		return wire32, true
	case t.Elem.Kind == schema.Float:
		return wire64, true
	}
	return wireVarint, slices.Contains([]schema.Kind{schema.Bool, schema.Int, schema.Uint, schema.Duration}, t.Elem.Kind)
}

// protoSplit returns the numbers that lie one after the other.
func protoSplit(b []byte, wire byte) (all [][]byte, err error) {
	for len(b) > 0 {
		n := map[byte]int{wire32: 4, wire64: 8}[wire]
		if wire == wireVarint {
			_, n = binary.Uvarint(b)
		}
		if n <= 0 || n > len(b) {
			return nil, errProtobuf
		}
		all, b = append(all, b[:n]), b[n:]
	}
	return all, nil
}

// protoLong writes varints in more bytes than they need.
func protoLong(b []byte, _ *schema.Type) (all []Vector, err error) {
	fields, err := protoFields(b)
	if err != nil {
		return nil, err
	}
	at := 0
	for _, f := range fields {
		before, after := b[:at], b[at+len(f.whole):]
		at += len(f.whole)
		tag := protoTag(f.number, f.wire)
		add := func(what string, demand Demand, field ...[]byte) {
			all = append(all, Vector{Name: fmt.Sprintf("%s of field %d", what, f.number), Input: attacks.Of(slices.Concat(before, slices.Concat(field...), after)), Demand: demand, Source: protobufSpec + "#varints"})
		}
		add("long tag", Refusable, longer(tag), f.whole[len(tag):])
		switch {
		case f.wire == wireVarint && len(f.value) < binary.MaxVarintLen64:
			add("long value", Accept, tag, longer(f.value))
		case f.wire == wireBytes:
			add("long length", Refusable, tag, longer(binary.AppendUvarint(nil, uint64(len(f.value)))), f.value)
		}
	}
	if all == nil {
		return nil, errors.New("the message has no field")
	}
	return all, nil
}

// longer returns a varint with one more byte.
func longer(varint []byte) []byte {
	last := len(varint) - 1
	return slices.Concat(varint[:last], []byte{varint[last] | 0x80, 0})
}

// protoInvalid appends to a message what it can't have.
func protoInvalid(b []byte, of *schema.Type) (all []Vector, err error) {
	add := func(name, source string, tail ...byte) {
		all = append(all, Vector{Name: name, Input: attacks.Of(slices.Concat(b, tail)), Demand: Reject, Source: source})
	}
	const structure = protobufSpec + "#structure"
	add("field with the number 0", structure, 0, 0)
	add("field with the wire type 6", structure, 0x0e, 0)
	add("field with the wire type 7", structure, 0x0f, 0)
	add("tag without a value", structure, 0xf8, 0x7c)
	add("tag that is cut short", structure, 0x80)
	add("varint that is cut short", protobufSpec+"#varints", 0xf8, 0x7c, 0x80)
	add("varint of eleven bytes", protobufSpec+"#varints", 0xf8, 0x7c, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1)
	add("fixed number of 32 bits that is cut short", protobufSpec+"#non-varints", 0xfd, 0x7c, 1, 2, 3)
	add("fixed number of 64 bits that is cut short", protobufSpec+"#non-varints", 0xf9, 0x7c, 1, 2, 3, 4, 5, 6, 7)
	add("bytes that are cut short", protobufSpec+"#length-types", 0xfa, 0x7c, 2, 1)
	add("length of more than 63 bits", protobufSpec+"#length-types", 0xfa, 0x7c, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1)
	add("end of a group that did not begin", protobufSpec+"#groups", 0xfc, 0x7c)
	add("group without an end", protobufSpec+"#groups", 0xfb, 0x7c)
	add("group with the end of another", protobufSpec+"#groups", 0xfb, 0x7c, 0x0c)
	types := declared(of)
	for number := range slices.Max(append(keysOf(types), 0)) + 1 {
		if t := plain(types[number]); t != nil && t.Kind == schema.String && t.Enum == nil {
			add(fmt.Sprintf("text that is not UTF-8 in field %d", number), proto3Spec+"#scalar", protoBytes(number, []byte{'a', 0xff})...)
		}
	}
	return all, nil
}

func keysOf(m map[int]*schema.Type) (all []int) {
	for k := range m {
		all = append(all, k)
	}
	return all
}
