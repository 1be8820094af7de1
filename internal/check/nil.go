package check

import (
	"fmt"
	"reflect"
	"regexp"
)

// aboutNil matches errors that may come from a nil pointer, in the words of libraries that name no
// field.
var aboutNil = regexp.MustCompile(`(?i)\bnil\b|\bnull\b|zero value|'invalid'|byte 110 'n'`)

// withNil adds to the text of an error that may come from a nil pointer where the first one is among
// messages from to to.
func (c *Comparer) withNil(text string, from, to int) string {
	if !aboutNil.MatchString(text) {
		return text
	}
	for i, v := range c.Values[from:to] {
		if path := nilIn(reflect.ValueOf(v), nil); path != nil {
			return fmt.Sprintf("%s (%s of message %d is nil)", text, spell(path), c.number(from+i))
		}
	}
	return text
}

// nilIn returns the path to the first nil pointer in a value, nil if there is none. It ends at depths
// that only cyclic values have.
func nilIn(v reflect.Value, path []step) []step {
	if len(path) > deep {
		return nil
	}
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return path
		}
		return nilIn(v.Elem(), path)
	case reflect.Interface:
		if !v.IsNil() {
			return nilIn(v.Elem(), path)
		}
	case reflect.Slice, reflect.Array:
		if v.Type().Elem().Kind() <= reflect.Complex128 {
			return nil
		}
		for i := range v.Len() {
			if found := nilIn(v.Index(i), append(path[:len(path):len(path)], step{index: i})); found != nil {
				return found
			}
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			if found := nilIn(it.Value(), append(path[:len(path):len(path)], step{key: it.Key()})); found != nil {
				return found
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type() == timeType || !v.Type().Field(i).IsExported() {
				continue
			}
			if found := nilIn(v.Field(i), append(path[:len(path):len(path)], step{owner: v.Type(), index: i})); found != nil {
				return found
			}
		}
	}
	return nil
}
