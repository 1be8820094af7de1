package corpus

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unsafe"

	"github.com/wirebench/wirebench/schema"
)

// cycle says where a message refers to itself: "Next.Next is the message itself". It returns "" if
// the message doesn't. It follows what formats send: exported fields that encoding/json doesn't leave
// out, of types without methods of their own.
func cycle(message any) string {
	v := reflect.ValueOf(message).Elem()
	if !recursive(v.Type(), nil) {
		return ""
	}
	w := cycleWalk{inside: map[reference]string{{v.Addr().UnsafePointer(), v.Type(), 1}: "the message itself"}}
	return w.find(v, "")
}

// reference is memory that a value refers to: that of a pointer, a map or a slice of some length.
type reference struct {
	at  unsafe.Pointer
	typ reflect.Type
	len int
}

// cycleWalk looks for a reference to what contains it.
type cycleWalk struct {
	// inside are the references that lead to the current value, each with its name in an error.
	inside map[reference]string
}

func (w *cycleWalk) find(v reflect.Value, path string) string {
	if schema.Marshals(v.Type()) {
		return ""
	}
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			return w.find(v.Elem(), path)
		}
	case reflect.Pointer:
		if !v.IsNil() {
			return w.within(reference{v.UnsafePointer(), v.Type().Elem(), 1}, path, func() string { return w.find(v.Elem(), path) })
		}
	case reflect.Map:
		if v.IsNil() {
			return ""
		}
		return w.within(reference{v.UnsafePointer(), v.Type(), 0}, path, func() string {
			for it := v.MapRange(); it.Next(); {
				if where := w.find(it.Value(), fmt.Sprintf("%s[%v]", path, it.Key())); where != "" {
					return where
				}
			}
			return ""
		})
	case reflect.Slice:
		if v.Len() == 0 {
			return ""
		}
		return w.within(reference{v.UnsafePointer(), v.Type(), v.Len()}, path, func() string { return w.elements(v, path) })
	case reflect.Array:
		return w.elements(v, path)
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); sent(f) {
				if where := w.find(v.Field(i), strings.TrimPrefix(path+"."+f.Name, ".")); where != "" {
					return where
				}
			}
		}
	}
	return ""
}

func (w *cycleWalk) elements(v reflect.Value, path string) string {
	for i := range v.Len() {
		if where := w.find(v.Index(i), fmt.Sprintf("%s[%d]", path, i)); where != "" {
			return where
		}
	}
	return ""
}

// within calls below, unless the reference leads to something that contains it.
func (w *cycleWalk) within(r reference, path string, below func() string) string {
	if path == "" { // the message is a pointer, a map or a slice
		path = "the message"
	}
	if what, met := w.inside[r]; met {
		return path + " is " + what
	}
	w.inside[r] = path + " itself"
	defer delete(w.inside, r)
	return below()
}

// recursive reports whether values of a type can contain themselves. Any value may be behind an
// interface.
func recursive(t reflect.Type, inside []reflect.Type) bool {
	if schema.Marshals(t) {
		return false
	}
	if slices.Contains(inside, t) {
		return true
	}
	inside = append(inside, t)
	switch t.Kind() {
	case reflect.Interface:
		return true
	case reflect.Pointer, reflect.Map, reflect.Slice, reflect.Array:
		return recursive(t.Elem(), inside)
	case reflect.Struct:
		for i := range t.NumField() {
			if f := t.Field(i); sent(f) && recursive(f.Type, inside) {
				return true
			}
		}
	}
	return false
}

// sent reports whether formats send a field of a struct.
func sent(f reflect.StructField) bool {
	return (f.IsExported() || f.Anonymous) && f.Tag.Get("json") != "-"
}
