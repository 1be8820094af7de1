// Package read is what the code of codec gjson has in common for all types.
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

// Value is a [touch.Value].
type Value struct{ r gjson.Result }

var _ touch.Value[Value, string] = Value{}

// Port reads messages for which all and leaf are made.
func Port(all func(Value, *touch.Read) bool, leaf func(Value) (uint64, error), path ...any) (codec.Port, error) {
	get := gjson.ParseBytes
	if where := join(path); where != "" {
		get = func(b []byte) gjson.Result { return gjson.GetBytes(b, where) }
	}
	reader := touch.Reader[*[]byte, Value]{
		First: func(b *[]byte) (Value, bool, error) {
			r := get(*b)
			return Value{r}, r.Type != gjson.Null, nil // as what is not there
		},
		Root: func(b *[]byte) (Value, error) { return Value{gjson.ParseBytes(*b)}, nil },
	}
	return codec.Port{Open: touch.Unopened(), Touch: reader.Touch(all, leaf), Unopened: true}, nil
}

// join is a path in the library's syntax.
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

// as returns an error for a value that is not of the type that its field has: the library
// would convert it.
func (x Value) as(is bool) error {
	if !is {
		return errKind
	}
	return nil
}

// Null reports whether x is null.
func (x Value) Null() bool { return x.r.Type == gjson.Null }

// Bool is the bool x.
func (x Value) Bool() (bool, error) { return x.r.Bool(), x.as(x.r.IsBool()) }

// Int is the number x.
func (x Value) Int() (int64, error) { return x.r.Int(), x.as(x.r.Type == gjson.Number) }

// Uint is the number x.
func (x Value) Uint() (uint64, error) { return x.r.Uint(), x.as(x.r.Type == gjson.Number) }

// Float is the number x.
func (x Value) Float() (float64, error) { return x.r.Float(), x.as(x.r.Type == gjson.Number) }

// Text is the text x without its escapes.
func (x Value) Text() (string, error) { return x.r.String(), x.as(x.r.Type == gjson.String) }

// Size is how many bytes of JSON x takes.
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
