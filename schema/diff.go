package schema

import (
	"fmt"
	"strconv"
)

// Diff returns "" if two schemas describe the same type. Otherwise it returns the first difference in
// one line, with its path as in [Problem]. Enums are compared only if both schemas are from source. Go
// types are not compared.
func Diff(a, b *Schema) string {
	d := differ{enums: a.Source && b.Source, met: make(map[[2]*Type]bool)}
	return d.types(a.rootPath(), a.Root, b.Root)
}

type differ struct {
	enums bool
	met   map[[2]*Type]bool // the pairs that were compared, or whose comparison is under way
}

func (d differ) types(path string, a, b *Type) string {
	if d.met[[2]*Type{a, b}] {
		return ""
	}
	d.met[[2]*Type{a, b}] = true
	facets := []facet{
		{"package", a.Pkg, b.Pkg},
		{"name", a.Name, b.Name},
		{"kind", a.Kind, b.Kind},
		{"size in bits", a.Bits, b.Bits},
		{"use of the platform's word", a.Word, b.Word},
		{"length", a.Len, b.Len},
		{"having elements with a name", a.Elem != nil, b.Elem != nil}, // for Bytes
		{"method set", a.Custom, b.Custom},
		{"obstacle", a.Why, b.Why},
	}
	facets = append(facets, lists("field", a.Fields, b.Fields, fieldName)...)
	facets = append(facets, lists("unexported field", a.Hidden, b.Hidden, fieldName)...)
	if d.enums {
		facets = append(facets, lists("constant", a.Enum, b.Enum, Const.String)...)
	}
	if diff := first(path, facets); diff != "" {
		return diff
	}
	for _, both := range [][2][]Field{{a.Fields, b.Fields}, {a.Hidden, b.Hidden}} {
		for i, f := range both[0] {
			if diff := fields(path, f, both[1][i]); diff != "" {
				return diff
			}
		}
	}
	others := b.parts()
	for i, part := range a.parts() {
		if diff := d.types(path+part.step, part.typ, others[i].typ); diff != "" {
			return diff
		}
	}
	return ""
}

// fields compares two fields of the same name, apart from their types.
func fields(path string, a, b Field) string {
	return first(path+"."+a.Name, []facet{
		{"index", a.Index, b.Index},
		{"ID", a.ID, b.ID},
		{"JSON name", a.JSON, b.JSON},
		{"being embedded", a.Embedded, b.Embedded},
		{"tag", string(a.Tag), string(b.Tag)},
	})
}

// facet is a property of both schemas, with its values.
type facet struct {
	what string
	a, b any
}

// first describes the first facet that differs.
func first(path string, facets []facet) string {
	for _, f := range facets {
		if f.a != f.b {
			return fmt.Sprintf("%s: %s is %s in one and %s in the other", place(path), f.what, show(f.a), show(f.b))
		}
	}
	return ""
}

func show(v any) string {
	switch v := v.(type) {
	case nil:
		return "missing"
	case string:
		return strconv.Quote(v)
	}
	return fmt.Sprint(v)
}

// lists returns the elements of two lists in pairs. The shorter list is filled up with nil.
func lists[T any](what string, a, b []T, name func(T) string) []facet {
	facets := make([]facet, max(len(a), len(b)))
	for i := range facets {
		facets[i].what = fmt.Sprintf("%s %d", what, i+1)
		if i < len(a) {
			facets[i].a = name(a[i])
		}
		if i < len(b) {
			facets[i].b = name(b[i])
		}
	}
	return facets
}

func fieldName(f Field) string { return f.Name }
