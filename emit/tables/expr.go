package tables

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// The expressions of Go values are selectors, "x.Name", dereferenced pointers, "(*x.Name)", and
// elements of either, "x.Name[i]".

// Inner returns the expression of the value that a field's pointer points to, or of the field if it
// is not a pointer.
func (f *Field) Inner() string { return Pointee(f.Expr, f.Optional) }

// Pointee returns the expression of the value that x points to, or x if it is not a pointer.
func Pointee(x string, pointer bool) string {
	if pointer {
		return "(*" + x + ")"
	}
	return x
}

// Alone returns x in its form for places where no selector or index follows: "*p" for "(*p)".
func Alone(x string) string {
	if p, ok := emit.Pointer(x); ok {
		return "*" + p
	}
	return x
}

// Number returns the predeclared type that carries a scalar. For int and uint it has 64 bits, on
// whatever machine the schema is made.
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

// To returns the conversion of x, which has type t, to the predeclared type name. An interface
// becomes its JSON, as text.
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

// From returns the conversion of x to t. x has the type name, which is predeclared or []byte.
func From(s *emit.Source, name string, t *schema.Type, x string) string {
	if t.Kind == schema.Any {
		return s.Import(anyJSON) + ".Value(" + x + ")"
	}
	if Bare(t, name) {
		return x
	}
	return s.Type(t) + "(" + x + ")"
}

// Bare reports whether t is the predeclared type name.
func Bare(t *schema.Type, name string) bool { return t.Pkg == "" && t.Name == name }

// Parameters returns the parameters with which a table's functions take its Go value.
func Parameters(s *emit.Source, t *Table) string {
	if t.Pair {
		return fmt.Sprintf("key *%s, elem *%s", s.Type(t.Type.Key), s.Type(t.Type.Elem))
	}
	return "x *" + s.Type(t.Type)
}
