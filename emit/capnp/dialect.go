package capnp

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit/tables"
)

// style returns the style of Cap'n Proto, with the names in capnpc-go's code.
func (lib Library) style() tables.Style {
	style := tables.Style{
		Nested: true,
		Name:   tables.Camel,
		Types: []string{"Void", "Bool", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
			"Float32", "Float64", "Text", "Data", "List", "AnyPointer", "AnyStruct", "AnyList", "Capability"},
		Reserved: []string{"IsValid", "Message", "Segment", "String", "Which", "ToPtr", "EncodeAsPtr", "DecodeFromPtr", "Struct",
			"WriteJSON", "MarshalJSON", "WriteCapLit", "MarshalCapLit"},
		Methods: func(name string) []string {
			get := tables.Title(name)
			return []string{name, get, "Set" + get, "New" + get, "Has" + get, get + "Bytes"}
		},
		Functions: func(name string, _ []*tables.Field) []string {
			return []string{name, "New" + name, "NewRoot" + name, "ReadRoot" + name}
		},
	}
	if lib.First {
		functions := style.Functions
		style.Functions = func(name string, fields []*tables.Field) []string {
			ids := append(functions(name, fields), "AutoNew"+name, "New"+name+"List")
			for _, f := range fields {
				if union(f) {
					ids = append(ids, name+tables.Title(f.Name), strings.ToUpper(name+f.Name))
				}
			}
			return ids
		}
	}
	return style
}

// try writes a call that returns an error, except in the first generation.
func (f *file) try(format string, args ...any) {
	if f.First {
		f.P(format, args...)
		return
	}
	f.must(format, args...)
}

// must writes a call that returns an error in all libraries.
func (f *file) must(format string, args ...any) {
	f.P("if err := %s; err != nil {\nreturn err\n}", fmt.Sprintf(format, args...))
}

// let writes an assignment of a call's result to the new variable v. The call returns an error too,
// except in the first generation.
func (f *file) let(v, format string, args ...any) { f.letOr("", v, format, args...) }

// letOr is let inside a function that returns other values before its error. other is the text of
// these values.
func (f *file) letOr(other, v, format string, args ...any) {
	call := fmt.Sprintf(format, args...)
	if f.First {
		f.P("%s := %s", v, call)
		return
	}
	f.P("%s, err := %s\nif err != nil {\nreturn %serr\n}", v, call, other)
}

// newStruct writes code that sets a field to a new struct, v.
func (f *file) newStruct(field *tables.Field) {
	name := tables.Title(field.Name)
	if f.First {
		f.P("v := %s.New%s(s.Segment)\ns.Set%s(v)", f.types(), f.typeText(field.Value), name)
		return
	}
	f.let("v", "s.New%s()", name)
}

// newList writes code that sets a field to a new list, l0.
func (f *file) newList(field *tables.Field, length string) {
	name := tables.Title(field.Name)
	if f.First {
		f.P("l0 := %s\ns.Set%s(l0)", f.makeList(*field.Elem, length), name)
		return
	}
	f.let("l0", "s.New%s(int32(%s))", name, length)
}

// makeList returns the call that makes a list that no field has yet.
func (f *file) makeList(elem tables.Value, length string) string {
	pkg, name := f.list(elem)
	switch {
	case !f.First:
		return fmt.Sprintf("%s.New%s(s.Segment(), int32(%s))", pkg, name, length)
	case strings.HasSuffix(name, "_List"):
		return fmt.Sprintf("%s.New%sList(s.Segment, %s)", pkg, strings.TrimSuffix(name, "_List"), length)
	}
	return fmt.Sprintf("s.Segment.New%s(%s)", name, length)
}

// valid returns the condition that a struct or list is not null.
func (f *file) valid(x string) string {
	if f.First {
		return fmt.Sprintf("%s.Valid(%s.Object(%s))", f.wire(), f.capnp(), x)
	}
	return x + ".IsValid()"
}

// element returns the expression of the list to which an element of a list of pointers points. The
// elements of that list are carried as elem.
func (f *file) element(elem tables.Value, pointer string) string {
	pkg, name := f.list(elem)
	return fmt.Sprintf(f.ListOf, pkg+"."+name, pointer)
}

// pointerTo returns the expression of a pointer to a list, for an element of a list of pointers.
func (f *file) pointerTo(l string) string {
	if f.First {
		return f.capnp() + ".Object(" + l + ")"
	}
	return l + ".ToPtr()"
}

// some returns the constant for a union that has a value.
func (f *file) some(t *tables.Table, field *tables.Field) string {
	if f.First {
		return f.types() + "." + strings.ToUpper(t.Name+field.Name) + "_SOME"
	}
	return fmt.Sprintf("%s.%s_%s_Which_some", f.types(), t.Name, field.Name)
}

// which returns the constant for a union in which the given field is set.
func (f *file) which(field *tables.Field) string {
	if f.First {
		return f.types() + "." + strings.ToUpper(field.Owner.Name+"_"+field.Name)
	}
	return fmt.Sprintf("%s.%s_Which_%s", f.types(), field.Owner.Name, field.Name)
}

// validPointer is valid for an element of a list of pointers.
func (f *file) validPointer(p string) string {
	if f.First {
		return f.wire() + ".Valid(" + p + ")"
	}
	return f.valid(p)
}

// bytesAt returns the name of the method that returns a text of a list without copying it.
func (f *file) bytesAt() string {
	if f.First {
		return "AtAsBytes"
	}
	return "BytesAt"
}
