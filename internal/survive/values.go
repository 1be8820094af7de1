package survive

import (
	"bytes"
	"fmt"
	"math"
	"reflect"
	"strconv"
)

// deref returns what a pointer points to.
func deref(v any) any {
	if p := reflect.ValueOf(v); p.Kind() == reflect.Pointer && !p.IsNil() {
		return p.Elem().Interface()
	}
	return v
}

// plainValue returns the value behind pointers and interfaces.
func plainValue(v reflect.Value) reflect.Value {
	for v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface {
		v = v.Elem()
	}
	return v
}

// sameValue reports whether two values mean the same, whatever types of Go hold them: an integer may have
// any size, and text may be bytes. A value of a type that is not known here, such as a library's own, may
// mean anything.
func sameValue(a, b reflect.Value) bool {
	a, b = plainValue(a), plainValue(b)
	if !a.IsValid() || !b.IsValid() {
		return !a.IsValid() && !b.IsValid() || emptied(a) || emptied(b)
	}
	if x, ok := number(a); ok {
		y, ok := number(b)
		return ok && x == y || !ok && b.Kind() == reflect.Struct
	}
	if x, ok := textOf(a); ok {
		y, ok := textOf(b)
		return ok && bytes.Equal(x, y) || !ok && (b.Kind() == reflect.Struct || b.Kind() == reflect.Array)
	}
	switch a.Kind() {
	case reflect.Bool:
		return b.Kind() == reflect.Bool && a.Bool() == b.Bool()
	case reflect.Map:
		return sameEntries(entries(a), b)
	case reflect.Slice, reflect.Array:
		if all, ok := pairs(a); ok {
			return sameEntries(all, b)
		}
		return sameElements(a, b)
	}
	return true
}

// emptied reports whether a value is an empty list or map, which may be nil in Go.
func emptied(v reflect.Value) bool {
	return (v.Kind() == reflect.Slice || v.Kind() == reflect.Map) && v.Len() == 0
}

func sameElements(a, b reflect.Value) bool {
	if b.Kind() != reflect.Slice && b.Kind() != reflect.Array {
		return b.Kind() == reflect.Struct
	}
	if a.Len() != b.Len() {
		return false
	}
	for i := range a.Len() {
		if !sameValue(a.Index(i), b.Index(i)) {
			return false
		}
	}
	return true
}

// sameEntries reports whether a value is a map with these entries.
func sameEntries(want map[string]reflect.Value, b reflect.Value) bool {
	got, ok := pairs(b)
	if b.Kind() == reflect.Map {
		got, ok = entries(b), true
	}
	if !ok {
		return b.Kind() == reflect.Struct || emptied(b) && len(want) == 0
	}
	if len(want) != len(got) {
		return false
	}
	for k, v := range want {
		if other, ok := got[k]; !ok || !sameValue(v, other) {
			return false
		}
	}
	return true
}

// entries returns the entries of a map by their keys as texts.
func entries(m reflect.Value) map[string]reflect.Value {
	all := make(map[string]reflect.Value, m.Len())
	for _, k := range m.MapKeys() {
		all[fmt.Sprint(k)] = m.MapIndex(k)
	}
	return all
}

// pairs returns the entries of a list of structs of a key and a value, which libraries use to keep the
// order of a map.
func pairs(list reflect.Value) (all map[string]reflect.Value, ok bool) {
	if list.Kind() != reflect.Slice || list.Type().Elem().Kind() != reflect.Struct {
		return nil, false
	}
	t := list.Type().Elem()
	if t.NumField() != 2 || t.Field(1).Name != "Value" || t.Field(0).Name != "Key" && t.Field(0).Name != "Name" {
		return nil, false
	}
	all = make(map[string]reflect.Value)
	for i := range list.Len() {
		all[fmt.Sprint(list.Index(i).Field(0))] = list.Index(i).Field(1)
	}
	return all, true
}

// number returns a number in a form in which equal numbers are equal. A zero with a sign differs from one
// without only if both may have one.
func number(v reflect.Value) (any, bool) {
	switch {
	case v.CanInt():
		return whole64(v.Int() < 0, uint64(v.Int())), true
	case v.CanUint():
		return whole64(false, v.Uint()), true
	case v.CanFloat():
		return floating(v.Float()), true
	case v.Kind() == reflect.String && v.Type().Name() == "Number":
		if n, err := strconv.ParseInt(v.String(), 10, 64); err == nil {
			return whole64(n < 0, uint64(n)), true
		}
		f, err := strconv.ParseFloat(v.String(), 64)
		return floating(f), err == nil
	}
	return nil, false
}

// integer is a number without a fraction, and its sign.
type integer struct {
	negative bool
	n        uint64
}

func whole64(negative bool, n uint64) any { return integer{negative, n} }

func floating(f float64) any {
	switch {
	case f != f:
		return "NaN"
	case f == 0 && math.Signbit(f):
		return "-0"
	case f == math.Trunc(f) && f >= 0 && f < math.MaxUint64:
		return integer{false, uint64(f)}
	case f == math.Trunc(f) && f < 0 && f >= math.MinInt64:
		return integer{true, uint64(int64(f))}
	}
	return f
}

// textOf returns the bytes of a text or of a list of bytes.
func textOf(v reflect.Value) ([]byte, bool) {
	switch {
	case v.Kind() == reflect.String:
		return []byte(v.String()), true
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8:
		return v.Bytes(), true
	}
	return nil, false
}
