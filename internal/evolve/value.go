package evolve

import (
	"encoding/hex"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/wirebench/wirebench/internal/printable"
)

// Value is a value in a form that does not depend on its Go type. Two programs with different versions of
// a type exchange such values.
type Value struct {
	Kind Kind `json:"kind"`
	// Text is a number in decimal, a text, bytes in hexadecimal, a time in the form of RFC 3339, or "true".
	Text string `json:"text,omitempty"`
	// Parts are the fields of a struct in their order, the elements of a list, or the entries of a map,
	// sorted.
	Parts []Part `json:"parts,omitempty"`
}

// Part is a part of a value.
type Part struct {
	// Name is the name of a field in Go, or the text of a key. It is "" for an element of a list.
	Name  string `json:"name,omitempty"`
	Value Value  `json:"value"`
}

// Kind says what a value is.
type Kind string

// The kinds.
const (
	Null   Kind = "null" // also what a nil pointer, a nil list and a nil map are
	Bool   Kind = "bool"
	Number Kind = "number"
	Text   Kind = "text"
	Bytes  Kind = "bytes"
	Time   Kind = "time"
	List   Kind = "list"
	Map    Kind = "map"
	Struct Kind = "struct"
)

// mostLevels is how deep a value may nest.
const mostLevels = 200

var errDeep = fmt.Errorf("the value has more than %d levels, or refers to itself", mostLevels)

// Of returns a Go value in the neutral form. It leaves out pointers, interfaces and unexported fields. The
// error says which part has no neutral form.
func Of(v any) (Value, error) { return of(reflect.ValueOf(v), 0) }

func of(v reflect.Value, level int) (Value, error) {
	if level > mostLevels {
		return Value{}, errDeep
	}
	if !v.IsValid() {
		return Value{Kind: Null}, nil
	}
	if t, ok := timeOf(v); ok {
		return Value{Kind: Time, Text: t.UTC().Format(time.RFC3339Nano)}, nil
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return Value{Kind: Null}, nil
		}
		return of(v.Elem(), level+1)
	case reflect.Bool:
		return Value{Kind: Bool, Text: strconv.FormatBool(v.Bool())}, nil
	case reflect.String:
		return textOf(v.String()), nil
	case reflect.Slice, reflect.Array:
		return listOf(v, level)
	case reflect.Map:
		return mapOf(v, level)
	case reflect.Struct:
		return structOf(v, level)
	}
	switch {
	case v.CanInt():
		return Value{Kind: Number, Text: strconv.FormatInt(v.Int(), 10)}, nil
	case v.CanUint():
		return Value{Kind: Number, Text: strconv.FormatUint(v.Uint(), 10)}, nil
	case v.CanFloat():
		return Value{Kind: Number, Text: floatText(v.Float())}, nil
	}
	return Value{}, fmt.Errorf("no neutral form for %v", v.Type())
}

func timeOf(v reflect.Value) (t time.Time, ok bool) {
	if v.Type() == reflect.TypeFor[time.Time]() && v.CanInterface() {
		t, ok = v.Interface().(time.Time)
	}
	return t, ok
}

// textOf returns a text. One that is not UTF-8 becomes bytes, since JSON would change it.
func textOf(s string) Value {
	if utf8.ValidString(s) {
		return Value{Kind: Text, Text: s}
	}
	return Value{Kind: Bytes, Text: hex.EncodeToString([]byte(s))}
}

func floatText(f float64) string {
	if f == 0 && math.Signbit(f) {
		return "-0"
	}
	return strconv.FormatFloat(f, 'g', -1, 64)
}

func listOf(v reflect.Value, level int) (Value, error) {
	if v.Kind() == reflect.Slice && v.IsNil() {
		return Value{Kind: Null}, nil
	}
	if v.Type().Elem().Kind() == reflect.Uint8 {
		b := make([]byte, v.Len())
		for i := range b {
			b[i] = byte(v.Index(i).Uint())
		}
		return Value{Kind: Bytes, Text: hex.EncodeToString(b)}, nil
	}
	list := Value{Kind: List}
	for i := range v.Len() {
		elem, err := of(v.Index(i), level+1)
		if err != nil {
			return list, err
		}
		list.Parts = append(list.Parts, Part{Value: elem})
	}
	return list, nil
}

func mapOf(v reflect.Value, level int) (Value, error) {
	if v.IsNil() {
		return Value{Kind: Null}, nil
	}
	m := Value{Kind: Map}
	for _, k := range v.MapKeys() {
		key, err := of(k, level+1)
		if err != nil {
			return m, err
		}
		elem, err := of(v.MapIndex(k), level+1)
		if err != nil {
			return m, err
		}
		m.Parts = append(m.Parts, Part{key.key(), elem})
	}
	m.sort()
	return m, nil
}

// sort sorts the entries of a map.
func (v Value) sort() {
	slices.SortFunc(v.Parts, func(a, b Part) int { return strings.Compare(a.Name, b.Name) })
}

// key returns the text of a value that is a key of a map.
func (v Value) key() string {
	if len(v.Parts) == 0 {
		return v.Text
	}
	return v.String()
}

func structOf(v reflect.Value, level int) (Value, error) {
	s := Value{Kind: Struct}
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if !f.IsExported() {
			continue
		}
		part, err := of(v.Field(i), level+1)
		if err != nil {
			return s, fmt.Errorf("%s: %w", f.Name, err)
		}
		s.Parts = append(s.Parts, Part{f.Name, part})
	}
	return s, nil
}

// field returns a field of a struct.
func (v Value) field(name string) Value {
	for _, p := range v.Parts {
		if p.Name == name {
			return p.Value
		}
	}
	return Value{Kind: Null}
}

// absent reports whether nothing is set in a value: it is null, zero or empty, or a struct of such values.
// A format that leaves out zero values can't tell them from absent ones.
func (v Value) absent() bool {
	switch v.Kind {
	case Bool:
		return v.Text == "false"
	case Number:
		return v.Text == "0" || v.Text == "-0"
	case Text, Bytes:
		return v.Text == ""
	case Time:
		return v.Text == time.Time{}.Format(time.RFC3339Nano)
	case Struct:
		return !slices.ContainsFunc(v.Parts, func(p Part) bool { return !p.Value.absent() })
	}
	return len(v.Parts) == 0
}

// String returns the value in one line, for messages to people.
func (v Value) String() string {
	var b strings.Builder
	v.write(&b)
	return b.String()
}

func (v Value) write(b *strings.Builder) {
	open, end := "{", "}"
	switch v.Kind {
	case List:
		open, end = "[", "]"
	case Map, Struct:
	case Text:
		b.WriteString(strconv.Quote(v.Text))
		return
	case Bytes:
		b.WriteString("0x" + v.Text)
		return
	case Null:
		b.WriteString("nil")
		return
	default:
		b.WriteString(v.Text)
		return
	}
	b.WriteString(open)
	for i, p := range v.Parts {
		if i > 0 {
			b.WriteString(", ")
		}
		if p.Name != "" {
			b.WriteString(printable.Line(p.Name) + ": ")
		}
		p.Value.write(b)
	}
	b.WriteString(end)
}
