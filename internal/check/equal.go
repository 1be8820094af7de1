package check

import (
	"reflect"
	"sync"

	"github.com/wirebench/wirebench/schema"
)

// comparers caches the *comparer of each reflect.Type. It is nil for types without such a method.
var comparers sync.Map

// comparer is a method Equal or Cmp, with the kinds of its receiver and its argument.
type comparer struct {
	method            reflect.Method
	onPointer         bool
	pointerAsArgument bool
}

// own reports whether a type that serializes itself calls two values equal by its own method, Equal
// or Cmp. Examples are big.Int, whose fields may differ in equal numbers, and net.IP, which has two
// forms of an address. If the method panics, the values are not equal.
func own(want, got reflect.Value) (equal bool) {
	t := want.Type()
	if t.PkgPath() == "" || t == timeType {
		return false
	}
	found, ok := comparers.Load(t)
	if !ok {
		found, _ = comparers.LoadOrStore(t, comparerOf(t))
	}
	c := found.(*comparer)
	if c == nil {
		return false
	}
	defer func() {
		if recover() != nil {
			equal = false
		}
	}()
	on, with := want, got
	if c.onPointer {
		on = pointerTo(on)
	}
	if c.pointerAsArgument {
		with = pointerTo(with)
	}
	result := c.method.Func.Call([]reflect.Value{on, with})[0]
	if result.Kind() == reflect.Bool {
		return result.Bool()
	}
	return result.Int() == 0
}

func pointerTo(v reflect.Value) reflect.Value {
	if v.CanAddr() {
		return v.Addr()
	}
	p := reflect.New(v.Type())
	p.Elem().Set(v)
	return p
}

func comparerOf(t reflect.Type) *comparer {
	pointer := reflect.PointerTo(t)
	if !schema.Marshals(t) || t.Kind() == reflect.Interface {
		return nil
	}
	for _, name := range []string{"Equal", "Cmp"} {
		for _, on := range []reflect.Type{t, pointer} {
			method, ok := on.MethodByName(name)
			if !ok || method.Type.NumIn() != 2 || method.Type.NumOut() != 1 {
				continue
			}
			with, result := method.Type.In(1), method.Type.Out(0).Kind()
			if with != t && with != pointer || name == "Equal" && result != reflect.Bool || name == "Cmp" && result != reflect.Int {
				continue
			}
			return &comparer{method, on == pointer, with == pointer}
		}
	}
	return nil
}
