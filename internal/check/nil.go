package check

import (
	"fmt"
	"math"
	"reflect"
	"regexp"
)

// aboutNil matches errors that may come from a nil pointer, in the words of libraries that name no
// field.
var aboutNil = regexp.MustCompile(`(?i)\bnil\b|zero value|'invalid'|` + aboutNull.String())

// aboutNull matches those that may also come from a NaN or an infinity, which JSON lacks, so that some
// libraries write null.
var aboutNull = regexp.MustCompile(`(?i)\bnull\b|byte 110 'n'`)

// withNil adds to the text of an error that may come from a nil pointer where the first one is among
// messages from to to. It adds nothing if a number may be the cause as well.
func (c *Comparer) withNil(text string, from, to int) string {
	if !aboutNil.MatchString(text) {
		return text
	}
	for i, v := range c.Values[from:to] {
		if aboutNull.MatchString(text) && first(reflect.ValueOf(v), nil, notFinite) != nil {
			return text
		}
		if path := first(reflect.ValueOf(v), nil, nilPointer); path != nil {
			return fmt.Sprintf("%s (%s of message %d is nil)", text, spell(path), c.number(from+i))
		}
	}
	return text
}

func nilPointer(v reflect.Value) bool { return v.Kind() == reflect.Pointer && v.IsNil() }

func notFinite(v reflect.Value) bool {
	return v.CanFloat() && (math.IsNaN(v.Float()) || math.IsInf(v.Float(), 0))
}

// first returns the path to the first such part of a value, or nil if the value has none. It ends at depths
// that only cyclic values have.
func first(v reflect.Value, path []step, such func(reflect.Value) bool) []step {
	if len(path) > deep {
		return nil
	}
	if such(v) {
		return path
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			return first(v.Elem(), path, such)
		}
	case reflect.Slice, reflect.Array:
		if v.Type().Elem().Kind() < reflect.Float32 {
			return nil
		}
		for i := range v.Len() {
			if found := first(v.Index(i), append(path[:len(path):len(path)], step{index: i}), such); found != nil {
				return found
			}
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			if found := first(it.Value(), append(path[:len(path):len(path)], step{key: it.Key()}), such); found != nil {
				return found
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type() == timeType || !v.Type().Field(i).IsExported() {
				continue
			}
			if found := first(v.Field(i), append(path[:len(path):len(path)], step{owner: v.Type(), index: i}), such); found != nil {
				return found
			}
		}
	}
	return nil
}
