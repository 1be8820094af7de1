package schema

import (
	"reflect"
	"strings"
)

// Of derives the schema of a Go type by reflection. The schema has no enums, because a running program
// does not know its constants.
func Of(t reflect.Type) *Schema {
	return &Schema{Root: make(builder).of(reflected{t})}
}

// reflected is a goType known by reflection.
type reflected struct{ reflect.Type }

func (t reflected) reflection() reflect.Type { return t.Type }
func (t reflected) key() goType              { return reflected{t.Key()} }
func (t reflected) elem() goType             { return reflected{t.Elem()} }
func (t reflected) constants() []Const       { return nil }
func (t reflected) union() []goType          { return nil }
func (t reflected) accessors() []goField     { return nil }

func (t reflected) implements(custom int) bool {
	return reflect.PointerTo(t.Type).Implements(customs[custom].of)
}

// name returns the type's name without that of the package. reflect.Type.Name does not do so if a type
// argument has a bracket in a struct tag. In the arguments the compiler escapes dots in the last
// element of an import path. No other byte of an import path needs escaping.
func (t reflected) name() string {
	generic, args, ok := strings.Cut(t.String(), "[")
	if t.Name() == "" || !ok {
		return t.Name()
	}
	plain := func(path string) string { return strings.ReplaceAll(path, "%2e", ".") }
	return generic[strings.LastIndexByte(generic, '.')+1:] + "[" + mapPaths(args, plain)
}

func (t reflected) fields() []goField {
	fields := make([]goField, t.NumField())
	for i := range fields {
		f := t.Field(i)
		fields[i] = goField{f.Name, f.Tag, f.IsExported(), f.Anonymous, reflected{f.Type}}
	}
	return fields
}

func (t reflected) selects(name string) []int {
	f, _ := t.FieldByName(name)
	return f.Index
}
