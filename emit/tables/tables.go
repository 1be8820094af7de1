// Package tables plans schemas for formats like FlatBuffers and Cap'n Proto. A message in such a
// format is a tree of tables. The fields of a table are scalars, text, bytes, tables and vectors,
// and may be absent.
//
//	struct                 a table, its fields in the order of their IDs
//	int, uint, Duration    a number of 64 bits
//	time.Time              a struct of seconds, nanoseconds and the zone's offset
//	an interface           its JSON, as text
//	[]T, [n]T              a vector
//	map[K]V                a vector of tables of key and value
//	*T                     a field that may be absent
//	[]*T                   a vector of T, and next to it a vector of the indexes of nils
//	the struct of a union  a union, if the format has unions of tables; in a vector, a table
//	                       with the union
//
// The struct of a union has the tags schema.OneOfTag. These become tables of one field: pointers to
// values that may themselves be absent, messages that are not structs, and vectors in vectors if the
// format does not have them.
//
// Nil slices and maps are absent. Empty ones are present.
//
// It must not know a particular format or library. [Style] says how they differ.
package tables

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Style describes how a format and its generator differ from others.
type Style struct {
	// Unions says that a field may be one of several tables.
	Unions bool
	// Nested says that the elements of a vector may be vectors.
	Nested bool
	// Name writes the name of a field as is usual in schemas. Its argument has only ASCII letters,
	// digits and underscores.
	Name func(string) string
	// Types are names that the format itself uses, so no table can have them. Reserved are names and
	// identifiers that no field can have.
	Types, Reserved []string
	// Methods returns the identifiers that a field takes in its table's code, including its name.
	Methods func(name string) []string
	// Functions returns the identifiers that a table takes in the package.
	Functions func(name string, fields []*Field) []string
}

// Layout is the schema of a job's types.
type Layout struct {
	Job    *emit.Job
	Tables []*Table
	Unions []*Union
	// Moment is the name of the struct for times, or "" if there are no times.
	Moment string

	style  Style
	of     map[*schema.Type]*Table // by the type, which need not be a struct
	pairs  map[*schema.Type]*Table // by the map
	unions map[*schema.Type]*Union // by the struct of the alternatives
}

// Table is a table of the schema.
type Table struct {
	Name   string
	Type   *schema.Type // the struct, the type of the only field, or the map if the table is a pair
	Pair   bool
	Fields []*Field
	// Retired are fields that the struct had in an earlier version ([schema.Type.Reserved]). They keep
	// their places.
	Retired []*Field
	next    int // the first free slot
}

// Declared returns all fields in the order of their places, as a schema declares them.
func (t *Table) Declared() []*Field {
	return slices.SortedFunc(slices.Values(slices.Concat(t.Fields, t.Retired)), func(a, b *Field) int { return cmp.Compare(a.Slot, b.Slot) })
}

// Field is a field of a table.
type Field struct {
	Name string // in the schema
	Slot int    // its place in the table
	Go   int    // its place in the Go struct
	// Expr is the expression of the Go value. It uses the pointers that code for a table has: x, or
	// key and elem for a pair.
	Expr string
	// Nulls is the field with the indexes of nils, if this field is a vector that may have nils.
	Nulls *Field
	// Beside says that this field holds the indexes of nils of another field.
	Beside bool
	Owner  *Table // the table that has the field
	Value
}

// Value says how a Go type is carried.
type Value struct {
	Form     Form
	Type     *schema.Type // without the pointer
	Optional bool         // the Go value is a pointer
	Table    *Table       // if Form is Tabular
	Elem     *Value       // if Form is Vector
	Union    *Union       // if Form is OneOf
}

// Form says what a value is in the schema.
type Form int

// The forms.
const (
	Scalar  Form = iota
	Text         // a string
	Blob         // bytes
	Moment       // the struct of a time
	Tabular      // a table
	Vector
	OneOf // one of several tables, or none; a slot before it says which
)

// New plans the schema for the roots of a job.
func New(j *emit.Job, roots []emit.Root, style Style) *Layout {
	l := &Layout{Job: j, style: style, of: make(map[*schema.Type]*Table), pairs: make(map[*schema.Type]*Table),
		unions: make(map[*schema.Type]*Union)}
	for _, root := range roots {
		l.Of(root.Schema.Root)
	}
	l.name()
	return l
}

// Of returns the table of a type. If the type is not a struct, the table has a value of the type as
// its only field.
func (l *Layout) Of(t *schema.Type) *Table {
	if done := l.of[t]; done != nil {
		return done
	}
	made := &Table{Type: t}
	l.of[t] = made
	l.Tables = append(l.Tables, made)
	if l.style.Unions && t.OneOf() {
		made.add(Field{Name: "is", Expr: "(*x)", Value: l.oneOf(t)})
		return made
	}
	if t.Kind != schema.Struct {
		made.add(Field{Name: "value", Expr: "(*x)", Value: l.value(t)})
		return made
	}
	all := slices.Concat(t.Fields, t.Reserved())
	slices.SortFunc(all, func(a, b schema.Field) int { return cmp.Compare(a.ID, b.ID) })
	for _, f := range all {
		if f.Name == "" {
			made.Retired = append(made.Retired, &Field{Owner: made, Name: fmt.Sprint("retired", f.ID), Slot: made.next, Value: l.value(f.Type)})
			made.next++
			continue
		}
		made.add(Field{Name: l.style.Name(ascii(f.Name, "field")), Go: f.Index, Expr: "x." + f.Name, Value: l.value(f.Type)})
	}
	return made
}

// pair returns the table of a map's pairs.
func (l *Layout) pair(t *schema.Type) *Table {
	if done := l.pairs[t]; done != nil {
		return done
	}
	made := &Table{Type: t, Pair: true}
	l.pairs[t] = made
	l.Tables = append(l.Tables, made)
	made.add(Field{Name: "key", Expr: "(*key)", Value: l.value(t.Key)})
	made.add(Field{Name: "value", Expr: "(*elem)", Value: l.value(t.Elem)})
	return made
}

// place is the type of the index of a nil in a list.
var place = &schema.Type{Kind: schema.Uint, Bits: 32}

func (t *Table) add(f Field) {
	f.Owner, f.Slot = t, t.next
	if f.Form == OneOf {
		f.Slot++
	}
	t.Fields, t.next = append(t.Fields, &f), f.Slot+1
	if f.Form == Vector && f.Elem.Optional {
		f.Nulls = &Field{Owner: t, Name: f.Name + "Null", Slot: f.Slot + 1, Beside: true, Value: Value{Form: Vector, Elem: &Value{Type: place}}}
		t.Fields, t.next = append(t.Fields, f.Nulls), f.Nulls.Slot+1
	}
}

// Touched returns the fields to be read in place, in the order of the Go struct. Package touch
// counts them in that order.
func (t *Table) Touched() []*Field {
	own := slices.DeleteFunc(slices.Clone(t.Fields), func(f *Field) bool { return f.Beside })
	slices.SortStableFunc(own, func(a, b *Field) int { return cmp.Compare(a.Go, b.Go) })
	return own
}

// value returns how a type is carried as a field.
func (l *Layout) value(t *schema.Type) Value {
	switch t.Kind {
	case schema.String, schema.Any:
		return Value{Form: Text, Type: t}
	case schema.Time:
		l.Moment = "Timestamp"
		return Value{Form: Moment, Type: t}
	case schema.Struct:
		return l.tabular(t)
	case schema.Optional:
		var v Value
		switch {
		case t.Elem.Kind == schema.Optional || Nilable(t.Elem):
			v = l.tabular(t.Elem)
		case l.style.Unions && t.Elem.OneOf():
			v = l.oneOf(t.Elem)
		default:
			v = l.value(t.Elem)
		}
		v.Optional = true
		return v
	case schema.Bytes, schema.List, schema.Array:
		if PlainBytes(t) {
			return Value{Form: Blob, Type: t}
		}
		elem := l.element(t.Elem)
		return Value{Form: Vector, Type: t, Elem: &elem}
	case schema.Map:
		return Value{Form: Vector, Type: t, Elem: &Value{Form: Tabular, Type: t, Table: l.pair(t)}}
	}
	return Value{Form: Scalar, Type: t}
}

func (l *Layout) tabular(t *schema.Type) Value { return Value{Form: Tabular, Type: t, Table: l.Of(t)} }

// element returns how a type is carried in a vector.
func (l *Layout) element(t *schema.Type) Value {
	inner := t
	if t.Kind == schema.Optional {
		inner = t.Elem
	}
	if !Nilable(inner) && inner.Kind != schema.Array && !(l.style.Unions && inner.OneOf()) {
		return l.value(t)
	}
	// A named list may be a part of itself.
	endless := t.Name != "" && !PlainBytes(t)
	if l.style.Nested && inner == t && !nullable(t) && !endless {
		return l.value(t)
	}
	v := l.tabular(inner)
	v.Optional = inner != t
	return v
}

// Nilable reports whether a value of the type may be absent without a pointer to it.
func Nilable(t *schema.Type) bool {
	return t.Kind == schema.Bytes || t.Kind == schema.List || t.Kind == schema.Map
}

// nullable reports whether a type is a list of pointers.
func nullable(t *schema.Type) bool {
	return (t.Kind == schema.List || t.Kind == schema.Array) && t.Elem.Kind == schema.Optional
}

// PlainBytes reports whether a type is bytes that a library takes without a conversion.
func PlainBytes(t *schema.Type) bool {
	switch t.Kind {
	case schema.Bytes:
		return t.Elem == nil
	case schema.Array:
		return t.Elem.Kind == schema.Uint && t.Elem.Bits == 8 && t.Elem.Pkg == ""
	}
	return false
}

// Unfit says why a type has no schema, or returns "" if it has one. It is meant for [emit.Job.Fit].
func Unfit(t *schema.Type) string {
	switch {
	case t.Kind != schema.Map:
	case keyHas(t, schema.Any):
		return "no interfaces in the keys of maps"
	case keyHas(t, schema.Optional): // a decoded pointer equals no other pointer
		return "no pointers in the keys of maps"
	}
	return ""
}

// keyHas reports whether the key of a map is of kind k or has a part of that kind.
func keyHas(m *schema.Type, k schema.Kind) bool {
	s := schema.Schema{Root: m.Key}
	return s.Has(k)
}
