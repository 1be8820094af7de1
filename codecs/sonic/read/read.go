//go:build !(386 || arm || mips || mipsle)

package read

import (
	"errors"
	"iter"
	"strconv"

	"github.com/bytedance/sonic"
	"github.com/bytedance/sonic/ast"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

var errKind = errors.New("sonic/ast: a value is of another type than its field")

// Value implements [touch.Value].
type Value struct{ n *ast.Node }

// Port returns the port that reads messages of the type for which all and leaf were made.
func Port(all func(Value, *touch.Read) bool, leaf func(Value) (uint64, error), path ...any) (codec.Port, error) {
	if sonic.APIKind != sonic.UseSonicJSON {
		return codec.Port{}, errors.New("falls back to encoding/json here")
	}
	get := func(b *[]byte, path ...any) (Value, error) {
		n, err := sonic.Get(*b, path...)
		return Value{&n}, err
	}
	reader := touch.Reader[*[]byte, Value]{
		First: func(b *[]byte) (Value, bool, error) {
			x, err := get(b, path...)
			if err != nil && len(path) > 0 {
				// The path may lead through null, which is a syntax error to the library. If the
				// message really has a syntax error, Root will return it.
				return x, false, nil
			}
			return x, err == nil && !x.Null(), err
		},
		Root: func(b *[]byte) (Value, error) { return get(b) },
	}
	return codec.Port{Open: touch.Unopened(), Touch: reader.Touch(all, leaf), Unopened: true}, nil
}

// Null reports whether x is null.
func (x Value) Null() bool { return x.n.TypeSafe() == ast.V_NULL }

// Bool returns x as a bool.
func (x Value) Bool() (bool, error) { return x.n.StrictBool() }

// Int returns x as an int64.
func (x Value) Int() (int64, error) { return x.n.StrictInt64() }

// Uint returns x as a uint64. The library only has integers of 63 bits.
func (x Value) Uint() (uint64, error) {
	n, err := x.n.StrictNumber()
	if err != nil {
		return 0, err
	}
	return strconv.ParseUint(n.String(), 10, 64)
}

// Float returns x as a float64.
func (x Value) Float() (float64, error) { return x.n.StrictFloat64() }

// Text returns the text x without its escapes.
func (x Value) Text() (string, error) { return x.n.StrictString() }

// Size returns the number of bytes of JSON that x takes.
func (x Value) Size() (int64, error) {
	text, err := x.n.Raw()
	return int64(len(text)), err
}

// Fields yields the fields of the object x.
func (x Value) Fields(t *touch.Read) iter.Seq2[string, Value] {
	return func(yield func(string, Value) bool) {
		x.each(t, ast.V_OBJECT, func(at ast.Sequence, n *ast.Node) bool { return yield(*at.Key, Value{n}) })
	}
}

// Elems yields the elements of the array x.
func (x Value) Elems(t *touch.Read) iter.Seq[Value] {
	return func(yield func(Value) bool) {
		x.each(t, ast.V_ARRAY, func(_ ast.Sequence, n *ast.Node) bool { return yield(Value{n}) })
	}
}

func (x Value) each(t *touch.Read, kind int, f ast.Scanner) {
	if x.n.TypeSafe() != kind {
		t.Err = errKind
	} else if err := x.n.ForEach(f); err != nil {
		t.Err = err
	}
}
