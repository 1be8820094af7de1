package check

import (
	"reflect"
	"unsafe"
)

// references ends a walk through values that refer to themselves.
type references struct {
	followed int
	seen     map[reference]bool
}

// reference is a pair of pointers, slices or maps that is being compared.
type reference struct {
	want, got unsafe.Pointer
	len       int
	typ       reflect.Type
}

// Only large messages have plenty of references or are deep. Below both limits nothing is
// remembered, because that costs more than the comparison.
const (
	plenty = 1 << 14
	deep   = 64
)

// follow reports whether to compare what want and got refer to, n elements each. It does if they
// can't refer back, or if this pair is new.
func (r *references) follow(want, got reflect.Value, n, depth int) bool {
	switch want.Type().Elem().Kind() {
	case reflect.Struct, reflect.Interface, reflect.Pointer, reflect.Slice, reflect.Map, reflect.Array:
	default:
		return true
	}
	r.followed++
	if r.seen == nil {
		if r.followed < plenty && depth < deep {
			return true
		}
		r.seen = make(map[reference]bool)
	}
	pair := reference{want.UnsafePointer(), got.UnsafePointer(), n, want.Type()}
	if r.seen[pair] {
		return false
	}
	r.seen[pair] = true
	return true
}
