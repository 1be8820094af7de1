// Package printable makes texts of unknown origin ones that can be shown: what codecs say of themselves, and
// what stands in a record, may come from anywhere. None of it does anything to a terminal, begins a line of its
// own, or changes the direction of what is beside it.
package printable

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"
)

// Line is a text as one line, in which white space is a space, and what would act instead of being shown is
// written as its number.
func Line(s string) string {
	if Is(s) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		switch {
		case !acts(r):
			b.WriteRune(r)
		case unicode.IsSpace(r):
			b.WriteByte(' ')
		default:
			fmt.Fprintf(&b, `\u%04x`, r)
		}
	}
	return b.String()
}

// Lines is a text in which each line is what [Line] makes of it; tabs that it begins with stay.
func Lines(s string) string {
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		text := strings.TrimLeft(line, "\t")
		lines[i] = line[:len(line)-len(text)] + Line(text)
	}
	return strings.Join(lines, "\n")
}

// Is reports whether a text is shown as it is, in one line.
func Is(s string) bool { return strings.IndexFunc(s, acts) < 0 }

// acts reports whether a character does something instead of being shown: it controls a terminal, ends a
// line, or changes the direction of what is behind it.
func acts(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
}

// All makes every text in what v points to one that [Line] makes. Bytes are no text.
func All(v any) { all(reflect.ValueOf(v).Elem()) }

func all(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		if s := v.String(); !Is(s) {
			v.SetString(Line(s))
		}
	case reflect.Pointer:
		if !v.IsNil() {
			all(v.Elem())
		}
	case reflect.Struct:
		for t, f := range v.Fields() {
			if t.IsExported() {
				all(f)
			}
		}
	case reflect.Slice, reflect.Array:
		if !holdsText(v.Type().Elem()) {
			return
		}
		for i := range v.Len() {
			all(v.Index(i))
		}
	case reflect.Map:
		texts(v)
	}
}

// holdsText reports whether there may be a text in a value of the type: lists of numbers may be long.
func holdsText(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.String, reflect.Pointer, reflect.Struct, reflect.Map:
		return true
	case reflect.Slice, reflect.Array:
		return holdsText(t.Elem())
	}
	return false
}

// texts is all for maps, whose values can't be changed in place.
func texts(v reflect.Value) {
	for _, key := range v.MapKeys() {
		value := reflect.New(v.Type().Elem()).Elem()
		value.Set(v.MapIndex(key))
		all(value)
		name := reflect.New(v.Type().Key()).Elem()
		name.Set(key)
		all(name)
		v.SetMapIndex(key, reflect.Value{})
		v.SetMapIndex(name, value)
	}
}
