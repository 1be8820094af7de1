package wire

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"time"
)

var anyType = reflect.TypeFor[any]()

// behindAny compiles the types that an interface may hold in addition to those within the message's
// type.
func (s *set) behindAny() error {
	for _, t := range []reflect.Type{
		reflect.TypeFor[bool](), reflect.TypeFor[string](), reflect.TypeFor[[]byte](), reflect.TypeFor[time.Time](),
		reflect.TypeFor[int](), reflect.TypeFor[int8](), reflect.TypeFor[int16](), reflect.TypeFor[int32](), reflect.TypeFor[int64](),
		reflect.TypeFor[uint](), reflect.TypeFor[uint8](), reflect.TypeFor[uint16](), reflect.TypeFor[uint32](), reflect.TypeFor[uint64](),
		reflect.TypeFor[float32](), reflect.TypeFor[float64](),
		reflect.TypeFor[[]any](), reflect.TypeFor[map[string]any](),
	} {
		if _, compiled := s.coders[t]; compiled { // or is being compiled
			continue
		}
		if _, err := s.coder(t); err != nil {
			return err
		}
	}
	return nil
}

// anyCoder returns the coder of interfaces. An interface is written as a type and its value, or as
// nil. The type must be in the set: no type is built from a message.
func (s *set) anyCoder() *coder {
	return &coder{
		spelling: []byte{markAny},
		least:    1,
		put: func(w *writer, v reflect.Value) error {
			if v.IsNil() {
				w.b = append(w.b, markNil)
				return nil
			}
			v = v.Elem()
			c := s.coders[v.Type()]
			switch {
			case c == nil:
				return fmt.Errorf("the type of the message does not tell that %v may be behind an interface", v.Type())
			case c.ambiguous:
				return fmt.Errorf("%v behind an interface would come back as another type", v.Type())
			}
			if w.depth++; w.depth > mostDepth {
				return errDeep
			}
			w.b = append(w.b, c.head...)
			room := reflect.New(c.typ).Elem() // a value in an interface has no address
			room.Set(v)
			if err := c.put(w, room); err != nil {
				return err
			}
			w.depth--
			return nil
		},
		get: func(r *reader, v reflect.Value) error {
			c, err := s.next(r)
			if err != nil {
				return err
			}
			v.SetZero()
			if c == nil {
				return nil
			}
			if r.depth++; r.depth > mostDepth {
				return errDeep
			}
			if err := r.need(c.least); err != nil {
				return err
			}
			room := reflect.New(c.typ).Elem()
			if err := c.get(r, room); err != nil {
				return err
			}
			v.Set(room)
			r.depth--
			return nil
		},
	}
}

// next reads a message's head and returns the coder of its type, or nil for nil.
func (s *set) next(r *reader) (*coder, error) {
	if len(r.b) == 0 {
		return nil, errShort
	}
	n, isNil := 1, false
	switch r.b[0] {
	case markNil:
		isNil = true
	case markType, markName:
		if len(r.b) < 3 {
			return nil, errShort
		}
		n = 3
		if length := int(binary.BigEndian.Uint16(r.b[1:])); r.b[0] == markType || length < firstNumber {
			n += length
		}
	}
	spelling, err := r.take(n)
	if err != nil || isNil {
		return nil, err
	}
	if spelling[0] == markType {
		spelling = spelling[3:]
	}
	c := s.spelled[string(spelling)]
	if c == nil {
		return nil, fmt.Errorf("the type of the message has no part that is spelled % x", spelling[:min(len(spelling), 40)])
	}
	return c, nil
}
