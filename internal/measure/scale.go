package measure

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strings"
)

// scale returns a longer copy of a message, which is a *T. Its JSON takes about the given number of bytes,
// because its largest list or text is repeated. The copy shares the elements of the list with the message.
func scale(v any, bytes int) (any, error) {
	root := reflect.New(reflect.TypeOf(v).Elem())
	root.Elem().Set(reflect.ValueOf(v).Elem())
	whole := jsonLength(root.Elem())
	part, size := largest(root.Elem())
	if size == 0 {
		return nil, fmt.Errorf("%s has no list or text that could be longer", root.Type().Elem())
	}
	times := max(1, int(math.Round(float64(bytes-whole+size)/float64(size))))
	if part.Kind() == reflect.String {
		part.SetString(strings.Repeat(part.String(), times))
		return root.Interface(), nil
	}
	n := part.Len()
	long := reflect.MakeSlice(part.Type(), 0, n*times)
	for range times {
		long = reflect.AppendSlice(long, part)
	}
	part.Set(long)
	return root.Interface(), nil
}

// largest returns the list or text in a value that takes the most bytes as JSON, and their number. It does
// not look into lists and maps. The pointers on the way to it are copied, so that only the copy changes.
func largest(v reflect.Value) (part reflect.Value, size int) {
	switch v.Kind() {
	case reflect.String, reflect.Slice:
		if v.Len() > 0 && v.CanSet() {
			return v, jsonLength(v)
		}
	case reflect.Pointer:
		if v.IsNil() || !v.CanSet() {
			break
		}
		own := reflect.New(v.Type().Elem())
		own.Elem().Set(v.Elem())
		v.Set(own)
		return largest(own.Elem())
	case reflect.Struct:
		for _, f := range v.Fields() {
			if p, n := largest(f); n > size {
				part, size = p, n
			}
		}
	}
	return part, size
}

// jsonLength returns the length of a value's JSON, or 0 if it has none.
func jsonLength(v reflect.Value) int {
	if !v.CanInterface() {
		return 0
	}
	b, err := json.Marshal(v.Interface())
	if err != nil {
		return 0
	}
	return len(b)
}
