package schema

import (
	"reflect"
	"slices"
)

// promotion adds the fields to a schema that a struct has from embedded fields of unexported types.
type promotion struct {
	builder
	to     *Type
	of     goType
	inside []goType // the types that are being looked through, since they may embed themselves
}

// embedded adds the fields of f, an embedded field of an unexported type. in are the embedded fields
// that lead to f, index leads to f itself, and pointer to the last pointer before it.
func (p promotion) embedded(f goField, in string, index, pointer []int) {
	t := f.typ
	if t.Kind() == reflect.Pointer {
		t, pointer = t.elem(), index
	}
	if t.Kind() != reflect.Struct {
		p.to.Promoted = append(p.to.Promoted, Promoted{Field: Field{Name: f.name, Embedded: true, Tag: f.tag}, In: in, Hidden: true})
		return
	}
	if slices.Contains(p.inside, t) {
		return
	}
	p.inside = append(slices.Clip(p.inside), t)
	if in != "" {
		in += "."
	}
	in += f.name
	for i, f := range t.fields() {
		at := append(slices.Clip(index), i)
		field := Promoted{Field: Field{Name: f.name, Embedded: f.embedded, Tag: f.tag}, In: in, Pointer: pointer}
		switch {
		case !f.exported && f.embedded:
			p.embedded(f, in, at, pointer)
			continue
		case f.exported && slices.Equal(p.of.selects(f.name), at):
			field.JSON, field.Type = jsonName(f), p.builder.of(f.typ)
		default:
			field.Hidden = true
		}
		p.to.Promoted = append(p.to.Promoted, field)
	}
}
