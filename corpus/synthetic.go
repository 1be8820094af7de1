package corpus

import (
	"reflect"
	"time"

	"github.com/wirebench/wirebench/schema"
)

// Synthetic returns a data set of values that are made from the type alone: texts of words,
// numbers of all sizes, lists of up to four elements. Sizes, repetitions and what is set are
// not those of real messages. Interfaces stay nil, and types with methods of their own and
// nothing else to set have their zero value.
func Synthetic[T any](name string) Set {
	return New(name, "values made from the type; real messages have other sizes and contents", func(r *Rand) T {
		var v T
		fill(reflect.ValueOf(&v).Elem(), r, 0)
		return v
	})
}

const (
	// deepest is how far made values are nested where types contain themselves.
	deepest = 6
	// mostElements is of lists and maps, less one.
	mostElements = 5
)

func fill(v reflect.Value, r *Rand, depth int) {
	if v.Type() == reflect.TypeFor[time.Time]() {
		v.Set(reflect.ValueOf(time.Unix(1.7e9+int64(r.IntN(1e8)), 0).UTC()))
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(r.Uint64() >> (64 - v.Type().Bits()) >> (1 + r.IntN(v.Type().Bits()-1))))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(r.Uint64() >> (64 - v.Type().Bits()) >> r.IntN(v.Type().Bits()))
	case reflect.Float32, reflect.Float64:
		v.SetFloat(float64(r.IntN(1e6)) / 100)
	case reflect.String:
		v.SetString(r.Text(1 + r.IntN(4)))
	case reflect.Pointer:
		if depth < deepest && r.IntN(4) > 0 && settable(v.Type().Elem()) {
			v.Set(reflect.New(v.Type().Elem()))
			fill(v.Elem(), r, depth+1)
		}
	case reflect.Slice:
		if depth < deepest {
			v.Set(reflect.MakeSlice(v.Type(), r.IntN(mostElements), mostElements))
		}
		for i := range v.Len() {
			fill(v.Index(i), r, depth+1)
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), r, depth+1)
		}
	case reflect.Map:
		fillMap(v, r, depth)
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && f.Tag.Get("json") != "-" {
				fill(v.Field(i), r, depth+1)
			}
		}
	}
}

func fillMap(v reflect.Value, r *Rand, depth int) {
	if depth >= deepest || !settable(v.Type().Key()) {
		return
	}
	v.Set(reflect.MakeMap(v.Type()))
	for range r.IntN(mostElements) {
		key, elem := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		fill(key, r, depth+1)
		fill(elem, r, depth+1)
		v.SetMapIndex(key, elem)
	}
}

// settable reports whether values of a type differ by what fill sets. A struct with methods of
// its own, and with fields that only these see, would be its zero value, which they may refuse.
func settable(t reflect.Type) bool {
	if t.Kind() != reflect.Struct {
		return t.Kind() != reflect.Interface
	}
	own := schema.Marshals(t)
	exported, left := false, false
	for i := range t.NumField() {
		exported = exported || t.Field(i).IsExported()
		left = left || t.Field(i).Tag.Get("json") == "-"
	}
	return !own || exported && !left || t == reflect.TypeFor[time.Time]()
}
