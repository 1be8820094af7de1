package own

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"reflect"
)

// fingerprint is a hash of a value and of all that it points to, cycles too: of a schema it is
// that of all that emitters can see. The JSON form of a schema lacks a part. It is "" if the
// value has a map, a function or another part of which the hash would tell nothing.
func fingerprint(v any) string {
	f := walker{out: sha256.New(), met: make(map[place]int)}
	f.walk(reflect.ValueOf(v))
	if f.undefined {
		return ""
	}
	return hex.EncodeToString(f.out.Sum(nil))
}

type walker struct {
	out       hash.Hash
	met       map[place]int // in which order
	undefined bool
}

// place is what a pointer points to: a struct and its first field have one address.
type place struct {
	typ     reflect.Type
	address uintptr
}

func (f *walker) walk(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			fmt.Fprint(f.out, "nil;")
			return
		}
		at := place{v.Type(), v.Pointer()}
		if n, ok := f.met[at]; ok {
			fmt.Fprintf(f.out, "*%d;", n)
			return
		}
		f.met[at] = len(f.met)
		f.walk(v.Elem())
	case reflect.Interface:
		if v.IsNil() {
			fmt.Fprint(f.out, "nil;")
			return
		}
		fmt.Fprintf(f.out, "%s=", v.Elem().Type())
		f.walk(v.Elem())
	case reflect.Struct:
		fmt.Fprintf(f.out, "%s{", v.Type())
		for i := range v.NumField() {
			f.walk(v.Field(i))
		}
		fmt.Fprint(f.out, "}")
	case reflect.Slice, reflect.Array:
		fmt.Fprintf(f.out, "[%d:", v.Len())
		for i := range v.Len() {
			f.walk(v.Index(i))
		}
	case reflect.Map, reflect.Chan, reflect.Func, reflect.UnsafePointer:
		f.undefined = true
	default:
		fmt.Fprintf(f.out, "%#v;", v)
	}
}
