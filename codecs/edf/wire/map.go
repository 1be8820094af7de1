package wire

import (
	"errors"
	"reflect"
)

// entry holds a key and an element of a map while they are encoded or decoded.
type entry struct {
	key, elem reflect.Value
	iter      reflect.MapIter
}

// entries are the entries for one type of map. There is one entry for each level of nesting of such
// maps. Only interfaces can nest them.
type entries struct {
	typ  reflect.Type
	free []*entry
}

func (e *entries) take() *entry {
	if n := len(e.free); n > 0 {
		last := e.free[n-1]
		e.free = e.free[:n-1]
		return last
	}
	return &entry{key: reflect.New(e.typ.Key()).Elem(), elem: reflect.New(e.typ.Elem()).Elem()}
}

// leave takes an entry back, and drops the values that it holds.
func (e *entries) leave(one *entry) {
	one.clear()
	one.iter.Reset(reflect.Value{})
	e.free = append(e.free, one)
}

func (e *entry) clear() {
	e.key.SetZero()
	e.elem.SetZero()
}

// mapping returns the coder of a map, which is written in Go's iteration order. It distinguishes
// nil from empty. If a key occurs twice, the last entry counts.
func (s *set) mapping(t reflect.Type, named bool) (*coder, error) {
	if hasInterface(t.Key()) {
		return nil, errors.New("no interfaces in the keys of maps")
	}
	key, err := s.coder(t.Key())
	if err != nil {
		return nil, err
	}
	elem, err := s.coder(t.Elem())
	if err != nil {
		return nil, err
	}
	if key.least == 0 {
		return nil, errEmpty
	}
	mark := elementMark(markMap, named)
	rooms := &entries{typ: t}
	c := &coder{
		least:     1,
		ambiguous: (key.ambiguous || elem.ambiguous) && !named,
		put: func(w *writer, v reflect.Value) error {
			if v.IsNil() {
				w.b = append(w.b, markNil)
				return nil
			}
			if err := w.count(mark, v.Len()); err != nil {
				return err
			}
			room := rooms.take()
			defer rooms.leave(room)
			room.iter.Reset(v)
			for room.iter.Next() {
				room.key.SetIterKey(&room.iter)
				if err := key.put(w, room.key); err != nil {
					return err
				}
				room.elem.SetIterValue(&room.iter)
				if err := elem.put(w, room.elem); err != nil {
					return err
				}
			}
			return nil
		},
		get: func(r *reader, v reflect.Value) error {
			n, err := r.count(mark, key.least+elem.least)
			switch {
			case err != nil:
				return err
			case n < 0:
				v.SetZero()
				return nil
			case v.IsNil():
				v.Set(reflect.MakeMapWithSize(t, n))
			default:
				v.Clear()
			}
			room := rooms.take()
			defer rooms.leave(room)
			for range n {
				room.clear() // otherwise entries would share the memory of slices and maps
				if err := key.get(r, room.key); err != nil {
					return err
				}
				if err := elem.get(r, room.elem); err != nil {
					return err
				}
				v.SetMapIndex(room.key, room.elem)
			}
			return nil
		},
	}
	return spelledUnless(named, c, append(append([]byte{markMap}, key.spelling...), elem.spelling...)...), nil
}

// hasInterface reports whether the key type of a map contains an interface, whose value might not
// be usable as a key.
func hasInterface(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Interface:
		return true
	case reflect.Array:
		return hasInterface(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if hasInterface(t.Field(i).Type) {
				return true
			}
		}
	}
	return false
}
