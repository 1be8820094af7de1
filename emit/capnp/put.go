package capnp

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/tables"
	"github.com/wirebench/wirebench/schema"
)

// put writes the function that fills a struct from a Go value.
func (f *file) put(t *tables.Table) {
	f.P("func put%s(s %s.%s, %s) error {", t.Name, f.types(), t.Name, tables.Parameters(f.Source, t))
	for _, field := range t.Fields {
		if !field.Beside {
			f.putField(field)
		}
	}
	f.P("return nil\n}\n")
}

func (f *file) putField(field *tables.Field) {
	x, name := field.Inner(), tables.Title(field.Name)
	if field.Optional || tables.Nilable(field.Type) {
		f.P("if %s != nil {", tables.Alone(field.Expr))
		defer f.P("}")
	}
	set := "s.Set" + name
	if union(field) {
		set = "s." + name + "().SetSome"
	}
	switch field.Form {
	case tables.Scalar:
		f.P("%s(%s)", set, tables.To(f.Source, tables.Number(field.Type), field.Type, x))
	case tables.Text:
		f.try("%s(%s)", set, tables.To(f.Source, "string", field.Type, x))
	case tables.Blob:
		if field.Type.Kind == schema.Array {
			x += "[:]"
		}
		f.try("%s(%s)", set, tables.Alone(x))
	case tables.Moment:
		f.P("{")
		f.newStruct(field)
		f.P("putTime(v, %s)\n}", tables.Alone(x))
	case tables.Tabular:
		f.P("{")
		f.newStruct(field)
		f.must("put%s(v, %s)", field.Table.Name, emit.Address(x))
		f.P("}")
	case tables.Vector:
		f.P("{")
		f.newList(field, "len("+tables.Alone(x)+")")
		f.putList(field.Value, x, 0)
		f.P("}")
		if field.Nulls != nil {
			f.putNulls(field)
		}
	}
}

// putList writes code that fills the list with the number depth.
func (f *file) putList(v tables.Value, x string, depth int) {
	l, i := fmt.Sprintf("l%d", depth), fmt.Sprintf("i%d", depth)
	if v.Type.Kind == schema.Map {
		f.P("%[1]s := 0\nfor k, v := range %[2]s {\nif err := put%[3]s(%[4]s.At(%[1]s), &k, &v); err != nil {\nreturn err\n}\n%[1]s++\n}",
			i, tables.Alone(x), v.Elem.Table.Name, l)
		return
	}
	elem := *v.Elem
	at := x + "[" + i + "]"
	e := tables.Pointee(at, elem.Optional)
	f.P("for %s := range %s {", i, tables.Alone(x))
	if elem.Optional {
		f.P("if %s == nil {\ncontinue\n}", at)
	}
	switch elem.Form {
	case tables.Scalar:
		f.P("%s.Set(%s, %s)", l, i, tables.To(f.Source, tables.Number(elem.Type), elem.Type, e))
	case tables.Text:
		f.try("%s.Set(%s, %s)", l, i, tables.To(f.Source, "string", elem.Type, e))
	case tables.Blob:
		if elem.Type.Kind == schema.Array {
			e += "[:]"
		}
		f.must("%s.SetData(%s, %s, %s)", f.wire(), l, i, tables.Alone(e))
	case tables.Moment:
		f.P("putTime(%s.At(%s), %s)", l, i, tables.Alone(e))
	case tables.Tabular:
		f.must("put%s(%s.At(%s), %s)", elem.Table.Name, l, i, emit.Address(e))
	case tables.Vector:
		if tables.Nilable(elem.Type) {
			f.P("if %s == nil {\ncontinue\n}", at)
		}
		next := fmt.Sprintf("l%d", depth+1)
		f.let(next, "%s", f.makeList(*elem.Elem, "len("+tables.Alone(at)+")"))
		f.putList(elem, at, depth+1)
		f.must("%s.%s(%s, %s)", l, f.Set, i, f.pointerTo(next))
	}
	f.P("}")
}

// putNulls writes code that sets the indexes of nils, if there are any.
func (f *file) putNulls(field *tables.Field) {
	x := field.Inner()
	f.P(`{
	var nulls []uint32
	for i := range %s {
		if %s[i] == nil {
			nulls = append(nulls, uint32(i))
		}
	}
	if nulls != nil {`, tables.Alone(x), x)
	f.newList(field.Nulls, "len(nulls)")
	f.P("for i, at := range nulls {\nl0.Set(i, at)\n}\n}\n}")
}
