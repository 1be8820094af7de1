package check

import (
	"fmt"
	"reflect"
	"strings"
	"time"
)

// step is one step of the path to the values compared: a field of the struct
// owner, the index of an element, or the key of a map.
type step struct {
	owner reflect.Type  // nil if the step is not a field
	key   reflect.Value // not valid if the step is not a key
	index int
}

// spell spells out a path: Volumes[2].Title.
func spell(path []step) string {
	var b strings.Builder
	for _, s := range path {
		switch {
		case s.owner != nil:
			if b.Len() > 0 {
				b.WriteByte('.')
			}
			b.WriteString(s.owner.Field(s.index).Name)
		case s.key.IsValid():
			b.WriteString("[" + show(s.key) + "]")
		default:
			fmt.Fprintf(&b, "[%d]", s.index)
		}
	}
	if b.Len() == 0 {
		return "value"
	}
	return b.String()
}

// most limits how many bytes of a value a fault's text shows.
const most = 60

// show returns v as a fault's text shows it. Only the start of a chain of pointers is shown, since
// the chain may be cyclic.
func show(v reflect.Value) string {
	pointers := ""
	for refers(v) && len(pointers) < most {
		if v.Kind() == reflect.Pointer {
			pointers += "a pointer to "
		}
		v = v.Elem()
	}
	if refers(v) {
		return pointers + "…"
	}
	return pointers + showValue(v)
}

// refers reports whether v is a non-nil pointer or interface.
func refers(v reflect.Value) bool {
	return (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) && !v.IsNil()
}

func showValue(v reflect.Value) string {
	if !v.IsValid() {
		return "nothing"
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Map, reflect.Slice, reflect.Chan, reflect.Func:
		if v.IsNil() {
			return "nil"
		}
	}
	switch v.Kind() {
	case reflect.Map, reflect.Slice:
		return count(v)
	case reflect.String:
		return quote(v.String())
	case reflect.Struct:
		if v.Type() == timeType {
			return v.Interface().(time.Time).String()
		}
		return "a " + v.Type().String()
	}
	return clip(fmt.Sprint(v), most)
}

// count returns the size of a slice or map in words.
func count(v reflect.Value) string {
	switch n := v.Len(); n {
	case 0:
		return "empty"
	case 1:
		return "1 element"
	default:
		return fmt.Sprintf("%d elements", n)
	}
}

func quote(s string) string { return clip(fmt.Sprintf("%q", s), most) }

func hex(s string) string { return clip(fmt.Sprintf("% x", s[:min(len(s), most)]), most) }

// clip shortens s to n bytes.
func clip(s string, n int) string {
	if len(s) <= n {
		return s
	}
	return strings.ToValidUTF8(s[:n], "") + "…"
}
