package vectors

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

const (
	protobufSpec = "https://protobuf.dev/programming-guides/encoding/"
	proto3Spec   = "https://protobuf.dev/programming-guides/proto3/"
)

// Wire types of protobuf.
const (
	wireVarint byte = iota
	wire64
	wireBytes
	wireGroup
	wireEnd
	wire32
)

// protoField is a field of a message.
type protoField struct {
	number int
	wire   byte
	whole  []byte // with its tag
	value  []byte // without the tag, and without the length of bytes
}

var errProtobuf = errors.New("the message is not in Protocol Buffers as they are known here")

// protoFields returns the fields of a message, which must have no groups.
func protoFields(b []byte) (all []protoField, err error) {
	for len(b) > 0 {
		tag, n := binary.Uvarint(b)
		if n <= 0 {
			return nil, errProtobuf
		}
		f := protoField{number: int(tag >> 3), wire: byte(tag & 7)}
		size := 0
		switch f.wire {
		case wireVarint:
			_, size = binary.Uvarint(b[n:])
		case wire64:
			size = 8
		case wire32:
			size = 4
		case wireBytes:
			length, head := binary.Uvarint(b[n:])
			if head <= 0 || length > uint64(len(b)-n-head) {
				return nil, errProtobuf
			}
			n, size = n+head, int(length)
		default:
			return nil, errProtobuf
		}
		if size < 0 || n+size > len(b) || size == 0 && f.wire == wireVarint {
			return nil, errProtobuf
		}
		f.whole, f.value = b[:n+size], b[n:n+size]
		all = append(all, f)
		b = b[n+size:]
	}
	return all, nil
}

func protoTag(number int, wire byte) []byte {
	return binary.AppendUvarint(nil, uint64(number)<<3|uint64(wire))
}

// protoBytes returns a field of bytes.
func protoBytes(number int, value []byte) []byte {
	return slices.Concat(protoTag(number, wireBytes), binary.AppendUvarint(nil, uint64(len(value))), value)
}

// declared returns the fields of the message that is made for a type, by number. A type that is no struct
// becomes a message of one field.
func declared(of *schema.Type) map[int]*schema.Type {
	all := make(map[int]*schema.Type)
	if of.Kind != schema.Struct {
		all[1] = of
		return all
	}
	for _, f := range of.Fields {
		if !f.LeftOut() && f.Type.Custom == 0 {
			all[f.ID] = f.Type
		}
	}
	return all
}

// plain returns the type that an optional holds, or the type itself.
func plain(t *schema.Type) *schema.Type {
	if t != nil && t.Kind == schema.Optional {
		return t.Elem
	}
	return t
}

func protobufRewrites() []Rewrite {
	return []Rewrite{
		{"fields in another order", protoReversed},
		{"a singular field twice", protoTwice},
		{"a message in two parts", protoParts},
		{"fields that the type doesn't have", protoUnknown},
		{"lists packed and not packed", protoPacked},
		{"numbers in more bytes than they need", protoLong},
		{"what no message has", protoInvalid},
	}
}

// protoReversed reverses the order of fields with different numbers.
func protoReversed(b []byte, _ *schema.Type) ([]Vector, error) {
	fields, err := protoFields(b)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(fields, func(a, b protoField) int { return b.number - a.number })
	var reversed []byte
	for _, f := range fields {
		reversed = append(reversed, f.whole...)
	}
	if slices.Equal(reversed, b) {
		return nil, errors.New("the message has fields of one number only")
	}
	return []Vector{{Name: "fields in reverse order", Input: attacks.Of(reversed), Demand: Accept, Source: protobufSpec + "#order"}}, nil
}

// protoTwice sends another value before that of the message, of which the last one counts, and the default
// value of fields that are not sent.
func protoTwice(b []byte, of *schema.Type) (all []Vector, err error) {
	fields, err := protoFields(b)
	if err != nil {
		return nil, err
	}
	types := declared(of)
	sent := make(map[int]bool)
	for _, f := range fields {
		other := protoOther(f, plain(types[f.number]))
		if other == nil || sent[f.number] {
			continue
		}
		all = append(all, Vector{Name: fmt.Sprintf("field %d twice", f.number), Input: attacks.Of(slices.Concat(other, b)), Demand: Accept, Source: protobufSpec + "#last-one-wins"})
		sent[f.number] = true
	}
	for number, t := range types {
		if !sent[number] && (t.Kind == schema.Int || t.Kind == schema.Uint || t.Kind == schema.Bool) && t.Enum == nil {
			all = append(all, Vector{Name: fmt.Sprintf("field %d with its default value", number),
				Input: attacks.Of(slices.Concat(b, protoTag(number, wireVarint), []byte{0})), Demand: Accept, Source: proto3Spec + "#field-labels"})
		}
	}
	if all == nil {
		return nil, errors.New("the message has no singular field")
	}
	slices.SortFunc(all, func(a, b Vector) int { return compareText(a.Name, b.Name) })
	return all, nil
}

// protoOther returns the same field with another value, or nil if the field may be repeated.
func protoOther(f protoField, t *schema.Type) []byte {
	numbers := []schema.Kind{schema.Bool, schema.Int, schema.Uint, schema.Float, schema.Duration}
	if t == nil || f.wire == wireBytes && slices.Contains(numbers, t.Kind) {
		return nil
	}
	switch t.Kind {
	case schema.Bool:
		return append(protoTag(f.number, f.wire), 1-f.value[0]&1)
	case schema.Int, schema.Uint, schema.Float, schema.Duration:
		other := slices.Clone(f.whole)
		other[len(other)-len(f.value)] ^= 1
		return other
	case schema.String:
		if f.wire == wireBytes {
			return protoBytes(f.number, []byte("another text than the one that counts"))
		}
	case schema.Bytes:
		return protoBytes(f.number, []byte{1, 2, 3})
	}
	return nil
}

// protoParts sends a message in a field in two parts, which a decoder merges.
func protoParts(b []byte, of *schema.Type) (all []Vector, err error) {
	fields, err := protoFields(b)
	if err != nil {
		return nil, err
	}
	types := declared(of)
	for i, f := range fields {
		t := plain(types[f.number])
		if t == nil || t.Kind != schema.Struct && t.Kind != schema.Time {
			continue
		}
		parts, err := protoFields(f.value)
		if err != nil || len(parts) == 0 {
			continue
		}
		var before, after []byte
		for j := range fields {
			if j < i {
				before = append(before, fields[j].whole...)
			} else if j > i {
				after = append(after, fields[j].whole...)
			}
		}
		first := parts[0].whole
		all = append(all, Vector{
			Name:   fmt.Sprintf("field %d in two parts", f.number),
			Input:  attacks.Of(slices.Concat(before, protoBytes(f.number, first), protoBytes(f.number, f.value[len(first):]), after)),
			Demand: Accept, Source: protobufSpec + "#last-one-wins",
		})
	}
	if all == nil {
		return nil, errors.New("the message has no field that holds a message")
	}
	return all, nil
}
