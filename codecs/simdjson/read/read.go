// Package read has helpers that the code made for codec simdjson shares across types, to read
// fields in place.
package read

import (
	"iter"

	"github.com/minio/simdjson-go"

	"github.com/wirebench/wirebench/rt/touch"
)

// Value implements [touch.Value].
type Value struct{ i simdjson.Iter }

var _ touch.Value[Value, []byte] = Value{}

// Touch returns Port.Touch for messages that the codec's parser has parsed.
func Touch(all func(Value, *touch.Read) bool, leaf func(Value) (uint64, error), path ...any) func(v any, fields int) (uint64, error) {
	return touch.Reader[*simdjson.Iter, Value]{
		First: func(i *simdjson.Iter) (Value, bool, error) {
			x := Value{*i}
			for _, p := range path {
				if ok, err := x.enter(p); !ok {
					return x, false, err
				}
			}
			return x, !x.Null(), nil
		},
		Root: func(i *simdjson.Iter) (Value, error) { return Value{*i}, nil },
	}.Touch(all, leaf)
}

// enter moves to a part of x, and reports whether it exists. The part p is the name of a field, or
// an array's first element.
func (x *Value) enter(p any) (bool, error) {
	if x.Null() {
		return false, nil
	}
	name, ok := p.(string)
	if !ok {
		var a simdjson.Array
		if _, err := x.i.Array(&a); err != nil {
			return false, err
		}
		x.i = a.Iter()
		return x.i.Advance() != simdjson.TypeNone, nil
	}
	var o simdjson.Object
	if _, err := x.i.Object(&o); err != nil {
		return false, err
	}
	var e simdjson.Element
	if o.FindKey(name, &e) == nil {
		return false, nil
	}
	x.i = e.Iter
	return true, nil
}

// Null reports whether x is null.
func (x Value) Null() bool { return x.i.Type() == simdjson.TypeNull }

// Bool returns x as a bool.
func (x Value) Bool() (bool, error) { return x.i.Bool() }

// Int returns x as an int64.
func (x Value) Int() (int64, error) { return x.i.Int() }

// Uint returns x as a uint64.
func (x Value) Uint() (uint64, error) { return x.i.Uint() }

// Float returns x as a float64.
func (x Value) Float() (float64, error) { return x.i.Float() }

// Text returns the text x without its escapes.
func (x Value) Text() ([]byte, error) { return x.i.StringBytes() }

// Fields yields the fields of the object x.
func (x Value) Fields(t *touch.Read) iter.Seq2[[]byte, Value] {
	return func(yield func([]byte, Value) bool) {
		var o simdjson.Object
		if _, t.Err = x.i.Object(&o); t.Err != nil {
			return
		}
		var i simdjson.Iter
		for {
			key, typ, err := o.NextElementBytes(&i)
			if err != nil {
				t.Err = err
				return
			}
			if typ == simdjson.TypeNone || !yield(key, Value{i}) {
				return
			}
		}
	}
}

// Elems yields the elements of the array x.
func (x Value) Elems(t *touch.Read) iter.Seq[Value] {
	return func(yield func(Value) bool) {
		var a simdjson.Array
		if _, t.Err = x.i.Array(&a); t.Err != nil {
			return
		}
		for i := a.Iter(); i.Advance() != simdjson.TypeNone; {
			if !yield(Value{i}) {
				return
			}
		}
	}
}
