// Package schema describes Go types in the terms of serialization formats:
// scalars, strings, bytes, times, optionals, lists, maps and structs.
//
// A schema has two sources. Of sees what a running program knows of a type by
// reflection; FromTypes sees its source, and so the constants of its enums too. In
// all else they agree, which Diff tells. As JSON a schema is kept beside the code
// that was made from it.
package schema

import (
	"iter"
	"reflect"
)

// Kind is what a type is to a serialization format.
type Kind uint8

// The kinds.
const (
	Invalid Kind = iota // can't be serialized: Type.Why says what it is
	Bool
	Int // of Type.Bits bits
	Uint
	Float
	String
	Bytes    // []byte
	Time     // time.Time
	Duration // time.Duration
	Any      // an interface
	Optional // a pointer
	List     // a slice
	Array    // of Type.Len elements
	Map
	Struct
)

var kinds = [...]string{"invalid", "bool", "int", "uint", "float", "string", "bytes",
	"time", "duration", "any", "optional", "list", "array", "map", "struct"}

// String returns the kind's name in lower case.
func (k Kind) String() string { return kinds[k] }

// Type is one type of a schema. Types are shared: a recursive Go type is a
// graph with a cycle.
type Type struct {
	Kind Kind
	// Name is that of a named Go type, predeclared ones too; "" otherwise. That of
	// a generic type's instance has the arguments: "Page[example.com/order.Line]".
	Name string
	Pkg  string       // the import path of a named type's package; "" otherwise
	Go   reflect.Type // nil in a schema that is not from reflection
	Bits int          // of Int, Uint, Float and Duration
	Word bool         // int or uint: Bits are this platform's
	Len  int          // of Array
	Key  *Type        // of Map
	// Elem is of Optional, List, Array and Map; of Bytes only if they are a slice
	// of a byte type with a name, nil for []byte.
	Elem   *Type
	Fields []Field
	// Hidden are a struct's unexported fields. They have no ID, JSON and Type.
	Hidden []Field
	// Promoted are the exported fields that a struct has from embedded structs of unexported
	// types, as encoding/json sees them. They have no ID and no Index.
	Promoted []Field
	// Accessors are the parts of a message of Protocol Buffers whose struct hides them (the opaque
	// API): what its methods Get and Set tell. One that they tell apart from its zero value by
	// a method Has is Optional. Such a struct has no Fields. Only in a schema from source, and
	// no part of its JSON form.
	Accessors []Field
	// Union are the types that may stand behind an interface with methods: those of its own
	// package and of the roots' packages that implement it, pointers where these do. Only
	// in a schema from source, and no part of its JSON form.
	Union []*Type
	// Enum are the constants of a named Int, Uint or String in source order, as far
	// as code for the root's package can name them; only in a schema from source.
	Enum   []Const
	Custom Custom
	// Why says what the type is if it can't be expressed: a channel, a function, an
	// interface with methods. "" for all types that can.
	Why string
}

// Field is an exported field of a struct. An embedded struct is one field, under
// the name of its type; one of an unexported type is hidden, with its fields.
type Field struct {
	Name  string // in Go
	Index int    // in the Go struct
	// ID tells the field from the struct's others for good: it is what the tag
	// `wire:"7"` says, else the field's position among the exported ones, from 1, or
	// the next number that is free. It is never shared, whatever the tags say.
	ID int
	// JSON is the field's name in a JSON object: "-" for one that JSON leaves out,
	// "" for an embedded struct whose fields stand in the object itself.
	JSON     string
	Embedded bool
	Tag      reflect.StructTag
	Type     *Type
}

// Const is a constant of an enum.
type Const struct {
	Name  string `json:"name"`
	Value string `json:"value"` // as Go writes it: 42, "red" with its quotes
}

// String returns the constant as its declaration has it.
func (c Const) String() string { return c.Name + " = " + c.Value }

// Schema is the description of one root type.
type Schema struct {
	Root *Type
	// Source tells that the schema is from source: a type without Enum is none.
	Source bool
}

// part is a type that another is made of.
type part struct {
	step string // from that type to this one, as in Problem.Path
	typ  *Type
}

// parts are the types that t is directly made of, in the order of the source.
func (t *Type) parts() []part {
	var parts []part
	if t.Key != nil {
		parts = append(parts, part{"[key]", t.Key})
	}
	if t.Elem != nil {
		step := "[]"
		if t.Kind == Optional {
			step = ""
		}
		parts = append(parts, part{step, t.Elem})
	}
	for _, f := range t.Fields {
		parts = append(parts, part{"." + f.Name, f.Type})
	}
	return parts
}

// All yields every type of the schema once, in the order in which a reader of the
// source meets them from the root on.
func (s *Schema) All() iter.Seq[*Type] {
	return func(yield func(*Type) bool) {
		for _, t := range s.Paths() {
			if !yield(t) {
				return
			}
		}
	}
}

// Paths yields what All does, each type with the first path to it, as in
// [Problem].Path.
func (s *Schema) Paths() iter.Seq2[string, *Type] {
	return func(yield func(string, *Type) bool) {
		seen := make(map[*Type]bool)
		var walk func(string, *Type) bool
		walk = func(path string, t *Type) bool {
			if seen[t] {
				return true
			}
			seen[t] = true
			if !yield(path, t) {
				return false
			}
			for _, p := range t.parts() {
				if !walk(path+p.step, p.typ) {
					return false
				}
			}
			return true
		}
		walk(s.rootPath(), s.Root)
	}
}

// Has reports whether any type of the schema is of kind k.
func (s *Schema) Has(k Kind) bool {
	for t := range s.All() {
		if t.Kind == k {
			return true
		}
	}
	return false
}

// Named returns the structs and enums that have a name, in the order of All: the
// types that a schema language declares.
func (s *Schema) Named() []*Type {
	var named []*Type
	for t := range s.All() {
		if t.Name != "" && (t.Kind == Struct || len(t.Enum) > 0) {
			named = append(named, t)
		}
	}
	return named
}
