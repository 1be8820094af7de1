package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"reflect"
)

// errEmpty refuses elements that take no bytes, because their number could not be checked.
var errEmpty = errors.New("no lists or maps of values without content")

// elementMark returns the mark before the elements. A type with a name has another mark.
func elementMark(mark byte, named bool) byte {
	if named {
		return markName
	}
	return mark
}

// list returns the coder of a slice. It distinguishes nil from empty.
func (s *set) list(t reflect.Type, named bool) (*coder, error) {
	elem, err := s.coder(t.Elem())
	if err != nil {
		return nil, err
	}
	if elem.least == 0 {
		return nil, errEmpty
	}
	mark := elementMark(markList, named)
	c := &coder{
		least:     1,
		ambiguous: elem.ambiguous && !named,
		put: func(w *writer, v reflect.Value) error {
			if v.IsNil() {
				w.b = append(w.b, markNil)
				return nil
			}
			n := v.Len()
			if err := w.count(mark, n); err != nil {
				return err
			}
			return elem.putAll(w, v, n)
		},
		get: func(r *reader, v reflect.Value) error {
			n, err := r.count(mark, elem.least)
			switch {
			case err != nil:
				return err
			case n < 0:
				v.SetZero()
				return nil
			case v.IsNil() || v.Cap() < n:
				v.Set(reflect.MakeSlice(t, n, n))
			default:
				v.SetLen(n)
			}
			return elem.getAll(r, v, n)
		},
	}
	return spelledUnless(named, c, append([]byte{markList}, elem.spelling...)...), nil
}

// array returns the coder of an array, which is written as its elements.
func (s *set) array(t reflect.Type, named bool) (*coder, error) {
	n := t.Len()
	if uint64(n) > math.MaxUint32 {
		return nil, fmt.Errorf("no arrays of %d elements", n)
	}
	elem, err := s.coder(t.Elem())
	if err != nil {
		return nil, err
	}
	c := &coder{
		least:     n * elem.least,
		ambiguous: elem.ambiguous && !named,
		put:       func(w *writer, v reflect.Value) error { return elem.putAll(w, v, n) },
		get:       func(r *reader, v reflect.Value) error { return elem.getAll(r, v, n) },
	}
	spelling := append(binary.BigEndian.AppendUint32([]byte{markArray}, uint32(n)), elem.spelling...)
	return spelledUnless(named, c, spelling...), nil
}

// putAll encodes the first n elements of a list or an array.
func (c *coder) putAll(w *writer, v reflect.Value, n int) error {
	for i := range n {
		if err := c.put(w, v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}

// getAll decodes the first n elements of a list or an array.
func (c *coder) getAll(r *reader, v reflect.Value, n int) error {
	for i := range n {
		if err := c.get(r, v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}
