package memory

import (
	"reflect"
	"unsafe"
)

// walk finds the memory of values.
type walk struct {
	parts [][]byte
	maps  []reflect.Value
	seen  map[place]bool // of this value
	pkg   string         // that of its type
	// changeable tells that what no program can change is left out: what strings and interfaces refer to.
	changeable bool
	most       int // parts are enough; 0: all
}

// place is where a value of a type lies: a struct begins where its first field does.
type place struct {
	at unsafe.Pointer
	t  reflect.Type
}

// begin walks through one of the values.
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
	w.pkg = t.PkgPath()
	w.follow(v)
}

// add adds memory that begins at p, unless it was met before.
func (w *walk) add(p unsafe.Pointer, size uintptr, t reflect.Type) bool {
	if p == nil || size == 0 || w.most > 0 && len(w.parts) == w.most || w.seen[place{p, t}] {
		return false
	}
	w.seen[place{p, t}] = true
	w.parts = append(w.parts, unsafe.Slice((*byte)(p), size))
	return true
}

// follow walks to what a value refers to; the value's own memory is part of what refers to it.
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
		// What other packages hide may lead anywhere: a time to the table of its zone, a message to
		// the descriptors of its program.
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

// boxed reports whether an interface keeps a value of that type in memory of its own. Of a pointer, and of what
// is one pointer in all, it keeps the pointer.
func boxed(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.Map, reflect.Chan, reflect.Func, reflect.UnsafePointer:
		return false
	case reflect.Struct, reflect.Array:
		return t.Size() > unsafe.Sizeof(uintptr(0))
	}
	return true
}

// box is where an interface keeps such a value.
func box(v *any) unsafe.Pointer { return (*[2]unsafe.Pointer)(unsafe.Pointer(v))[1] }

// refers reports whether values of a type may refer to memory beside their own.
func refers(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.String, reflect.Interface, reflect.Map, reflect.Struct:
		return true
	case reflect.Array:
		return t.Len() > 0 && refers(t.Elem())
	}
	return false
}
