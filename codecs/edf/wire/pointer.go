package wire

import (
	"errors"
	"fmt"
	"reflect"
)

// pointer returns the coder of a pointer. It is written as a mark and the value that it points to,
// or as nil. Decoding into a pointer that is not nil overwrites the value that it points to.
func (s *set) pointer(t reflect.Type) (*coder, error) {
	switch {
	case s.Release == Release31:
		return nil, errors.New("no pointers")
	case t.Elem().Kind() == reflect.Pointer:
		return nil, errors.New("no pointers to pointers")
	}
	elem, err := s.coder(t.Elem())
	if err != nil {
		return nil, err
	}
	return &coder{
		spelling:  append([]byte{markPtr}, elem.spelling...),
		least:     1,
		ambiguous: elem.ambiguous || t.Name() != "",
		put: func(w *writer, v reflect.Value) error {
			if v.IsNil() {
				w.b = append(w.b, markNil)
				return nil
			}
			w.b = append(w.b, markPtr)
			return elem.put(w, v.Elem())
		},
		get: func(r *reader, v reflect.Value) error {
			mark, err := r.number(1)
			switch {
			case err != nil:
				return err
			case mark == markNil:
				v.SetZero()
				return nil
			case mark != markPtr:
				return fmt.Errorf("byte %#x begins no pointer", mark)
			}
			if err := r.need(elem.least); err != nil {
				return err
			}
			if v.IsNil() {
				v.Set(reflect.New(t.Elem()))
			}
			return elem.get(r, v.Elem())
		},
	}, nil
}
