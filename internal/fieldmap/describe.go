package fieldmap

import (
	"fmt"
	"reflect"
	"strings"
	"time"
)

// longest is the number of characters of a value that are shown.
const longest = 28

// describe returns a node's value in short.
func describe(n node) string {
	if n.isKeys() {
		var keys []string
		for _, key := range sortedKeys(n.v) {
			keys = append(keys, describeKey(key))
		}
		return short(strings.Join(keys, " "))
	}
	v := n.v
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Map:
		if v.IsNil() {
			return "nil"
		}
	}
	switch {
	case v.Type() == timeType:
		return v.Interface().(time.Time).Format(time.RFC3339Nano)
	case isBytes(v) && v.Len() > 0:
		var digits []string
		for i := range min(v.Len(), longest) {
			digits = append(digits, fmt.Sprintf("%02x", v.Index(i).Uint()))
		}
		return short(strings.Join(digits, " "))
	}
	switch v.Kind() {
	case reflect.String:
		return short(fmt.Sprintf("%q", v))
	case reflect.Slice, reflect.Array, reflect.Map:
		switch v.Len() {
		case 0:
			return "empty"
		case 1:
			return "1 element"
		}
		return fmt.Sprintf("%d elements", v.Len())
	case reflect.Struct:
		return ""
	}
	return short(fmt.Sprint(v))
}

// typeOf returns a node's type. For keys it is the type of one key.
func typeOf(n node) string {
	if n.isKeys() {
		return n.v.Type().Key().String()
	}
	return n.v.Type().String()
}

// describeKey returns a map's key as Go writes it.
func describeKey(key reflect.Value) string {
	if key.Kind() == reflect.String {
		return short(fmt.Sprintf("%q", key))
	}
	return short(fmt.Sprint(key))
}

// short cuts a text to longest characters.
func short(s string) string {
	runes := []rune(s[:min(len(s), 4*longest)])
	if len(runes) <= longest && len(s) <= 4*longest {
		return s
	}
	return string(runes[:longest-1]) + "…"
}
