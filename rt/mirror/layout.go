// Package mirror proves that a type and a copy of it have the same layout in memory, so that a value
// of the type may be used as a value of the copy. The copy is called a mirror. It is declared in made
// code, and a library's generator may give it methods.
//
// It must not know a library or a generator: it compares types by reflection.
package mirror

import (
	"fmt"
	"reflect"
)

// Same returns nil if a T may be used as an M and the other way round, because they have the same
// layout in memory, including the values that they point to. Numbers of the same size have the same
// layout, whatever their kinds. In keys of maps their kinds must be equal too, because a key is found
// by the hash for its kind. Structs of M may begin with a blank field of size 0, except in keys.
func Same[T, M any]() error {
	p := proof{seen: make(map[[2]reflect.Type]bool)}
	t, m := reflect.TypeFor[T](), reflect.TypeFor[M]()
	if why := p.differ(t.String(), t, m); why != "" {
		return fmt.Errorf("its mirror is laid out differently: %s", why)
	}
	return nil
}

// All returns the first error of proofs. Each proof is an instance of [Same].
func All(proofs ...func() error) error {
	for _, proof := range proofs {
		if err := proof(); err != nil {
			return err
		}
	}
	return nil
}

// proof has the pairs of types that were compared already, since a recursive type is a part of
// itself. key is set inside a map's key, where kinds must be equal.
type proof struct {
	seen map[[2]reflect.Type]bool
	key  bool
}

// differ returns the difference between two types, or "" if there is none.
func (p proof) differ(path string, t, m reflect.Type) string {
	t, m = only(t, m), only(m, t)
	pair := [2]reflect.Type{t, m}
	if t == m || p.seen[pair] {
		return ""
	}
	p.seen[pair] = true
	if t.Size() != m.Size() || t.Align() != m.Align() || t.Kind() != m.Kind() && (p.key || !number(t) || !number(m)) {
		return fmt.Sprintf("%s is a %v of %d bytes, there a %v of %d", path, t.Kind(), t.Size(), m.Kind(), m.Size())
	}
	switch t.Kind() {
	case reflect.Pointer:
		return p.differ(path, t.Elem(), m.Elem())
	case reflect.Slice:
		return p.differ(path+"[]", t.Elem(), m.Elem())
	case reflect.Array:
		if t.Len() != m.Len() {
			return fmt.Sprintf("%s has %d elements, there %d", path, t.Len(), m.Len())
		}
		return p.differ(path+"[]", t.Elem(), m.Elem())
	case reflect.Map:
		keys := proof{seen: make(map[[2]reflect.Type]bool), key: true}
		if why := keys.differ(path+"[key]", t.Key(), m.Key()); why != "" {
			return why
		}
		return p.differ(path+"[]", t.Elem(), m.Elem())
	case reflect.Struct:
		return p.fields(path, t, m)
	case reflect.Interface:
		// The memory of an interface depends on its methods.
		if t.NumMethod() > 0 || m.NumMethod() > 0 {
			return path + " is another interface there"
		}
	case reflect.Chan, reflect.Func, reflect.UnsafePointer:
		return fmt.Sprintf("%s is a %v", path, t.Kind())
	}
	return ""
}

// only returns the type of a struct's only field if the counterpart is not a struct, because the
// struct has the layout of that field. Otherwise it returns t.
func only(t, counterpart reflect.Type) reflect.Type {
	for counterpart.Kind() != reflect.Struct && t.Kind() == reflect.Struct && t.NumField() == 1 {
		t = t.Field(0).Type
	}
	return t
}

func (p proof) fields(path string, t, m reflect.Type) string {
	first := 0
	if !p.key && m.NumField() == t.NumField()+1 && m.Field(0).Name == "_" && m.Field(0).Type.Size() == 0 {
		first = 1
	}
	if t.NumField() != m.NumField()-first {
		return fmt.Sprintf("%s has %d fields, there %d", path, t.NumField(), m.NumField())
	}
	for i := range t.NumField() {
		f, g := t.Field(i), m.Field(first+i)
		at := path + "." + f.Name
		// An embedded field has the name of its type, which may differ in the mirror.
		if f.Offset != g.Offset || f.Name != g.Name && !f.Anonymous {
			return fmt.Sprintf("%s at offset %d, there %s at %d", at, f.Offset, g.Name, g.Offset)
		}
		if why := p.differ(at, f.Type, g.Type); why != "" {
			return why
		}
	}
	return ""
}

// number reports whether a type is a number: every combination of its bits is a value, and none is a
// pointer.
func number(t reflect.Type) bool {
	return reflect.Int <= t.Kind() && t.Kind() <= reflect.Float64 && t.Kind() != reflect.Uintptr
}
