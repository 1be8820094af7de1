package flatbuffers

import (
	"github.com/wirebench/wirebench/emit/tables"
)

// touch writes the function that reads fields of a table in place. The function returns whether
// more fields are to be read.
func (f *file) touch(t *tables.Table) {
	f.P("func touch%s(t *%s.%s, s *%s.Sum) bool {", t.Name, f.fbs(), t.Name, f.Sum())
	for _, field := range t.Touched() {
		f.touchField(field)
	}
	f.P("return true\n}\n")
}

func (f *file) touchField(field *tables.Field) {
	call := "t." + accessor(field.Name)
	switch field.Form {
	case tables.Text:
		f.unlessMore(f.more(field.Value, call+"()"))
	case tables.Blob:
		f.unlessMore(f.more(field.Value, call+"Bytes()"))
	case tables.Scalar:
		if !field.Optional {
			f.unlessMore(f.more(field.Value, call+"()"))
			return
		}
		f.P("if e := %s(); e != nil {", call)
		f.unlessMore(f.more(field.Value, "*e"))
		f.P("} else if !s.Add(0) {\nreturn false\n}")
	case tables.OneOf:
		f.touchUnion(field)
	case tables.Moment, tables.Tabular:
		f.P("if e := %s(new(%s.%s)); e != nil {", call, f.fbs(), f.typeText(field.Value))
		f.unlessMore(f.more(field.Value, "e"))
		f.P("} else if !s.Add(0) {\nreturn false\n}")
	case tables.Vector:
		if field.Nulls == nil {
			f.P("for i := range %sLength() {", call)
		} else { // a nil has an element too, whose fields do not count
			nulls := "t." + accessor(field.Nulls.Name)
			f.P("for i, passed, n, nils := 0, 0, %sLength(), %sLength(); i < n; i++ {", call, nulls)
			f.P("if passed < nils && int(%s(passed)) == i {\npassed++", nulls)
			f.unlessMore("s.Add(0)")
			f.P("continue\n}")
		}
		elem := *field.Elem
		switch elem.Form {
		case tables.Moment, tables.Tabular:
			f.P("e := new(%s.%s)\n%s(e, i)", f.fbs(), f.typeText(elem), call)
			f.unlessMore(f.more(elem, "e"))
		default:
			f.unlessMore(f.more(elem, call+"(i)"))
		}
		f.P("}")
	}
}

func (f *file) unlessMore(more string) { f.P("if !%s {\nreturn false\n}", more) }

// more returns the call that reads a value, x. The call returns whether more values are to be read.
func (f *file) more(v tables.Value, x string) string {
	if v.Form == tables.Tabular {
		return "touch" + v.Table.Name + "(" + x + ", s)"
	}
	return "s.Add(" + f.Summand(v, x) + ")"
}
