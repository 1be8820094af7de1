package tables

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Expressions of Go values are selectors, "x.Name", what a pointer points to,
// "(*x.Name)", and elements of these, "x.Name[i]".

// Inner is the expression of what a field's pointer points to, or of the field.
func (f *Field) Inner() string { return Pointee(f.Expr, f.Optional) }

// Pointee is what x points to if it is a pointer.
func Pointee(x string, pointer bool) string {
	if pointer {
		return "(*" + x + ")"
	}
	return x
}

// Alone is x where nothing follows it.
func Alone(x string) string {
	if p, ok := emit.Pointer(x); ok {
		return "*" + p
	}
	return x
}

// Number is the predeclared type by which a scalar is carried: int and uint have 64
// bits wherever the schema is made.
func Number(t *schema.Type) string {
	switch {
	case t.Kind == schema.Bool:
		return "bool"
	case t.Kind == schema.Duration, t.Kind == schema.Int && t.Word:
		return "int64"
	case t.Word:
		return "uint64"
	}
	return fmt.Sprintf("%s%d", t.Kind, t.Bits)
}

// To converts x, of type t, to the predeclared type of that name. An interface becomes
// text: its JSON.
func To(s *emit.Source, name string, t *schema.Type, x string) string {
	if t.Kind == schema.Any {
		return s.Import(anyJSON) + ".Text(" + Alone(x) + ")"
	}
	if Bare(t, name) {
		return Alone(x)
	}
	return name + "(" + Alone(x) + ")"
}

const anyJSON = "github.com/wirebench/wirebench/rt/anyjson"

// From converts x, of the type of that name, predeclared or []byte, to t.
func From(s *emit.Source, name string, t *schema.Type, x string) string {
	if t.Kind == schema.Any {
		return s.Import(anyJSON) + ".Value(" + x + ")"
	}
	if Bare(t, name) {
		return x
	}
	return s.Type(t) + "(" + x + ")"
}

// Bare reports whether a type is the predeclared one of that name.
func Bare(t *schema.Type, name string) bool { return t.Pkg == "" && t.Name == name }

// Parameters are those by which a table's functions take its Go value.
func Parameters(s *emit.Source, t *Table) string {
	if t.Pair {
		return fmt.Sprintf("key *%s, elem *%s", s.Type(t.Type.Key), s.Type(t.Type.Elem))
	}
	return "x *" + s.Type(t.Type)
}
