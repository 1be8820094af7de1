package flatbuffers

import (
	"fmt"

	"github.com/wirebench/wirebench/emit/tables"
)

// kind returns the variable that says which table a union holds.
func kind(f *tables.Field) string { return fmt.Sprintf("k%d", f.Slot) }

// constant returns the constant of an alternative in flatc's code.
func (f *file) constant(u *tables.Union, a *tables.Alternative) string {
	return f.fbs() + "." + u.Name + a.Name
}

// putUnion builds the table that a union holds.
func (f *file) putUnion(field *tables.Field) {
	u := field.Union
	f.P("var %s %s.Offset\nvar %s %s.%s", offset(field), f.wire(), kind(field), f.fbs(), u.Name)
	if field.Optional {
		f.P("if %s != nil {", tables.Alone(field.Expr))
	}
	f.P("switch {")
	for _, a := range u.Alternatives {
		f.P("case %s != nil:\n%s, %s = %s, put%s(b, %[1]s)", a.Expr(field), kind(field), offset(field), f.constant(u, a), a.Table.Name)
	}
	f.P("}")
	if field.Optional {
		f.P("}")
	}
}

// open begins the code that reads a union. In flatc's code, the table of any type is a table
// without a type.
func (f *file) open(field *tables.Field) (call string) {
	call = "t." + accessor(field.Name)
	f.P("{\nvar u %s.Table", f.wire())
	return call
}

// typed writes the declaration of v, the table of an alternative, from u.
func (f *file) typed(a *tables.Alternative) {
	f.P("v := new(%s.%s)\nv.Init(u.Bytes, u.Pos)", f.fbs(), a.Table.Name)
}

func (f *file) getUnion(field *tables.Field) {
	call := f.open(field)
	f.P("if %s(&u) {", call)
	f.Allocate(field.Expr, field.Value)
	f.P("switch %sType() {", call)
	for _, a := range field.Union.Alternatives {
		f.P("case %s:", f.constant(field.Union, a))
		f.typed(a)
		f.P("%s = new(%s)\nget%s(v, %[1]s)", a.Expr(field), f.Type(a.Table.Type), a.Table.Name)
	}
	f.P("}\n}\n}")
}

// touchUnion counts an alternative that is not set like a nil pointer.
func (f *file) touchUnion(field *tables.Field) {
	call := f.open(field)
	f.P("is := %s(&u)", call)
	if field.Optional {
		f.P("if !is {\nif !s.Add(0) {\nreturn false\n}\n} else {")
	}
	for _, a := range field.Union.Alternatives {
		f.P("if is && %sType() == %s {", call, f.constant(field.Union, a))
		f.typed(a)
		f.unlessMore("touch" + a.Table.Name + "(v, s)")
		f.P("} else if !s.Add(0) {\nreturn false\n}")
	}
	if field.Optional {
		f.P("}")
	}
	f.P("}")
}
