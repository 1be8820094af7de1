// Package schema describes Go types in the terms of serialization formats:
// scalars, strings, bytes, times, optionals, lists, maps and structs.
package schema

import (
	"reflect"
	"strings"
	"time"
)

// Kind is what a type is to a serialization format.
type Kind uint8

// The kinds.
const (
	Invalid Kind = iota // can't be serialized: a channel, a function
	Bool
	Int // of Type.Bits bits
	Uint
	Float
	String
	Bytes    // []byte
	Time     // time.Time
	Any      // an interface
	Optional // a pointer
	List     // a slice
	Array    // of Type.Len elements
	Map
	Struct
)

// Type is one type of a schema. Types are shared: a recursive Go type is a
// graph with a cycle.
type Type struct {
	Kind   Kind
	Name   string // of a named Go type, predeclared ones too; "" otherwise
	Go     reflect.Type
	Bits   int   // of Int, Uint and Float
	Len    int   // of Array
	Key    *Type // of Map
	Elem   *Type // of Optional, List, Array and Map
	Fields []Field
}

// Field is an exported field of a struct. An embedded struct is one field, under
// the name of its type; one of an unexported type is left out, with its fields.
type Field struct {
	Name  string // in Go
	Index int    // in the Go struct
	// JSON is the field's name in a JSON object: "-" for one that JSON leaves out,
	// "" for an embedded struct whose fields stand in the object itself.
	JSON string
	Type *Type
}

// Schema is the description of one root type.
type Schema struct {
	Root *Type
}

// Of derives the schema of a Go type by reflection.
func Of(t reflect.Type) *Schema {
	return &Schema{Root: make(builder).of(t)}
}

// Has reports whether any type of the schema is of kind k.
func (s *Schema) Has(k Kind) bool {
	seen := make(map[*Type]bool)
	var has func(*Type) bool
	has = func(t *Type) bool {
		if t == nil || seen[t] {
			return false
		}
		seen[t] = true
		if t.Kind == k || has(t.Key) || has(t.Elem) {
			return true
		}
		for _, f := range t.Fields {
			if has(f.Type) {
				return true
			}
		}
		return false
	}
	return has(s.Root)
}

type builder map[reflect.Type]*Type

var timeType = reflect.TypeFor[time.Time]()

func (b builder) of(t reflect.Type) *Type {
	if known, ok := b[t]; ok {
		return known
	}
	s := &Type{Name: t.Name(), Go: t}
	b[t] = s
	switch t.Kind() {
	case reflect.Bool:
		s.Kind = Bool
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		s.Kind, s.Bits = Int, t.Bits()
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		s.Kind, s.Bits = Uint, t.Bits()
	case reflect.Float32, reflect.Float64:
		s.Kind, s.Bits = Float, t.Bits()
	case reflect.String:
		s.Kind = String
	case reflect.Interface:
		s.Kind = Any
	case reflect.Pointer:
		s.Kind, s.Elem = Optional, b.of(t.Elem())
	case reflect.Array:
		s.Kind, s.Len, s.Elem = Array, t.Len(), b.of(t.Elem())
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			s.Kind = Bytes
		} else {
			s.Kind, s.Elem = List, b.of(t.Elem())
		}
	case reflect.Map:
		s.Kind, s.Key, s.Elem = Map, b.of(t.Key()), b.of(t.Elem())
	case reflect.Struct:
		if t == timeType {
			s.Kind = Time
			break
		}
		s.Kind = Struct
		for i := range t.NumField() {
			f := t.Field(i)
			if !f.IsExported() {
				continue
			}
			s.Fields = append(s.Fields, Field{Name: f.Name, Index: i, JSON: jsonName(f), Type: b.of(f.Type)})
		}
	}
	return s
}

func jsonName(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	switch {
	case name != "":
		return name
	case f.Anonymous && isStruct(f.Type):
		return ""
	}
	return f.Name
}

func isStruct(t reflect.Type) bool {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.Kind() == reflect.Struct
}
