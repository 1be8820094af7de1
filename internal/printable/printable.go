// Package printable makes texts of unknown origin safe to show. What codecs say about themselves,
// and the texts in a record, may come from anywhere. A printable text does nothing to a terminal,
// begins no line of its own, and does not change the direction of text next to it.
//
// It must not know what a text means or where it is shown.
package printable

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"
)

// Line returns a text as one line. White space becomes spaces, and characters that would act
// instead of being shown are written as their numbers.
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

// Lines returns a text with [Line] applied to each line. Leading tabs stay.
func Lines(s string) string {
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		text := strings.TrimLeft(line, "\t")
		lines[i] = line[:len(line)-len(text)] + Line(text)
	}
	return strings.Join(lines, "\n")
}

// Is reports whether a text is shown unchanged and in one line.
func Is(s string) bool { return strings.IndexFunc(s, acts) < 0 }

// acts reports whether a character does something instead of being shown: it controls a terminal,
// ends a line, or changes the direction of the text after it.
func acts(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
}

// All applies [Line] to every text in the value that v points to. Bytes are not text.
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

// holdsText reports whether a value of the type may contain text. It avoids walking through long
// lists of numbers.
func holdsText(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.String, reflect.Pointer, reflect.Struct, reflect.Map:
		return true
	case reflect.Slice, reflect.Array:
		return holdsText(t.Elem())
	}
	return false
}

// texts does the work of all for maps, whose values can't be changed in place.
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
