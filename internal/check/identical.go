package check

import (
	"math"
	"reflect"
	"time"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
)

// identical compares the values at two addresses. If it returns true, [Diff] finds no difference
// and needs no rule. If it returns false, only Diff can decide: times with two pointers to one zone
// are equal all the same. It is ten times as fast as Diff, so that many more of the timed
// operations can be checked.
type identical func(a, b unsafe.Pointer, depth int) bool

// comparison compiles a comparing function for each type, once for each type inside it.
type comparison struct {
	compiled map[reflect.Type]*identical
	// loose holds rules by which values may differ. Only rules for times and for empty lists are
	// handled here. Diff decides about the others.
	loose codec.Rule
}

func newComparison(loose codec.Rule) *comparison {
	return &comparison{make(map[reflect.Type]*identical), loose}
}

func (c *comparison) of(t reflect.Type) *identical {
	if f, ok := c.compiled[t]; ok {
		return f
	}
	f := new(identical)
	c.compiled[t] = f // a type may contain itself
	*f = c.compile(t)
	return f
}

// identical reports whether two pointers point to values that are the same in memory.
func (c *comparison) identical(want, got any) bool {
	w, g := reflect.ValueOf(want), reflect.ValueOf(got)
	if w.Kind() != reflect.Pointer || g.Kind() != reflect.Pointer || w.Type() != g.Type() || w.IsNil() || g.IsNil() {
		return false
	}
	return (*c.of(w.Type().Elem()))(w.UnsafePointer(), g.UnsafePointer(), 0)
}

func (c *comparison) compile(t reflect.Type) identical {
	size := t.Size()
	switch {
	case t == timeType:
		return c.time()
	case flat(t):
		return func(a, b unsafe.Pointer, _ int) bool { return bytesAt(a, size) == bytesAt(b, size) }
	}
	switch t.Kind() {
	case reflect.String:
		return func(a, b unsafe.Pointer, _ int) bool { return *(*string)(a) == *(*string)(b) }
	case reflect.Pointer:
		return c.pointer(t.Elem())
	case reflect.Slice:
		return c.slice(t.Elem())
	case reflect.Array:
		elem, step, n := c.of(t.Elem()), t.Elem().Size(), t.Len()
		return func(a, b unsafe.Pointer, depth int) bool { return elem.all(a, b, n, step, depth) }
	case reflect.Struct:
		return c.structure(t)
	case reflect.Interface:
		if t.NumMethod() == 0 {
			return func(a, b unsafe.Pointer, _ int) bool { return identicalBox(*(*any)(a), *(*any)(b)) }
		}
	}
	// Diff decides about maps and about what no format carries: only reflection can walk them.
	return func(a, b unsafe.Pointer, _ int) bool { return empty(t, a) && empty(t, b) }
}

func (c *comparison) pointer(t reflect.Type) identical {
	elem := c.of(t)
	return func(a, b unsafe.Pointer, depth int) bool {
		to, other := *(*unsafe.Pointer)(a), *(*unsafe.Pointer)(b)
		if to == other {
			return true
		}
		return to != nil && other != nil && depth < deep && (*elem)(to, other, depth+1)
	}
}

func (c *comparison) slice(t reflect.Type) identical {
	elem, step, flat, loose := c.of(t), t.Size(), flat(t), c.loose&codec.NilEmpty != 0
	return func(a, b unsafe.Pointer, depth int) bool {
		x, y := *(*[]struct{})(a), *(*[]struct{})(b) // the element type does not matter: only address and length are used
		at, other := unsafe.Pointer(unsafe.SliceData(x)), unsafe.Pointer(unsafe.SliceData(y))
		switch n := len(x); {
		case n != len(y) || (x == nil) != (y == nil) && !loose:
			return false
		case flat:
			return bytesAt(at, uintptr(n)*step) == bytesAt(other, uintptr(n)*step)
		default:
			return depth < deep && elem.all(at, other, n, step, depth+1)
		}
	}
}

func (c *comparison) structure(t reflect.Type) identical {
	type part struct {
		at uintptr
		of *identical
	}
	var parts []part
	for i := range t.NumField() {
		parts = append(parts, part{t.Field(i).Offset, c.of(t.Field(i).Type)})
	}
	return func(a, b unsafe.Pointer, depth int) bool {
		for _, p := range parts {
			if !(*p.of)(unsafe.Add(a, p.at), unsafe.Add(b, p.at), depth) {
				return false
			}
		}
		return true
	}
}

// all compares n consecutive elements.
func (f *identical) all(a, b unsafe.Pointer, n int, step uintptr, depth int) bool {
	for i := range n {
		at := uintptr(i) * step
		if !(*f)(unsafe.Add(a, at), unsafe.Add(b, at), depth) {
			return false
		}
	}
	return true
}

// flat reports whether equal values of a type have equal memory, without references.
func flat(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr,
		reflect.Float32, reflect.Float64, reflect.Complex64, reflect.Complex128:
		return true
	case reflect.Array:
		return flat(t.Elem())
	case reflect.Struct:
		held := uintptr(0)
		for i := range t.NumField() {
			if !flat(t.Field(i).Type) {
				return false
			}
			held += t.Field(i).Type.Size()
		}
		return t != timeType && held == t.Size() // padding may hold anything
	}
	return false
}

// time compares times as Diff does.
func (c *comparison) time() identical {
	unit := time.Duration(0)
	for _, p := range precisions {
		if c.loose&p.rule != 0 {
			unit = max(unit, p.unit)
		}
	}
	anyZone := c.loose&codec.ZoneOffset != 0
	return func(a, b unsafe.Pointer, _ int) bool {
		x, y := (*time.Time)(a), (*time.Time)(b)
		if !x.Equal(*y) && x.Sub(*y).Abs() >= unit {
			return false
		}
		if anyZone {
			return true
		}
		_, offset := x.Zone()
		_, other := y.Zone()
		return offset == other
	}
}

// identicalBox compares values of the types that formats without a schema decode to. Diff decides
// about others.
func identicalBox(a, b any) bool {
	switch a := a.(type) {
	case nil:
		return b == nil
	case string:
		b, ok := b.(string)
		return ok && a == b
	case bool:
		b, ok := b.(bool)
		return ok && a == b
	case int64:
		b, ok := b.(int64)
		return ok && a == b
	case float64:
		b, ok := b.(float64)
		return ok && math.Float64bits(a) == math.Float64bits(b)
	}
	return false
}

func empty(t reflect.Type, at unsafe.Pointer) bool { return reflect.NewAt(t, at).Elem().IsZero() }

func bytesAt(p unsafe.Pointer, n uintptr) string { return unsafe.String((*byte)(p), n) }
