// Package control is a sound codec, written by hand for one type. Its times are short, so that harm
// by other codecs to their common process shows in them.
//
// It must not know other codecs, or how it is measured.
package control

import (
	"encoding/binary"
	"errors"
	"math"
	"reflect"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/corpus/person"
)

// Name is the name of the codec.
const Name = "control"

// Codec returns the codec.
func Codec() codec.Codec {
	return codec.Codec{Name: Name, Format: formats.Format{Name: Name}, Bind: Bind}
}

// Bind returns the codec's functions for [person.Person], and refuses other types.
func Bind(t *codec.Type) (codec.Port, error) {
	if t.Go != reflect.TypeFor[person.Person]() {
		return codec.Port{}, errors.New("written for person alone")
	}
	return codec.Port{
		Marshal:       func(v any) ([]byte, error) { return appendTo(nil, v.(*person.Person)) },
		Append:        func(dst []byte, v any) ([]byte, error) { return appendTo(dst, v.(*person.Person)) },
		Unmarshal:     func(b []byte) (any, error) { p := new(person.Person); return p, into(b, p) },
		UnmarshalInto: func(b []byte, v any) error { return into(b, v.(*person.Person)) },
	}, nil
}

// The offsets of the fields of fixed length, which come first. The two strings follow.
const (
	seconds  = 0
	nanos    = 8
	zone     = 12
	siblings = 16
	money    = 24
	spouse   = 32
	nameLen  = 33
	phoneLen = 34
	text     = 35
)

func appendTo(dst []byte, p *person.Person) ([]byte, error) {
	if len(p.Name) > math.MaxUint8 || len(p.Phone) > math.MaxUint8 {
		return dst, errors.New("a text of more than 255 bytes")
	}
	size := text + len(p.Name) + len(p.Phone)
	if dst == nil {
		dst = make([]byte, 0, size)
	}
	var fixed [text]byte
	_, offset := p.BirthDay.Zone()
	le := binary.LittleEndian
	le.PutUint64(fixed[seconds:], uint64(p.BirthDay.Unix()))
	le.PutUint32(fixed[nanos:], uint32(p.BirthDay.Nanosecond()))
	le.PutUint32(fixed[zone:], uint32(int32(offset)))
	le.PutUint64(fixed[siblings:], uint64(p.Siblings))
	le.PutUint64(fixed[money:], math.Float64bits(p.Money))
	if p.Spouse {
		fixed[spouse] = 1
	}
	fixed[nameLen], fixed[phoneLen] = byte(len(p.Name)), byte(len(p.Phone))
	dst = append(dst, fixed[:]...)
	dst = append(dst, p.Name...)
	return append(dst, p.Phone...), nil
}

func into(b []byte, p *person.Person) error {
	if len(b) < text || len(b) < text+int(b[nameLen])+int(b[phoneLen]) {
		return errors.New("too short")
	}
	le := binary.LittleEndian
	name, phone := int(b[nameLen]), int(b[phoneLen])
	p.BirthDay = time.Unix(int64(le.Uint64(b[seconds:])), int64(le.Uint32(b[nanos:])))
	if offset := int(int32(le.Uint32(b[zone:]))); offset == 0 {
		p.BirthDay = p.BirthDay.UTC()
	} else {
		p.BirthDay = p.BirthDay.In(time.FixedZone("", offset))
	}
	p.Siblings = int(le.Uint64(b[siblings:]))
	p.Money = math.Float64frombits(le.Uint64(b[money:]))
	p.Spouse = b[spouse] != 0
	both := string(b[text : text+name+phone]) // in one allocation
	p.Name, p.Phone = both[:name], both[name:]
	return nil
}
