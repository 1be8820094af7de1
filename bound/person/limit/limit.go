// Package limit is the code of codec limit for person.
package limit

import (
	"encoding/binary"
	"errors"
	"math"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus/person"
)

// Port returns the code as a codec's port.
func Port() (codec.Port, error) {
	return codec.Port{
		Marshal: func(v any) ([]byte, error) {
			p := v.(*person.Person)
			return appendPerson(make([]byte, 0, size(p)), p), nil
		},
		Append: func(dst []byte, v any) ([]byte, error) {
			return appendPerson(dst, v.(*person.Person)), nil
		},
		Unmarshal: func(b []byte) (any, error) {
			p := new(person.Person)
			return p, decode(b, p)
		},
		UnmarshalInto: func(b []byte, v any) error { return decode(b, v.(*person.Person)) },
	}, nil
}

// fixed is the size of all fields but the strings: time, siblings, spouse, money.
const fixed = 8 + 4 + 8 + 1 + 8

// long marks a string of 255 and more bytes; its length follows in four.
const long = 255

func size(p *person.Person) int { return fixed + sizeString(p.Name) + sizeString(p.Phone) }

func sizeString(s string) int {
	if len(s) < long {
		return 1 + len(s)
	}
	return 1 + 4 + len(s)
}

func appendPerson(b []byte, p *person.Person) []byte {
	b = binary.LittleEndian.AppendUint64(b, uint64(p.BirthDay.Unix()))
	b = binary.LittleEndian.AppendUint32(b, uint32(p.BirthDay.Nanosecond()))
	b = binary.LittleEndian.AppendUint64(b, uint64(p.Siblings))
	b = binary.LittleEndian.AppendUint64(b, math.Float64bits(p.Money))
	spouse := byte(0)
	if p.Spouse {
		spouse = 1
	}
	b = append(b, spouse)
	b = appendString(b, p.Name)
	return appendString(b, p.Phone)
}

func appendString(b []byte, s string) []byte {
	if len(s) < long {
		b = append(b, byte(len(s)))
	} else {
		b = append(b, long)
		b = binary.LittleEndian.AppendUint32(b, uint32(len(s)))
	}
	return append(b, s...)
}

var (
	errShort   = errors.New("limit: the input ends too early")
	errLong    = errors.New("limit: bytes follow the value")
	errInvalid = errors.New("limit: a byte that no encoder writes")
)

func decode(b []byte, p *person.Person) error {
	if len(b) < fixed {
		return errShort
	}
	ns := binary.LittleEndian.Uint32(b[8:])
	if ns >= 1e9 || b[28] > 1 {
		return errInvalid
	}
	p.BirthDay = time.Unix(int64(binary.LittleEndian.Uint64(b)), int64(ns))
	p.Siblings = int(binary.LittleEndian.Uint64(b[12:]))
	p.Money = math.Float64frombits(binary.LittleEndian.Uint64(b[20:]))
	p.Spouse = b[28] == 1
	var err error
	if p.Name, b, err = decodeString(b[fixed:]); err != nil {
		return err
	}
	if p.Phone, b, err = decodeString(b); err != nil {
		return err
	}
	if len(b) > 0 {
		return errLong
	}
	return nil
}

func decodeString(b []byte) (string, []byte, error) {
	if len(b) == 0 {
		return "", nil, errShort
	}
	n, b := int(b[0]), b[1:]
	if n == long {
		if len(b) < 4 {
			return "", nil, errShort
		}
		n, b = int(binary.LittleEndian.Uint32(b)), b[4:]
	}
	if n < 0 || n > len(b) {
		return "", nil, errShort
	}
	return string(b[:n]), b[n:], nil
}
