// Package read has helpers that the code made for codec gjson shares across types.
package read

import (
	"errors"
	"iter"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

var errKind = errors.New("gjson: a value is of another type than its field")

// Value implements [touch.Value].
type Value struct{ r gjson.Result }

var _ touch.Value[Value, string] = Value{}

// Port returns the port that reads messages of the type for which all and leaf were made.
func Port(all func(Value, *touch.Read) bool, leaf func(Value) (uint64, error), path ...any) (codec.Port, error) {
	get := gjson.ParseBytes
	if where := join(path); where != "" {
		get = func(b []byte) gjson.Result { return gjson.GetBytes(b, where) }
	}
	reader := touch.Reader[*[]byte, Value]{
		First: func(b *[]byte) (Value, bool, error) {
			r := get(*b)
			return Value{r}, r.Type != gjson.Null, nil // null counts as absent
		},
		Root: func(b *[]byte) (Value, error) { return Value{gjson.ParseBytes(*b)}, nil },
	}
	return codec.Port{Open: touch.Unopened(), Touch: reader.Touch(all, leaf), Unopened: true}, nil
}

// join returns a path in the library's syntax.
func join(path []any) string {
	parts := make([]string, len(path))
	for i, p := range path {
		switch p := p.(type) {
		case string:
			parts[i] = gjson.Escape(p)
		case int:
			parts[i] = strconv.Itoa(p)
		}
	}
	return strings.Join(parts, ".")
}

// as returns an error if the value is not of its field's type, because the library would convert
// it.
func (x Value) as(is bool) error {
	if !is {
		return errKind
	}
	return nil
}

// Null reports whether x is null.
func (x Value) Null() bool { return x.r.Type == gjson.Null }

// Bool returns x as a bool.
func (x Value) Bool() (bool, error) { return x.r.Bool(), x.as(x.r.IsBool()) }

// Int returns x as an int64.
func (x Value) Int() (int64, error) { return x.r.Int(), x.as(x.r.Type == gjson.Number) }

// Uint returns x as a uint64.
func (x Value) Uint() (uint64, error) { return x.r.Uint(), x.as(x.r.Type == gjson.Number) }

// Float returns x as a float64.
func (x Value) Float() (float64, error) { return x.r.Float(), x.as(x.r.Type == gjson.Number) }

// Text returns the text x without its escapes.
func (x Value) Text() (string, error) { return x.r.String(), x.as(x.r.Type == gjson.String) }

// Size returns the number of bytes of JSON that x takes.
func (x Value) Size() (int64, error) { return int64(len(x.r.Raw)), nil }

// Fields yields the fields of the object x.
func (x Value) Fields(t *touch.Read) iter.Seq2[string, Value] {
	return func(yield func(string, Value) bool) {
		if !x.r.IsObject() {
			t.Err = errKind
			return
		}
		x.r.ForEach(func(key, value gjson.Result) bool { return yield(key.Str, Value{value}) })
	}
}

// Elems yields the elements of the array x.
func (x Value) Elems(t *touch.Read) iter.Seq[Value] {
	return func(yield func(Value) bool) {
		if !x.r.IsArray() {
			t.Err = errKind
			return
		}
		x.r.ForEach(func(_, value gjson.Result) bool { return yield(Value{value}) })
	}
}
