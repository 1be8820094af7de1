package look

import (
	"reflect"
	"slices"
	"time"

	"github.com/wirebench/wirebench/schema"
)

// deepest limits the depth to which values are searched, since they may be cyclic.
const deepest = 64

// finder looks for what messages contain.
type finder struct {
	held map[string][]Type // as in Report
	set  map[string]bool   // the keys of Report.Set
	// names are the names of struct types with their import paths.
	names map[reflect.Type]string
}

// find looks through messages.
func find(values []any) finder {
	f := finder{held: make(map[string][]Type), set: make(map[string]bool), names: make(map[reflect.Type]string)}
	for _, v := range values {
		f.walk(reflect.ValueOf(v), 0)
	}
	return f
}

func (f finder) walk(v reflect.Value, depth int) {
	if depth > deepest || v.Type() == reflect.TypeFor[time.Time]() {
		return
	}
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		if iface := v.Type(); iface.NumMethod() > 0 && iface.Name() != "" {
			add(f.held, iface.PkgPath()+"."+iface.Name(), v.Elem().Type())
		}
		f.walk(v.Elem(), depth+1)
	case reflect.Pointer:
		if !v.IsNil() {
			f.walk(v.Elem(), depth+1)
		}
	case reflect.Slice, reflect.Array:
		if scalar(v.Type().Elem()) {
			return
		}
		for i := range v.Len() {
			f.walk(v.Index(i), depth+1)
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			f.walk(it.Key(), depth+1)
			f.walk(it.Value(), depth+1)
		}
	case reflect.Struct:
		f.fields(v, f.name(v.Type())+".", 0)
		for i := range v.NumField() {
			if field := v.Type().Field(i); field.IsExported() && field.Tag.Get("json") != "-" || field.Anonymous {
				f.walk(v.Field(i), depth+1)
			}
		}
	}
}

// name returns the name of a type as schemas have it.
func (f finder) name(t reflect.Type) string {
	name, known := f.names[t]
	if !known {
		of := schema.Of(t).Root
		name = of.Pkg + "." + of.Name
		f.names[t] = name
	}
	return name
}

// fields notes which fields of a struct are set, including those of embedded structs of unexported
// types.
func (f finder) fields(v reflect.Value, prefix string, depth int) {
	for i := range v.NumField() {
		field, part := v.Type().Field(i), v.Field(i)
		if part.IsZero() {
			continue
		}
		f.set[prefix+field.Name] = true
		if part.Kind() == reflect.Pointer {
			part = part.Elem()
		}
		if field.Anonymous && !field.IsExported() && part.Kind() == reflect.Struct && depth < deepest {
			f.fields(part, prefix+field.Name+".", depth+1)
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
