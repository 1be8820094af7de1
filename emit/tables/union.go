package tables

import (
	"slices"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Union is a value that is one of several tables.
type Union struct {
	Name         string
	Type         *schema.Type // the struct with a pointer for each alternative
	Alternatives []*Alternative
}

// Alternative is a table that a union may be.
type Alternative struct {
	Name  string // in the schema
	Go    string // the name of the field in the Go struct
	Table *Table
}

// oneOf returns how the alternatives of a struct are carried.
func (l *Layout) oneOf(t *schema.Type) Value {
	u := l.unions[t]
	if u == nil {
		u = &Union{Type: t}
		l.unions[t] = u
		l.Unions = append(l.Unions, u)
		for _, f := range t.Fields {
			u.Alternatives = append(u.Alternatives, &Alternative{Name: ascii(f.Name, "Table"), Go: f.Name, Table: l.Of(f.Type.Elem)})
		}
	}
	return Value{Form: OneOf, Type: t, Union: u}
}

// Expr returns the expression of the alternative in the value of f. It is a pointer.
func (a *Alternative) Expr(f *Field) string {
	of, _ := emit.Pointer(f.Inner())
	return of + "." + a.Go
}

// OneOf reports whether at most one field of a table is set, so that the table can itself be a
// union.
func (t *Table) OneOf() bool {
	return !t.Pair && t.Type.OneOf() && !slices.ContainsFunc(t.Fields, func(f *Field) bool { return f.Beside || f.Form == OneOf })
}

// nameUnions names unions and their alternatives.
func (l *Layout) nameUnions(taken names) {
	for _, u := range l.Unions {
		within := names{"NONE": true}
		for _, a := range u.Alternatives {
			a.Name = within.give(a.Name, func(name string) []string { return []string{name} })
		}
		u.Name = taken.give(emit.Exported(ascii(l.Job.Name(u.Type), "Table"))+"Is", func(name string) []string {
			ids := []string{name, name + "NONE", "EnumNames" + name, "EnumValues" + name}
			for _, a := range u.Alternatives {
				ids = append(ids, name+a.Name)
			}
			return ids
		})
	}
}
