package capnp

import (
	"fmt"

	"github.com/wirebench/wirebench/emit/tables"
)

// touch writes the function that reads fields of a struct in place. The function returns whether
// more fields are to be read.
func (f *file) touch(t *tables.Table) {
	f.P("func touch%s(s %s.%s, t *%s.Sum) (bool, error) {", t.Name, f.types(), t.Name, f.Sum())
	for _, field := range t.Touched() {
		name := tables.Title(field.Name)
		if union(field) {
			f.P("if v := s.%s(); v.Which() == %s {", name, f.some(t, field))
			f.touchField(field, "v.Some()")
			f.P("} else if !t.Add(0) {\nreturn false, nil\n}")
			continue
		}
		if field.Owner.OneOf() {
			f.P("if s.Which() == %s {", f.which(field))
			f.touchField(field, "s."+name+"()")
			f.P("} else if !t.Add(0) {\nreturn false, nil\n}")
			continue
		}
		f.touchField(field, "s."+name+"()")
	}
	f.P("return true, nil\n}\n")
}

// more writes code that adds summand, and returns if no more fields are to be read.
func (f *file) more(summand string) { f.P("if !t.Add(%s) {\nreturn false, nil\n}", summand) }

// touchField writes code that reads a field, which call returns. A nil in a list has an element too, and
// the fields of that element do not count.
func (f *file) touchField(field *tables.Field, call string) {
	if field.Nulls == nil {
		f.touchValue(field.Value, call, 0)
		return
	}
	f.P("{")
	f.letOr("false, ", "v", "%s", call)
	f.letOr("false, ", "nulls", "s.%s()", tables.Title(field.Nulls.Name))
	f.P("passed := 0\nfor i0 := range v.Len() {")
	f.P("if passed < nulls.Len() && int(nulls.At(passed)) == i0 {\npassed++")
	f.more("0")
	f.P("continue\n}")
	f.touchElement(field.Value, "v", 0)
	f.P("}\n}")
}

// touchValue writes code that reads the result of a call. Unless the result is a scalar, the call
// returns an error too.
func (f *file) touchValue(v tables.Value, call string, depth int) {
	if v.Form == tables.Scalar {
		f.more(f.Summand(v, call))
		return
	}
	if v.Form == tables.Text {
		call = call[:len(call)-len("()")] + "Bytes()" // does not copy
	}
	f.P("{")
	f.letOr("false, ", "v", "%s", call)
	f.touchRead(v, "v", depth)
	f.P("}")
}

// touchRead writes code that reads the value x, to which a pointer in the message points.
func (f *file) touchRead(v tables.Value, x string, depth int) {
	switch v.Form {
	case tables.Text, tables.Blob, tables.Moment:
		f.more(f.Summand(v, x))
	case tables.Tabular:
		f.P("if %s {\nif more, err := touch%s(%s, t); !more {\nreturn false, err\n}", f.valid(x), v.Table.Name, x)
		f.P("} else if !t.Add(0) {\nreturn false, nil\n}")
	case tables.Vector:
		f.touchList(v, x, depth)
	}
}

func (f *file) touchList(v tables.Value, l string, depth int) {
	f.P("for i%d := range %s.Len() {", depth, l)
	f.touchElement(v, l, depth)
	f.P("}")
}

// touchElement writes code that reads the element at i of a list, l.
func (f *file) touchElement(v tables.Value, l string, depth int) {
	i, elem := fmt.Sprintf("i%d", depth), *v.Elem
	call := fmt.Sprintf("%s.At(%s)", l, i)
	switch elem.Form {
	case tables.Scalar:
		f.more(f.Summand(elem, call))
	case tables.Moment, tables.Tabular:
		f.P("e := %s", call)
		f.touchRead(elem, "e", depth)
	case tables.Vector:
		f.letOr("false, ", "p", "%s.%s(%s)", l, f.At, i)
		f.P("l%d := %s", depth, f.element(*elem.Elem, "p"))
		f.touchList(elem, fmt.Sprintf("l%d", depth), depth+1)
	default:
		if elem.Form == tables.Text {
			call = fmt.Sprintf("%s.%s(%s)", l, f.bytesAt(), i)
		}
		f.letOr("false, ", "e", "%s", call)
		f.touchRead(elem, "e", depth)
	}
}
