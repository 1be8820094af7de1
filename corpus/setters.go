package corpus

import (
	"reflect"
	"strings"
)

// hides reports whether a struct is a Protocol Buffers message with the opaque API: only its
// methods reach its fields. The Go generator marks such structs with a struct tag.
func hides(t reflect.Type) bool {
	for i := range t.NumField() {
		if strings.HasPrefix(t.Field(i).Tag.Get("protogen"), "opaque.") {
			return true
		}
	}
	return false
}

// fillBySetters calls the Set methods of such a message. Each call has the same chance that a field
// of a plain struct has.
func fillBySetters(m reflect.Value, r *Rand, depth int) {
	for i := range m.NumMethod() {
		name, setter := strings.CutPrefix(m.Type().Method(i).Name, "Set")
		set := m.Method(i)
		if !setter || set.Type().NumIn() != 1 || set.Type().NumOut() != 0 || !m.MethodByName("Get"+name).IsValid() {
			continue
		}
		value := reflect.New(set.Type().In(0)).Elem()
		if r.IntN(4+2*depth) < 3 && fill(value, r, depth+1) {
			set.Call([]reflect.Value{value})
		}
	}
}
