// Package schema describes Go types in the terms of serialization formats: scalars, strings, bytes,
// times, optionals, lists, maps and structs.
//
// A schema can be derived in two ways. [Of] uses reflection, so it sees what a running program knows of
// a type. [FromTypes] uses the source. Only the source has the constants of enums, the types that
// implement an interface, and the accessors of hidden fields. Everything else is equal in both, and
// [Diff] compares it. A schema is stored as JSON next to the code that was made from it.
//
// It must not know codecs or emitters, since both are built on it.
package schema

import (
	"iter"
	"reflect"
)

// Kind says what a type is to a serialization format.
type Kind uint8

// The kinds.
const (
	Invalid Kind = iota // a type that can't be serialized: Type.Why says what it is
	Bool
	Int // with Type.Bits bits
	Uint
	Float
	String
	Bytes    // []byte
	Time     // time.Time
	Duration // time.Duration
	Any      // an interface
	Optional // a pointer
	List     // a slice
	Array    // with Type.Len elements
	Map
	Struct
)

var kinds = [...]string{"invalid", "bool", "int", "uint", "float", "string", "bytes",
	"time", "duration", "any", "optional", "list", "array", "map", "struct"}

// String returns the kind's name in lower case.
func (k Kind) String() string { return kinds[k] }

// Type is a type of a schema. Types are shared, so a recursive Go type is a graph with a cycle.
type Type struct {
	Kind Kind
	// Name is the name of a named or predeclared Go type, and "" otherwise. The name of an instance
	// of a generic type has the arguments: "Page[example.com/order.Line]".
	Name string
	Pkg  string       // the import path of a named type's package, "" otherwise
	Go   reflect.Type // nil in a schema that is not from reflection
	Bits int          // for Int, Uint, Float and Duration
	Word bool         // for int and uint, whose Bits depend on the platform
	Len  int          // for Array
	Key  *Type        // for Map
	// Elem is the element of an Optional, List, Array or Map. For Bytes it is set only if the bytes
	// are a slice of a byte type with a name. It is nil for []byte.
	Elem   *Type
	Fields []Field
	// Hidden are the unexported fields of a struct. They have no ID, JSON and Type.
	Hidden []Field
	// Promoted are the fields that a struct has from embedded fields of unexported types.
	Promoted []Promoted
	// Accessors are the fields of a message of Protocol Buffers whose struct hides them (the opaque
	// API). They are known by the message's methods Get and Set. A field is Optional if a method Has
	// distinguishes an absent field from a zero value. Such a struct has no Fields. Accessors are only
	// in a schema from source, and not in its JSON form.
	Accessors []Field
	// Union are the types of values that an interface with methods may hold: the types, or pointers
	// to them, that implement it in its own package and in the roots' packages. They are only in a
	// schema from source, and not in its JSON form.
	Union []*Type
	// Enum are the constants of a named Int, Uint or String in source order, if code in the root's
	// package can name them. They are only in a schema from source.
	Enum   []Const
	Custom Custom
	// Why says what the type is if it can't be expressed, such as a channel, a function or an
	// interface with methods. It is "" for all other types.
	Why string
}

// Field is an exported field of a struct. An embedded struct is one field with the name of its type. If
// that type is unexported, the field is hidden, with the fields of the embedded struct.
type Field struct {
	Name  string // in Go
	Index int    // in the Go struct
	// ID identifies the field permanently within the struct. It is the number in the tag `wire:"7"`.
	// Without such a tag it is the field's position among the exported ones, from 1, or the next number
	// that is free. Two fields never share an ID, whatever the tags say.
	ID int
	// JSON is the field's name in a JSON object. It is "-" for a field that JSON leaves out
	// ([Field.LeftOut]), and "" for an embedded struct whose fields are members of the object itself.
	JSON     string
	Embedded bool
	Tag      reflect.StructTag
	Type     *Type
}

// Promoted is a field that a struct has from an embedded field of an unexported type. It has no ID and
// no Index.
type Promoted struct {
	Field
	// In are the embedded fields that lead to it: "inner" or "inner.deep".
	In string
	// Pointer are the indexes of the embedded fields down to the last pointer that leads to the field.
	// It is nil if there is no pointer on the way.
	Pointer []int
	// Hidden reports whether only the field's own package can use it, since it is unexported or
	// another field or method has its name. It then has no Type.
	Hidden bool
}

// LeftOut reports whether encoding/json leaves the field out. The tag `json:"-,"` only names it "-".
func (f Field) LeftOut() bool { return f.Tag.Get("json") == "-" }

// Const is a constant of an enum.
type Const struct {
	Name  string `json:"name"`
	Value string `json:"value"` // as in Go source: 42, or "red" with its quotes
}

// String returns the constant in the form of its declaration.
func (c Const) String() string { return c.Name + " = " + c.Value }

// Schema is the description of one root type.
type Schema struct {
	Root *Type
	// Source says that the schema is from source, so that a type without Enum is not an enum.
	Source bool
}

// part is a type of which another type is made.
type part struct {
	step string // from the other type to this one, as in Problem.Path
	typ  *Type
}

// parts returns the types of which t is directly made, in the order of the source.
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

// All yields every type of the schema once, in the order of the source, from the root on.
func (s *Schema) All() iter.Seq[*Type] {
	return func(yield func(*Type) bool) {
		for _, t := range s.Paths() {
			if !yield(t) {
				return
			}
		}
	}
}

// Paths yields the same types as All, each with the first path to it, as in [Problem].Path.
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

// Named returns the structs and enums that have a name, in the order of All. A schema language declares
// these types.
func (s *Schema) Named() []*Type {
	var named []*Type
	for t := range s.All() {
		if t.Name != "" && (t.Kind == Struct || len(t.Enum) > 0) {
			named = append(named, t)
		}
	}
	return named
}
