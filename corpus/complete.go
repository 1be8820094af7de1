package corpus

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"time"

	"github.com/wirebench/wirebench/schema"
)

// Complete sets the parts of a message that are not set to values made from its type, as [Synthetic] makes
// them, the same ones each time. message is a pointer. Interfaces stay as they are.
func Complete(message any) {
	complete(reflect.ValueOf(message).Elem(), &Rand{Rand: rand.New(rand.NewPCG(seed, 1))}, 0)
}

func complete(v reflect.Value, r *Rand, depth int) {
	whole := v.Type() == reflect.TypeFor[time.Time]() || schema.Marshals(v.Type()) || v.Kind() == reflect.Struct && hides(v.Type())
	switch {
	case v.Kind() == reflect.Struct && !whole:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && f.Tag.Get("json") != "-" {
				complete(v.Field(i), r, depth+1)
			}
		}
	case v.Kind() == reflect.Bool: // made values would often leave it false, which is not set
		v.SetBool(true)
	case v.IsZero() || v.Kind() == reflect.Slice && v.Len() == 0 || v.Kind() == reflect.Map && v.Len() == 0:
		fill(v, r, depth)
	case whole:
	case v.Kind() == reflect.Pointer:
		complete(v.Elem(), r, depth+1)
	case v.Kind() == reflect.Slice, v.Kind() == reflect.Array:
		for i := range v.Len() {
			complete(v.Index(i), r, depth+1)
		}
	case v.Kind() == reflect.Map:
		keys := v.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		for _, key := range keys {
			elem := reflect.New(v.Type().Elem()).Elem()
			elem.Set(v.MapIndex(key))
			complete(elem, r, depth+1)
			v.SetMapIndex(key, elem)
		}
	}
}
