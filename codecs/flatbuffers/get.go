package flatbuffers

import (
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/tables"
	"github.com/wirebench/wirebench/schema"
)

// get writes the function that reads a table into a zero Go value.
func (f *file) get(t *tables.Table) {
	f.P("func get%s(t *%s.%s, %s) {", t.Name, f.fbs(), t.Name, tables.Parameters(f.Source, t))
	for _, field := range t.Fields {
		if !field.Beside {
			f.getField(field)
		}
	}
	f.P("}\n")
}

func (f *file) getField(field *tables.Field) {
	switch field.Form {
	case tables.Scalar, tables.Text:
		f.getPlain(field)
	case tables.Blob:
		f.getBytes(field)
	case tables.Moment:
		f.P("if e := t.%s(new(%s.%s)); e != nil {", accessor(field.Name), f.fbs(), f.Moment)
		if field.Optional {
			f.P("v := getTime(e)\n%s = &v\n}", tables.Alone(field.Expr))
		} else {
			f.P("%s = getTime(e)\n}", tables.Alone(field.Expr))
		}
	case tables.Tabular:
		f.P("if e := t.%s(new(%s.%s)); e != nil {", accessor(field.Name), f.fbs(), field.Table.Name)
		f.Allocate(field.Expr, field.Value)
		f.P("get%s(e, %s)\n}", field.Table.Name, emit.Address(field.Inner()))
	case tables.Vector:
		f.getVector(field)
	case tables.OneOf:
		f.getUnion(field)
	}
}

// getPlain reads a scalar or text. For a scalar that may be absent, flatc's code returns a pointer.
func (f *file) getPlain(field *tables.Field) {
	call := "t." + accessor(field.Name) + "()"
	switch {
	case field.Form == tables.Text && field.Optional:
		f.P("if v := %s; v != nil {\ne := %s\n%s = &e\n}", call, f.fromText(field.Type, "v"), tables.Alone(field.Expr))
	case field.Form == tables.Text:
		f.P("%s = %s", tables.Alone(field.Expr), f.fromText(field.Type, call))
	case field.Optional && tables.Bare(field.Type, tables.Number(field.Type)):
		f.P("%s = %s", tables.Alone(field.Expr), call)
	case field.Optional:
		f.P("if v := %s; v != nil {\ne := %s(*v)\n%s = &e\n}", call, f.Type(field.Type), tables.Alone(field.Expr))
	default:
		f.P("%s = %s", tables.Alone(field.Expr), tables.From(f.Source, tables.Number(field.Type), field.Type, call))
	}
}

// fromText converts text, which flatc's code returns as bytes.
func (f *file) fromText(t *schema.Type, x string) string {
	return tables.From(f.Source, "[]byte", t, x)
}

func (f *file) getBytes(field *tables.Field) {
	call := "t." + accessor(field.Name) + "Bytes()"
	switch {
	case field.Optional: // an array
		f.P("if v := %s; v != nil {", call)
		f.Allocate(field.Expr, field.Value)
		f.P("copy(%s[:], v)\n}", field.Inner())
	case field.Type.Kind == schema.Array:
		f.P("copy(%s[:], %s)", field.Expr, call)
	default:
		f.P("%s = %s.Clone(%s)", tables.Alone(field.Expr), f.Import("bytes"), call)
	}
}

// getVector reads a vector. It checks whether the vector is absent if the Go type distinguishes nil
// from empty.
func (f *file) getVector(field *tables.Field) {
	x := field.Inner()
	n := "t." + accessor(field.Name) + "Length()"
	if field.Optional || tables.Nilable(field.Type) {
		f.P("if n := %s; n > 0 || %s.Has(t.Table(), %d) {", n, f.wire(), field.Slot)
		n = "n"
	} else {
		f.P("{")
	}
	f.Allocate(field.Expr, field.Value)
	switch field.Type.Kind {
	case schema.Map:
		f.getPairs(field)
	case schema.Array:
		f.P("for i := range min(%s, len(%s)) {", n, tables.Alone(x))
		f.getElements(field)
	default:
		f.P("%s = make(%s, n)\nfor i := range n {", tables.Alone(x), f.Type(field.Type))
		f.getElements(field)
	}
	f.P("}")
}

// getElements reads the elements of a vector, and ends the loop.
func (f *file) getElements(field *tables.Field) {
	elem, at := field.Elem, field.Inner()+"[i]"
	e := tables.Pointee(at, elem.Optional)
	f.Allocate(at, *elem)
	switch elem.Form {
	case tables.Scalar:
		f.P("%s = %s", tables.Alone(e), tables.From(f.Source, tables.Number(elem.Type), elem.Type, "t."+accessor(field.Name)+"(i)"))
	case tables.Text:
		f.P("%s = %s", tables.Alone(e), f.fromText(elem.Type, "t."+accessor(field.Name)+"(i)"))
	case tables.Moment:
		f.P("var e %s.%s\nt.%s(&e, i)\n%s = getTime(&e)", f.fbs(), f.Moment, accessor(field.Name), tables.Alone(e))
	case tables.Tabular:
		f.P("var e %s.%s\nt.%s(&e, i)\nget%s(&e, %s)", f.fbs(), elem.Table.Name, accessor(field.Name), elem.Table.Name, emit.Address(e))
	}
	f.P("}")
	if field.Nulls != nil {
		f.P("for i := range t.%[1]sLength() {\nif at := uint64(t.%[1]s(i)); at < uint64(len(%[2]s)) {\n%[3]s[at] = nil\n}\n}",
			accessor(field.Nulls.Name), tables.Alone(field.Inner()), field.Inner())
	}
}

func (f *file) getPairs(field *tables.Field) {
	t, pair := field.Type, field.Elem.Table.Name
	f.P(`%[1]s = make(%[2]s, n)
	for i := range n {
		var e %[3]s.%[4]s
		var k %[5]s
		var v %[6]s
		t.%[7]s(&e, i)
		get%[4]s(&e, &k, &v)
		%[8]s[k] = v
	}`, tables.Alone(field.Inner()), f.Type(t), f.fbs(), pair, f.Type(t.Key), f.Type(t.Elem), accessor(field.Name), field.Inner())
}
