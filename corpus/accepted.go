package corpus

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"time"
)

// fillOwn sets a value of a type that has methods of its own. Such methods may refuse values that
// fill makes, so fillOwn keeps only a value that the methods write and read again. It sets the
// value by its fields, or by a text that the methods read.
func fillOwn(v reflect.Value, r *Rand, depth int) bool {
	if !byFields(v.Type()) && read(v, r) {
		return true
	}
	// Example: a licence has either a name or an identifier, and its methods refuse both at once.
	for try := range mostTries {
		v.SetZero()
		if fillKind(v, r, depth, try) && accepted(v) {
			return true
		}
	}
	if v.SetZero(); byFields(v.Type()) && read(v, r) {
		return true
	}
	v.SetZero()
	return accepted(v)
}

// byFields reports whether values of a type differ in fields that fill can set.
func byFields(t reflect.Type) bool {
	if t.Kind() != reflect.Struct {
		return false
	}
	exported := false
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Tag.Get("json") == "-" {
			return false
		}
		exported = exported || f.IsExported()
	}
	return exported
}

// read tries texts that types with methods often use, and sets the value from the first one that
// the type's methods read. It reports whether one was read.
func read(v reflect.Value, r *Rand) bool {
	n := r.IntN(1e6)
	for _, text := range []string{
		fmt.Sprint(n),
		fmt.Sprintf("10.%d.%d.%d", n%256, n/256%256, n%251),
		fmt.Sprintf("10.%d.%d.0/24", n%256, n/256%256),
		fmt.Sprintf("%08x-0000-4000-8000-%012x", n, n),
		time.Unix(1.7e9+int64(n), 0).UTC().Format(time.RFC3339),
		fmt.Sprintf("https://example.com/%s/%d", r.Text(1), n),
		fmt.Sprintf("%dms", n),
		fmt.Sprintf("%x", n),
		r.Text(1),
		fmt.Sprintf(`{"%s":%d}`, r.Text(1), n),
	} {
		for _, form := range []string{text, fmt.Sprintf("%q", text)} {
			if unmarshal(v.Addr().Interface(), []byte(form)) == nil && !v.IsZero() && accepted(v) {
				return true
			}
			v.SetZero()
		}
	}
	return false
}

// accepted reports whether the type's own methods write the value and read it again.
func accepted(v reflect.Value) bool {
	text, err := marshal(v.Addr().Interface())
	return err == nil && unmarshal(reflect.New(v.Type()).Interface(), text) == nil
}

// marshal calls the method that defines the type's message, in the order that package surrogate
// uses: MarshalText, MarshalBinary or MarshalJSON. A panic of the method becomes an error.
func marshal(v any) (b []byte, err error) {
	defer recovered(&err)
	switch v := v.(type) {
	case encoding.TextMarshaler:
		return v.MarshalText()
	case encoding.BinaryMarshaler:
		return v.MarshalBinary()
	}
	return json.Marshal(v)
}

func unmarshal(v any, b []byte) (err error) {
	defer recovered(&err)
	switch v := v.(type) {
	case encoding.TextUnmarshaler:
		return v.UnmarshalText(b)
	case encoding.BinaryUnmarshaler:
		return v.UnmarshalBinary(b)
	}
	return json.Unmarshal(b, v)
}

func recovered(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("panic: %v", p)
	}
}
