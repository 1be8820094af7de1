package fieldmap

import (
	"reflect"
	"time"
)

// variants returns other values for a leaf. Most keep the length of the encoding in some kind of
// format, and together they change every byte there. Leaves of one class are changed together, so
// they have variants of the same kinds in the same order. Where a leaf has no variant of a kind,
// the value is invalid.
func variants(leaf reflect.Value) []reflect.Value {
	t := leaf.Type()
	switch {
	case t == timeType:
		return values(leaf, otherTimes(leaf.Interface().(time.Time)))
	case isBytes(leaf) && leaf.Len() > 0:
		return otherBytes(leaf)
	case leaf.Kind() == reflect.Map && leaf.Len() > 0:
		return otherKeys(leaf)
	}
	switch leaf.Kind() {
	case reflect.Bool:
		return values(leaf, []bool{!leaf.Bool()})
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return values(leaf, otherInts(leaf.Int(), t.Bits()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return values(leaf, otherUints(leaf.Uint(), t.Bits()))
	case reflect.Float32:
		return values(leaf, otherFloats(leaf.Float(), 32))
	case reflect.Float64:
		return values(leaf, otherFloats(leaf.Float(), 64))
	case reflect.String:
		return values(leaf, otherTexts(leaf.String()))
	case reflect.Pointer: // nil
		return []reflect.Value{reflect.New(t.Elem()), filled(t, fullDepth)}
	case reflect.Slice:
		other := reflect.Zero(t)
		if leaf.IsNil() {
			other = reflect.MakeSlice(t, 0, 0)
		}
		return []reflect.Value{other, filled(t, fullDepth)}
	case reflect.Map:
		other := reflect.Zero(t)
		if leaf.IsNil() {
			other = reflect.MakeMap(t)
		}
		return []reflect.Value{other, filled(t, fullDepth)}
	case reflect.Interface:
		if t.NumMethod() == 0 {
			return values(leaf, []any{"x", true, 1.5})
		}
	}
	return nil
}

// values converts plain values to the leaf's type. Values that equal the leaf become invalid.
func values[T any](leaf reflect.Value, plain []T) []reflect.Value {
	all := make([]reflect.Value, len(plain))
	for i, x := range plain {
		v := reflect.New(leaf.Type()).Elem()
		v.Set(reflect.ValueOf(x).Convert(leaf.Type()))
		if !v.Equal(leaf) {
			all[i] = v
		}
	}
	return all
}

// fullDepth is the number of levels of a value that is filled without zeros.
const fullDepth = 4

// filled returns a value of type t that is not zero, and whose parts are not zero down to a depth.
func filled(t reflect.Type, depth int) reflect.Value {
	v := reflect.New(t).Elem()
	if depth == 0 {
		return v
	}
	switch {
	case t == timeType:
		v.Set(reflect.ValueOf(time.Date(2001, 2, 3, 4, 5, 6, 7, time.UTC)))
		return v
	case t.Kind() == reflect.Struct:
		for i := range t.NumField() {
			if t.Field(i).IsExported() {
				v.Field(i).Set(filled(t.Field(i).Type, depth-1))
			}
		}
		return v
	}
	switch t.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(1)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(1)
	case reflect.Float32, reflect.Float64:
		v.SetFloat(1.5)
	case reflect.String:
		v.SetString("x")
	case reflect.Pointer:
		v.Set(reflect.New(t.Elem()))
		v.Elem().Set(filled(t.Elem(), depth-1))
	case reflect.Slice:
		v.Set(reflect.MakeSlice(t, 1, 1))
		v.Index(0).Set(filled(t.Elem(), depth-1))
	case reflect.Array:
		for i := range v.Len() {
			v.Index(i).Set(filled(t.Elem(), depth-1))
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(t))
		v.SetMapIndex(filled(t.Key(), depth-1), filled(t.Elem(), depth-1))
	case reflect.Interface:
		if t.NumMethod() == 0 {
			v.Set(reflect.ValueOf("x"))
		}
	}
	return v
}
