// Package read is what the code of codec fastjson that reads fields in place has in common
// for all types.
package read

import (
	"fmt"
	"iter"

	"github.com/valyala/fastjson"

	"github.com/wirebench/wirebench/rt/touch"
)

// Value is a [touch.Value].
type Value struct{ v *fastjson.Value }

var _ touch.Value[Value, []byte] = Value{}

// Touch is the Port.Touch of messages that the codec's parser has parsed.
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

// Get returns the field of a name.
func (x Value) Get(name string) Value { return Value{x.v.Get(name)} }

// Exists reports whether x is a value, and not what Get returns where there is none.
func (x Value) Exists() bool { return x.v != nil }

// Null reports whether x is null.
func (x Value) Null() bool { return x.v.Type() == fastjson.TypeNull }

// Bool is the bool x.
func (x Value) Bool() (bool, error) { return x.v.Bool() }

// Int is the number x.
func (x Value) Int() (int64, error) { return x.v.Int64() }

// Uint is the number x.
func (x Value) Uint() (uint64, error) { return x.v.Uint64() }

// Float is the number x.
func (x Value) Float() (float64, error) { return x.v.Float64() }

// Text is the text x without its escapes.
func (x Value) Text() ([]byte, error) { return x.v.StringBytes() }

// Fields yields the entries of the object x, all of which the library visits.
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
