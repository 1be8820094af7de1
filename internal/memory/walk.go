package memory

import (
	"reflect"
	"unsafe"
)

// walk finds the memory of values.
type walk struct {
	parts [][]byte
	maps  []reflect.Value
	seen  map[place]bool // places in the current value
	pkg   string         // package of the current value's type
	// changeable leaves out memory that no program can change: what strings and interfaces refer
	// to.
	changeable bool
	most       int // the maximum number of parts; 0 means no limit
	// top is the memory of the current value itself. inward reports whether a value refers to it.
	top    []byte
	inward bool
}

// place is the address and type of a value. A struct has the same address as its first field.
type place struct {
	at unsafe.Pointer
	t  reflect.Type
}

// begin walks through one value.
func (w *walk) begin(value any) {
	v := reflect.ValueOf(value)
	if !v.IsValid() {
		return
	}
	clear(w.seen)
	t := v.Type()
	for t.Name() == "" && (t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice) {
		t = t.Elem()
	}
	w.pkg, w.top = t.PkgPath(), nil
	w.follow(v)
}

// add adds memory that begins at p. It reports false if there is nothing to add, or if the memory
// is known already.
func (w *walk) add(p unsafe.Pointer, size uintptr, t reflect.Type) bool {
	if size > 0 && len(w.top) > 0 && uintptr(p)-uintptr(unsafe.Pointer(unsafe.SliceData(w.top))) < uintptr(len(w.top)) {
		w.inward = true
	}
	if p == nil || size == 0 || w.most > 0 && len(w.parts) == w.most || w.seen[place{p, t}] {
		return false
	}
	w.seen[place{p, t}] = true
	w.parts = append(w.parts, unsafe.Slice((*byte)(p), size))
	if w.top == nil {
		w.top = w.parts[len(w.parts)-1]
	}
	return true
}

// follow walks to the memory that a value refers to. The value's own memory is part of what refers
// to it.
func (w *walk) follow(v reflect.Value) {
	t := v.Type()
	switch v.Kind() {
	case reflect.Pointer:
		if w.add(v.UnsafePointer(), t.Elem().Size(), t) {
			w.follow(v.Elem())
		}
	case reflect.Slice:
		if w.add(v.UnsafePointer(), uintptr(v.Len())*t.Elem().Size(), t) {
			w.elements(v)
		}
	case reflect.Array:
		w.elements(v)
	case reflect.String:
		if !w.changeable {
			w.add(unsafe.Pointer(unsafe.StringData(v.String())), uintptr(v.Len()), t)
		}
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		e := v.Elem()
		if !w.changeable && e.CanInterface() && boxed(e.Type()) {
			word := e.Interface()
			w.add(box(&word), e.Type().Size(), e.Type())
		}
		w.follow(e)
	case reflect.Map:
		if v.Len() == 0 {
			return
		}
		w.maps = append(w.maps, v)
		for it := v.MapRange(); it.Next(); {
			w.follow(it.Key())
			w.follow(it.Value())
		}
	case reflect.Struct:
		// Fields that other packages hide may lead anywhere: a time to the table of its zone, a
		// message to the descriptors of its program.
		for i := range t.NumField() {
			if f := t.Field(i); (f.IsExported() || t.PkgPath() == w.pkg) && refers(f.Type) {
				w.follow(v.Field(i))
			}
		}
	}
}

func (w *walk) elements(v reflect.Value) {
	if !refers(v.Type().Elem()) {
		return
	}
	for i := range v.Len() {
		w.follow(v.Index(i))
	}
}

// boxed reports whether an interface keeps a value of the type in memory of its own. It holds a
// pointer directly. Structs and arrays that are no larger than a pointer count as held directly,
// too.
func boxed(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.Map, reflect.Chan, reflect.Func, reflect.UnsafePointer:
		return false
	case reflect.Struct, reflect.Array:
		return t.Size() > unsafe.Sizeof(uintptr(0))
	}
	return true
}

// box returns the memory in which an interface keeps a boxed value.
func box(v *any) unsafe.Pointer { return (*[2]unsafe.Pointer)(unsafe.Pointer(v))[1] }

// refers reports whether values of a type may refer to other memory.
func refers(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.String, reflect.Interface, reflect.Map, reflect.Struct:
		return true
	case reflect.Array:
		return t.Len() > 0 && refers(t.Elem())
	}
	return false
}
