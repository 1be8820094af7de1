package wire

import (
	"errors"
	"fmt"
	"reflect"
)

// field is a field of a struct. Fields are kept in encoding order.
type field struct {
	index int
	coder *coder
}

// structure returns the coder of a struct: its fields in the order of the source, without those
// that a tag leaves out.
func (s *set) structure(t reflect.Type) (*coder, error) {
	var fields []field
	var leftOut []int // exported fields that are left out
	for i := range t.NumField() {
		f := t.Field(i)
		if s.Release != Release31 && f.Tag.Get("edf") == "-" {
			if f.IsExported() {
				leftOut = append(leftOut, i)
			}
			continue
		}
		if !f.IsExported() {
			return nil, errors.New("no unexported fields")
		}
		c, err := s.coder(f.Type)
		if err != nil {
			return nil, err
		}
		fields = append(fields, field{i, c})
	}
	return fieldsCoder(fields, leftOut), nil
}

// fieldsCoder returns the coder of a struct's fields. Decoding zeroes the fields that are left out.
func fieldsCoder(fields []field, leftOut []int) *coder {
	least := 0
	for _, f := range fields {
		least += f.coder.least
	}
	return &coder{
		least: least,
		put: func(w *writer, v reflect.Value) error {
			for _, f := range fields {
				if err := f.coder.put(w, v.Field(f.index)); err != nil {
					return err
				}
			}
			return nil
		},
		get: func(r *reader, v reflect.Value) error {
			for _, f := range fields {
				if err := f.coder.get(r, v.Field(f.index)); err != nil {
					return err
				}
			}
			for _, i := range leftOut {
				v.Field(i).SetZero()
			}
			return nil
		},
	}
}

// builtin is a type of the framework that EDF spells with one byte.
type builtin struct {
	mark   byte
	fields []string // in encoding order; none for an atom
}

// builtins are the framework's own types, by their Go names.
var builtins = map[string]builtin{
	"ergo.services/ergo/gen.Atom":      {mark: markAtom},
	"ergo.services/ergo/gen.PID":       {markPID, []string{"Node", "ID", "Creation"}},
	"ergo.services/ergo/gen.ProcessID": {markProcessID, []string{"Node", "Name"}},
	"ergo.services/ergo/gen.Alias":     {markAlias, []string{"Node", "Creation", "ID"}},
	"ergo.services/ergo/gen.Event":     {markEvent, []string{"Node", "Name"}},
	"ergo.services/ergo/gen.Ref":       {markRef, []string{"Node", "Creation", "ID"}},
}

// builtin returns the coder of a framework type, or of a type with its name and the same fields.
// For an atom, the type may be any string type.
func (s *set) builtin(t reflect.Type, b builtin) (*coder, error) {
	unlike := fmt.Errorf("%v is not like %v", t, s.name(t))
	if b.fields == nil {
		if t.Kind() != reflect.String {
			return nil, unlike
		}
		c := atomCoder()
		c.spelling = []byte{b.mark}
		return c, nil
	}
	if t.Kind() != reflect.Struct || t.NumField() != len(b.fields) {
		return nil, unlike
	}
	var fields []field
	for _, name := range b.fields {
		f, ok := t.FieldByName(name)
		if !ok || len(f.Index) != 1 || !b.fits(name, f.Type) {
			return nil, unlike
		}
		c := atomCoder()
		if f.Type.Kind() != reflect.String {
			var err error
			if c, err = s.coder(f.Type); err != nil {
				return nil, err
			}
		}
		fields = append(fields, field{f.Index[0], c})
	}
	c := fieldsCoder(fields, nil)
	c.spelling = []byte{b.mark}
	return c, nil
}

// fits reports whether a field has the same type as in the framework.
func (b builtin) fits(name string, t reflect.Type) bool {
	switch {
	case name == "Creation":
		return t == reflect.TypeFor[int64]()
	case name != "ID":
		return t.Kind() == reflect.String
	case b.mark == markPID:
		return t == reflect.TypeFor[uint64]()
	default:
		return t == reflect.TypeFor[[3]uint64]()
	}
}
