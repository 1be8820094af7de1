package look

import (
	"reflect"
	"slices"
	"time"
)

// deepest limits the depth to which values are searched, since they may be cyclic.
const deepest = 64

// held returns the types of the values that interfaces with methods hold in exported fields. The keys
// are the interfaces, as in Report.Held.
func held(values []any) map[string][]Type {
	found := make(map[string][]Type)
	for _, v := range values {
		walk(reflect.ValueOf(v), found, 0)
	}
	return found
}

func walk(v reflect.Value, found map[string][]Type, depth int) {
	if depth > deepest || v.Type() == reflect.TypeFor[time.Time]() {
		return
	}
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		if iface := v.Type(); iface.NumMethod() > 0 && iface.Name() != "" {
			add(found, iface.PkgPath()+"."+iface.Name(), v.Elem().Type())
		}
		walk(v.Elem(), found, depth+1)
	case reflect.Pointer:
		if !v.IsNil() {
			walk(v.Elem(), found, depth+1)
		}
	case reflect.Slice, reflect.Array:
		if scalar(v.Type().Elem()) {
			return
		}
		for i := range v.Len() {
			walk(v.Index(i), found, depth+1)
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			walk(it.Key(), found, depth+1)
			walk(it.Value(), found, depth+1)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && f.Tag.Get("json") != "-" || f.Anonymous {
				walk(v.Field(i), found, depth+1)
			}
		}
	}
}

// scalar reports whether values of a type can't contain other values.
func scalar(t reflect.Type) bool { return t.Kind() <= reflect.Complex128 || t.Kind() == reflect.String }

// add adds t to the types of an interface, if t or its pointee has a name.
func add(found map[string][]Type, iface string, t reflect.Type) {
	pointer := t.Kind() == reflect.Pointer
	if pointer {
		t = t.Elem()
	}
	typ := Type{Package: t.PkgPath(), Name: t.Name(), Pointer: pointer}
	if t.Name() != "" && t.PkgPath() != "" && !slices.Contains(found[iface], typ) {
		found[iface] = append(found[iface], typ)
	}
}
