// Package read has helpers that the code made for codec fastjson shares across types, to read
// fields in place.
package read

import (
	"fmt"
	"iter"

	"github.com/valyala/fastjson"

	"github.com/wirebench/wirebench/rt/touch"
)

// Value implements [touch.Value].
type Value struct{ v *fastjson.Value }

var _ touch.Value[Value, []byte] = Value{}

// Touch returns Port.Touch for messages that the codec's parser has parsed.
func Touch(all func(Value, *touch.Read) bool, leaf func(Value) (uint64, error), path ...any) func(v any, fields int) (uint64, error) {
	keys := make([]string, len(path))
	for i, p := range path {
		keys[i] = fmt.Sprint(p)
	}
	return touch.Reader[*fastjson.Value, Value]{
		First: func(v *fastjson.Value) (Value, bool, error) {
			x := Value{v.Get(keys...)}
			return x, x.Exists() && !x.Null(), nil
		},
		Root: func(v *fastjson.Value) (Value, error) { return Value{v}, nil },
	}.Touch(all, leaf)
}

// Get returns the field with the name.
func (x Value) Get(name string) Value { return Value{x.v.Get(name)} }

// Exists reports whether x is a value. It is false for the result of a Get that found none.
func (x Value) Exists() bool { return x.v != nil }

// Null reports whether x is null.
func (x Value) Null() bool { return x.v.Type() == fastjson.TypeNull }

// Bool returns x as a bool.
func (x Value) Bool() (bool, error) { return x.v.Bool() }

// Int returns x as an int64.
func (x Value) Int() (int64, error) { return x.v.Int64() }

// Uint returns x as a uint64.
func (x Value) Uint() (uint64, error) { return x.v.Uint64() }

// Float returns x as a float64.
func (x Value) Float() (float64, error) { return x.v.Float64() }

// Text returns the text x without its escapes.
func (x Value) Text() ([]byte, error) { return x.v.StringBytes() }

// Fields yields the entries of the object x. The library visits all of them.
func (x Value) Fields(t *touch.Read) iter.Seq2[[]byte, Value] {
	return func(yield func([]byte, Value) bool) {
		o, err := x.v.Object()
		if err != nil {
			t.Err = err
			return
		}
		more := true
		o.Visit(func(key []byte, v *fastjson.Value) { more = more && yield(key, Value{v}) })
	}
}

// Elems yields the elements of the array x.
func (x Value) Elems(t *touch.Read) iter.Seq[Value] {
	return func(yield func(Value) bool) {
		elems, err := x.v.Array()
		if err != nil {
			t.Err = err
			return
		}
		for _, v := range elems {
			if !yield(Value{v}) {
				return
			}
		}
	}
}
