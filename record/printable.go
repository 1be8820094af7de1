package record

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A record may come from anywhere, and what it says of codecs is what they say of themselves. So that no text
// of it does anything to a terminal or begins a line of its own, all are brought to what can be printed when
// it is read.

// printable makes every text in a line of a record, of which v points to the value, one that is shown as it
// is.
func printable(v any, line []byte) {
	if suspicious(line) {
		cleanAll(reflect.ValueOf(v).Elem())
	}
}

// suspicious reports whether a line of JSON may have texts that are not shown as they are: most have not, and
// need not be searched.
func suspicious(line []byte) bool {
	if bytes.IndexByte(line, '\\') >= 0 || bytes.IndexByte(line, 0x7f) >= 0 {
		return true
	}
	for _, lead := range []byte{0xc2, 0xe2} { // of the other control characters, and of those that change directions
		for rest := line; ; {
			i := bytes.IndexByte(rest, lead)
			if i < 0 {
				break
			}
			if rest = rest[i+1:]; len(rest) > 0 && (lead == 0xc2 && rest[0] < 0xa0 || lead == 0xe2 && (rest[0] == 0x80 || rest[0] == 0x81)) {
				return true
			}
		}
	}
	return false
}

func cleanAll(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		if s := v.String(); v.CanSet() {
			v.SetString(clean(s))
		}
	case reflect.Pointer:
		if !v.IsNil() {
			cleanAll(v.Elem())
		}
	case reflect.Struct:
		for _, f := range v.Fields() {
			if f.CanSet() {
				cleanAll(f)
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			cleanAll(v.Index(i))
		}
	case reflect.Map:
		if v.Type().Key().Kind() != reflect.String || v.Type().Elem().Kind() != reflect.String {
			return
		}
		for _, k := range v.MapKeys() {
			text := v.MapIndex(k).String()
			v.SetMapIndex(k, reflect.Value{})
			v.SetMapIndex(reflect.ValueOf(clean(k.String())).Convert(k.Type()), reflect.ValueOf(clean(text)).Convert(v.Type().Elem()))
		}
	}
}

// clean is a text of one line, in which white space is a space and what can't be seen is written as its
// number.
func clean(s string) string {
	if strings.IndexFunc(s, hidden) < 0 {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		switch {
		case !hidden(r):
			b.WriteRune(r)
		case unicode.IsSpace(r):
			b.WriteByte(' ')
		default:
			fmt.Fprintf(&b, `\u%04x`, r)
		}
	}
	return b.String()
}

// hidden reports whether a character does something instead of being shown: it controls a terminal, ends a
// line, or changes the direction of what is behind it.
func hidden(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
}

// mostName is as long as a name may be, in characters: one of a package and a type fits.
const mostName = 100

// CheckName says what is wrong with the name of a codec or of a data set: tables, files and addresses have
// it.
func CheckName(name string) error {
	switch n := utf8.RuneCountInString(name); {
	case n == 0:
		return errors.New("a codec or a data set has no name")
	case !utf8.ValidString(name) || strings.IndexFunc(name, hidden) >= 0 || strings.TrimSpace(name) != name:
		return fmt.Errorf("the name %q has characters that can't be seen; choose another one", name)
	case strings.ContainsAny(name, "<>"):
		return fmt.Errorf("the name %q has < or >; choose another one", name)
	case n > mostName:
		return fmt.Errorf("the name %.40q… has %d characters, and may have %d", name, n, mostName)
	}
	return nil
}
