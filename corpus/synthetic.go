package corpus

import (
	"encoding/json"
	"fmt"
	"iter"
	"math/rand/v2"
	"reflect"
	"strconv"
	"time"

	"github.com/wirebench/wirebench/schema"
)

// Synthetic returns a data set of values that are made from a type, for users who have no messages
// at hand. It makes text of a few words, numbers of all sizes up to the largest int64, and lists
// and maps of a few elements. It sets three of four fields that may be nil, and fewer at deeper
// levels. As in messages that were read from JSON, fields that are not set are nil: there are no
// empty lists, and no nil elements in a list. Interfaces are nil. Types with methods of their own
// get values that the methods accept. Times and sizes of such values say less about a program than
// those of captured messages.
//
// If nothing of a type can be set, Messages yields an error.
func Synthetic[T any](name string) Set {
	set := New(name, "values made from the type; real messages have other sizes and contents", func(r *Rand) T {
		var v T
		fill(reflect.ValueOf(&v).Elem(), r, 0)
		return v
	})
	var one T
	try := reflect.ValueOf(&one).Elem()
	if fill(try, &Rand{Rand: rand.New(rand.NewPCG(seed, 0))}, 0) && !try.IsZero() {
		return set
	}
	set.Messages = func(bool) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			yield(nil, fmt.Errorf("no values of %s can be made: it has no exported field that can be set, or its own methods refuse the values; name your own messages", name))
		}
	}
	return set
}

const (
	// deepest limits how deep values are nested if types contain themselves.
	deepest = 6
	// mostElements limits the elements of a list or map.
	mostElements = 4
	// mostTries limits how often a value is made if the type's own methods refuse it.
	mostTries = 16
)

// fill sets a value, and reports whether it could. It leaves a value as it is if it is nested too
// deep or if its type is not supported.
func fill(v reflect.Value, r *Rand, depth int) bool {
	switch v.Type() {
	case reflect.TypeFor[time.Time]():
		v.Set(reflect.ValueOf(time.Unix(1.7e9+int64(r.IntN(1e8)), 0).UTC()))
		return true
	case reflect.TypeFor[json.Number]():
		v.SetString(strconv.Itoa(r.IntN(1e6)))
		return true
	}
	if !schema.Marshals(v.Type()) {
		return fillKind(v, r, depth, 0)
	}
	return fillOwn(v, r, depth)
}

// fillKind sets a value by the kind of its type. The higher try is, the fewer fields of a struct
// are set.
func fillKind(v reflect.Value, r *Rand, depth, try int) bool {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(r.Uint64() >> (64 - v.Type().Bits()) >> (1 + r.IntN(v.Type().Bits()-1))))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32:
		v.SetUint(r.Uint64() >> (64 - v.Type().Bits()) >> r.IntN(v.Type().Bits()))
	case reflect.Uint64, reflect.Uintptr:
		v.SetUint(r.Uint64() >> (1 + r.IntN(v.Type().Bits()-1)))
	case reflect.Float32, reflect.Float64:
		v.SetFloat(float64(r.IntN(1e6)) / 100)
	case reflect.String:
		v.SetString(r.Text(1 + r.IntN(4)))
	case reflect.Pointer:
		return fillPointer(v, r, depth)
	case reflect.Slice:
		return fillSlice(v, r, depth)
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), r, depth+1)
		}
	case reflect.Map:
		return fillMap(v, r, depth)
	case reflect.Struct:
		fillStruct(v, r, depth, try)
	default:
		return false
	}
	return true
}

func fillPointer(v reflect.Value, r *Rand, depth int) bool {
	if depth >= deepest {
		return false
	}
	to := reflect.New(v.Type().Elem())
	if !fill(to.Elem(), r, depth+1) {
		return false
	}
	v.Set(to)
	return true
}

func fillSlice(v reflect.Value, r *Rand, depth int) bool {
	if depth >= deepest {
		return false
	}
	list := reflect.MakeSlice(v.Type(), elements(r, depth), mostElements)
	for i := range list.Len() {
		if !fill(list.Index(i), r, depth+1) {
			return false
		}
	}
	v.Set(list)
	return true
}

// elements returns the number of elements of a list or map. Nested lists get fewer.
func elements(r *Rand, depth int) int { return 1 + r.IntN(max(1, mostElements-depth/2)) }

func fillMap(v reflect.Value, r *Rand, depth int) bool {
	if depth >= deepest {
		return false
	}
	m := reflect.MakeMap(v.Type())
	for range elements(r, depth) {
		key, elem := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		if !fill(key, r, depth+1) || !fill(elem, r, depth+1) {
			return false
		}
		m.SetMapIndex(key, elem)
	}
	v.Set(m)
	return true
}

func fillStruct(v reflect.Value, r *Rand, depth, try int) {
	if hides(v.Type()) {
		fillBySetters(v.Addr(), r, depth)
		return
	}
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if !f.IsExported() || f.Tag.Get("json") == "-" || r.IntN(mostTries) < try {
			continue
		}
		switch f.Type.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Map:
			if r.IntN(4+2*depth) >= 3 {
				continue
			}
		}
		fill(v.Field(i), r, depth+1)
	}
}
