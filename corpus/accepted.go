package corpus

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"time"
)

// fillOwn sets a value of a type with methods of its own, which see more than fill does: it is one
// that these methods write and read again, by its fields or by a text that they read.
func fillOwn(v reflect.Value, r *Rand, depth int) bool {
	if !byFields(v.Type()) && read(v, r) {
		return true
	}
	// Of a licence that is a name or an identity one can't have both.
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

// byFields reports whether values of a type differ by the fields that fill sets.
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

// read sets a value to what its type's own methods read from one of the texts that such types
// have, and reports whether there is one.
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

// accepted reports whether a type's own methods write a value and read it again.
func accepted(v reflect.Value) bool {
	text, err := marshal(v.Addr().Interface())
	return err == nil && unmarshal(reflect.New(v.Type()).Interface(), text) == nil
}

// marshal calls the method by which messages have a value, as package surrogate does, whatever that
// method does: MarshalText, MarshalBinary or MarshalJSON.
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
