package flatbuffers

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/tables"
	"github.com/wirebench/wirebench/schema"
)

// put writes the function that builds a table. Objects that a table refers to must be built before
// it.
func (f *file) put(t *tables.Table) {
	f.P("func put%s(b *%s.Builder, %s) %s.Offset {", t.Name, f.wire(), tables.Parameters(f.Source, t), f.wire())
	for _, field := range t.Fields {
		if !field.Beside {
			f.putReferred(t, field)
		}
	}
	f.P("%s.%sStart(b)", f.fbs(), t.Name)
	for _, field := range t.Fields {
		f.putField(t, field)
	}
	f.P("return %s.%sEnd(b)\n}\n", f.fbs(), t.Name)
}

// putReferred builds the object that a field refers to, and keeps its offset.
func (f *file) putReferred(t *tables.Table, field *tables.Field) {
	o, x := offset(field), field.Inner()
	create := func(format string, args ...any) {
		call := fmt.Sprintf(format, args...)
		switch when := present(field); when {
		case "":
			f.P("%s := %s", o, call)
		default:
			f.P("var %s %s.Offset\nif %s {\n%s = %s\n}", o, f.wire(), when, o, call)
		}
	}
	switch field.Form {
	case tables.Text:
		create("b.CreateString(%s)", tables.To(f.Source, "string", field.Type, x))
	case tables.Blob:
		if field.Type.Kind == schema.Array {
			x += "[:]"
		}
		create("b.CreateByteVector(%s)", tables.Alone(x))
	case tables.Tabular:
		create("put%s(b, %s)", field.Table.Name, emit.Address(x))
	case tables.Vector:
		f.P("var %s %s.Offset", o, f.wire())
		if field.Nulls != nil {
			f.P("var %s %s.Offset", offset(field.Nulls), f.wire())
		}
		if when := present(field); when != "" {
			f.P("if %s {", when)
		} else {
			f.P("{")
		}
		f.putVector(t, field)
		f.P("}")
	case tables.OneOf:
		f.putUnion(field)
	}
}

// present returns the condition for writing a field, or "" if it is always written. As in the
// library's own object API, empty text is not written.
func present(f *tables.Field) string {
	switch {
	case f.Optional, tables.Nilable(f.Type), f.Type.Kind == schema.Any:
		return tables.Alone(f.Expr) + " != nil"
	case f.Form == tables.Text:
		return tables.Alone(f.Expr) + ` != ""`
	}
	return ""
}

// putVector builds the vector of a field.
func (f *file) putVector(t *tables.Table, field *tables.Field) {
	x, o, elem := field.Inner(), offset(field), field.Elem
	if field.Type.Kind == schema.Map {
		f.putPairs(field)
		return
	}
	e := tables.Pointee(x+"[i]", elem.Optional)
	switch elem.Form {
	case tables.Text, tables.Tabular:
		f.P("offsets := make([]%s.Offset, len(%s))\nfor i := range %s {", f.wire(), tables.Alone(x), tables.Alone(x))
		create := "b.CreateString(" + tables.To(f.Source, "string", elem.Type, e) + ")"
		empty := `b.CreateString("")`
		if elem.Form == tables.Tabular {
			create = fmt.Sprintf("put%s(b, %s)", elem.Table.Name, emit.Address(e))
			empty = fmt.Sprintf("%[1]s.%[2]sEnd(b)", f.fbs(), elem.Table.Name)
		}
		if elem.Optional {
			f.P("if %s == nil {", x+"[i]")
			if elem.Form == tables.Tabular {
				f.P("%s.%sStart(b)", f.fbs(), elem.Table.Name)
			}
			f.P("offsets[i] = %s\ncontinue\n}", empty)
		}
		f.P("offsets[i] = %s\n}", create)
		f.P("%s = b.CreateVectorOfTables(offsets)", o)
	case tables.Scalar, tables.Moment:
		f.P("n := len(%s)\n%s.%sStart%sVector(b, n)\nfor i := n - 1; i >= 0; i-- {", tables.Alone(x), f.fbs(), t.Name, accessor(field.Name))
		if elem.Optional {
			f.P("var e %s\nif %s != nil {\ne = %s\n}", f.Type(elem.Type), x+"[i]", tables.Alone(e))
			e = "e"
		}
		if elem.Form == tables.Moment {
			f.P("putTime(b, %s)", tables.Alone(e))
		} else {
			name := tables.Number(elem.Type)
			f.P("b.Prepend%s(%s)", tables.Title(name), tables.To(f.Source, name, elem.Type, e))
		}
		f.P("}\n%s = b.EndVector(n)", o)
	}
	if field.Nulls != nil {
		f.putNulls(t, field)
	}
}

// putNulls builds the vector of the positions of nils, if there are any.
func (f *file) putNulls(t *tables.Table, field *tables.Field) {
	x := field.Inner()
	f.P("var nulls []uint32\nfor i := range %s {\nif %s == nil {\nnulls = append(nulls, uint32(i))\n}\n}", tables.Alone(x), x+"[i]")
	f.P(`if nulls != nil {
		%[1]s.%[2]sStart%[3]sVector(b, len(nulls))
		for i := len(nulls) - 1; i >= 0; i-- {
			b.PrependUint32(nulls[i])
		}
		%[4]s = b.EndVector(len(nulls))
	}`, f.fbs(), t.Name, accessor(field.Nulls.Name), offset(field.Nulls))
}

// putPairs builds a vector of keys and values, which are not sorted. The documentation requires an
// order only if the schema marks a field as key, by which readers search. Here no field is marked.
func (f *file) putPairs(field *tables.Field) {
	x := field.Inner()
	f.P("offsets := make([]%s.Offset, 0, len(%s))", f.wire(), tables.Alone(x))
	f.P("for k, v := range %s {\noffsets = append(offsets, put%s(b, &k, &v))\n}", tables.Alone(x), field.Elem.Table.Name)
	f.P("%s = b.CreateVectorOfTables(offsets)", offset(field))
}

// putField adds a field to its table.
func (f *file) putField(t *tables.Table, field *tables.Field) {
	add := fmt.Sprintf("%s.%sAdd%s", f.fbs(), t.Name, accessor(field.Name))
	x := offset(field)
	switch field.Form {
	case tables.Scalar:
		x = tables.To(f.Source, tables.Number(field.Type), field.Type, field.Inner())
	case tables.Moment:
		x = "putTime(b, " + tables.Alone(field.Inner()) + ")"
	}
	if field.Optional && (field.Form == tables.Scalar || field.Form == tables.Moment) {
		f.P("if %s != nil {\n%s(b, %s)\n}", tables.Alone(field.Expr), add, x)
		return
	}
	if field.Form == tables.OneOf {
		f.P("%sType(b, %s)", add, kind(field))
	}
	f.P("%s(b, %s)", add, x)
}

// offset returns the variable for the offset of the object that a field refers to.
func offset(f *tables.Field) string { return fmt.Sprintf("o%d", f.Slot) }
