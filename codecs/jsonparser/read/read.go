// Package read has helpers that the code made for codec jsonparser shares across types.
package read

import (
	"errors"
	"fmt"
	"io"
	"iter"

	"github.com/buger/jsonparser"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

var (
	errKind = errors.New("jsonparser: a value is of another type than its field")
	errStop = errors.New("enough was read")
)

// Value implements [touch.Value] with the results of the library's functions.
type Value struct {
	text []byte
	typ  jsonparser.ValueType
}

var _ touch.Value[Value, []byte] = Value{}

// Port returns the port that reads messages of the type for which all and leaf were made.
func Port(all func(Value, *touch.Read) bool, leaf func(Value) (uint64, error), path ...any) (codec.Port, error) {
	keys := make([]string, len(path))
	for i, p := range path {
		keys[i] = fmt.Sprint(p)
		if _, ok := p.(int); ok {
			keys[i] = "[" + keys[i] + "]"
		}
	}
	reader := touch.Reader[*[]byte, Value]{
		First: func(b *[]byte) (Value, bool, error) {
			text, typ, _, err := jsonparser.Get(*b, keys...)
			if errors.Is(err, jsonparser.KeyPathNotFoundError) {
				return Value{}, false, nil
			}
			return Value{text, typ}, typ != jsonparser.Null, err
		},
		// Get would scan the whole message to find its end.
		Root: func(b *[]byte) (Value, error) {
			if string(*b) == "null" {
				return Value{*b, jsonparser.Null}, nil
			}
			return Value{*b, jsonparser.Unknown}, nil
		},
	}
	return codec.Port{Open: touch.Unopened(), Touch: reader.Touch(all, leaf), Unopened: true}, nil
}

// Null reports whether x is null.
func (x Value) Null() bool { return x.typ == jsonparser.Null }

// Bool returns x as a bool.
func (x Value) Bool() (bool, error) {
	if x.typ != jsonparser.Boolean {
		return false, errKind
	}
	return jsonparser.ParseBoolean(x.text)
}

// number returns an error if x is not a number. The parsing functions do not see the quotes of a
// text.
func (x Value) number() error {
	if x.typ != jsonparser.Number {
		return errKind
	}
	return nil
}

// Int returns x as an int64.
func (x Value) Int() (int64, error) {
	if err := x.number(); err != nil {
		return 0, err
	}
	return jsonparser.ParseInt(x.text)
}

// Uint returns x as a uint64.
func (x Value) Uint() (uint64, error) {
	if err := x.number(); err != nil {
		return 0, err
	}
	return jsonparser.GetUint64(x.text)
}

// Float returns x as a float64.
func (x Value) Float() (float64, error) {
	if err := x.number(); err != nil {
		return 0, err
	}
	return jsonparser.ParseFloat(x.text)
}

// Text returns the text x without its escapes.
func (x Value) Text() ([]byte, error) {
	if x.typ != jsonparser.String {
		return nil, errKind
	}
	return jsonparser.Unescape(x.text, nil)
}

// Size returns the number of bytes of JSON that x takes.
func (x Value) Size() (int64, error) {
	if x.typ == jsonparser.String {
		return int64(len(`""`) + len(x.text)), nil
	}
	return int64(len(x.text)), nil
}

// Fields yields the fields of the object x.
func (x Value) Fields(t *touch.Read) iter.Seq2[[]byte, Value] {
	return func(yield func([]byte, Value) bool) {
		err := jsonparser.EachObject(x.text, func(key, text []byte, typ jsonparser.ValueType, _ int) error {
			if !yield(key, Value{text, typ}) {
				return errStop
			}
			return nil
		})
		if err != nil && !errors.Is(err, errStop) {
			t.Err = err
		}
	}
}

// Elems yields the elements of the array x.
func (x Value) Elems(t *touch.Read) iter.Seq[Value] {
	return func(yield func(Value) bool) {
		_, err := jsonparser.EachArrayErr(x.text, func(text []byte, typ jsonparser.ValueType, _ int, err error) error {
			if err == nil && !yield(Value{text, typ}) {
				err = io.EOF // tells the library to stop
			}
			return err
		})
		if err != nil {
			t.Err = err
		}
	}
}
