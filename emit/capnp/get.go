package capnp

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/tables"
	"github.com/wirebench/wirebench/schema"
)

// get writes the function that reads a struct into a Go value, which is zero before.
func (f *file) get(t *tables.Table) {
	f.P("func get%s(s %s.%s, %s) error {", t.Name, f.types(), t.Name, tables.Parameters(f.Source, t))
	for _, field := range t.Fields {
		if !field.Beside {
			f.getField(t, field)
		}
	}
	f.P("return nil\n}\n")
}

func (f *file) getField(t *tables.Table, field *tables.Field) {
	name := tables.Title(field.Name)
	if union(field) {
		f.P("if v := s.%s(); v.Which() == %s {", name, f.some(t, field))
		f.Allocate(field.Expr, field.Value)
		f.getPlain(field.Inner(), field.Value, "v.Some()")
		f.P("}")
		return
	}
	call := "s." + name + "()"
	if field.Owner.OneOf() {
		f.P("if s.Which() == %s {", f.which(field))
		defer f.P("}")
	}
	switch field.Form {
	case tables.Scalar, tables.Text:
		if field.Optional {
			f.Allocate(field.Expr, field.Value)
			f.getPlain(field.Inner(), field.Value, call)
			return
		}
		f.getPlain(field.Expr, field.Value, call)
	case tables.Blob:
		f.P("{")
		f.let("v", "%s", call)
		f.getBytes(field.Expr, field.Value, "v")
		f.P("}")
	case tables.Moment, tables.Tabular:
		f.P("{")
		f.let("v", "%s", call)
		f.P("if %s {", f.valid("v"))
		f.Allocate(field.Expr, field.Value)
		f.getStruct(field.Inner(), field.Value, "v")
		f.P("}\n}")
	case tables.Vector:
		f.P("{")
		f.let("l0", "%s", call)
		f.P("if %s {", f.valid("l0"))
		f.Allocate(field.Expr, field.Value)
		f.getList(field.Value, field.Inner(), 0)
		if field.Nulls != nil {
			f.let("nulls", "s.%s()", tables.Title(field.Nulls.Name))
			f.P("for i := range nulls.Len() {\nif at := uint64(nulls.At(i)); at < uint64(len(%s)) {\n%s[at] = nil\n}\n}", tables.Alone(field.Inner()), field.Inner())
		}
		f.P("}\n}")
	}
}

// getPlain writes code that reads a scalar or text.
func (f *file) getPlain(x string, v tables.Value, call string) {
	if v.Form == tables.Scalar {
		f.P("%s = %s", tables.Alone(x), tables.From(f.Source, tables.Number(v.Type), v.Type, call))
		return
	}
	f.P("{")
	f.let("v", "%s", call)
	f.P("%s = %s\n}", tables.Alone(x), tables.From(f.Source, "string", v.Type, "v"))
}

// getBytes writes code that copies bytes from the message.
func (f *file) getBytes(x string, v tables.Value, from string) {
	switch {
	case v.Type.Kind == schema.Array && v.Optional:
		f.P("if %s != nil {", from)
		f.Allocate(x, v)
		f.P("copy(%s[:], %s)\n}", tables.Pointee(x, true), from)
	case v.Type.Kind == schema.Array:
		f.P("copy(%s[:], %s)", x, from)
	default:
		f.P("%s = %s.Clone(%s)", tables.Alone(x), f.Import("bytes"), from)
	}
}

func (f *file) getStruct(x string, v tables.Value, from string) {
	if v.Form == tables.Moment {
		f.P("%s = getTime(%s)", tables.Alone(x), from)
		return
	}
	f.must("get%s(%s, %s)", v.Table.Name, from, emit.Address(x))
}

// getList writes code that reads the list with the number depth.
func (f *file) getList(v tables.Value, x string, depth int) {
	l, i := fmt.Sprintf("l%d", depth), fmt.Sprintf("i%d", depth)
	switch t := v.Type; t.Kind {
	case schema.Map:
		f.P(`%[1]s = make(%[2]s, %[3]s.Len())
		for %[4]s := range %[3]s.Len() {
			var k %[5]s
			var v %[6]s
			if err := get%[7]s(%[3]s.At(%[4]s), &k, &v); err != nil {
				return err
			}
			%[8]s[k] = v
		}`, tables.Alone(x), f.Type(t), l, i, f.Type(t.Key), f.Type(t.Elem), v.Elem.Table.Name, x)
		return
	case schema.Array:
		f.P("for %s := range min(%s.Len(), len(%s)) {", i, l, tables.Alone(x))
	default:
		f.P("%s = make(%s, %s.Len())\nfor %s := range %s {", tables.Alone(x), f.Type(t), l, i, tables.Alone(x))
	}
	elem := *v.Elem
	at := x + "[" + i + "]"
	call := fmt.Sprintf("%s.At(%s)", l, i)
	f.Allocate(at, elem)
	e := tables.Pointee(at, elem.Optional)
	switch elem.Form {
	case tables.Scalar, tables.Text:
		f.getPlain(e, elem, call)
	case tables.Blob:
		f.let("v", "%s", call)
		f.getBytes(e, elem, "v")
	case tables.Moment, tables.Tabular:
		f.getStruct(e, elem, call)
	case tables.Vector:
		f.let("p", "%s.%s(%s)", l, f.At, i)
		f.P("if %s {\nl%d := %s", f.validPointer("p"), depth+1, f.element(*elem.Elem, "p"))
		f.getList(elem, at, depth+1)
		f.P("}")
	}
	f.P("}")
}
