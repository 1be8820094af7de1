package surrogate

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// promoted returns the fields of a struct's message for what the struct has from embedded fields of
// unexported types. Fields of an embedded struct are fields of the message. An embedded pointer may be
// nil, so it is one field, a pointer to a struct of what can be used through it.
func (p *plan) promoted(t *schema.Type) []schema.Field {
	if known, ok := p.embedded[t]; ok {
		return known
	}
	var all []schema.Field
	for _, f := range t.Promoted {
		switch {
		case f.Hidden:
		case f.Pointer == nil:
			all = append(all, f.Field)
		default:
			in := slices.IndexFunc(all, func(o schema.Field) bool { return slices.Equal(p.through[o.Type], f.Pointer) })
			if in < 0 {
				in = len(all)
				all = append(all, p.pointer(f))
			}
			behind := all[in].Type.Elem
			f.ID = len(behind.Fields) + 1
			behind.Fields = append(behind.Fields, f.Field)
		}
	}
	p.embedded[t] = all
	return all
}

// pointer returns the field for the embedded pointer that leads to f.
func (p *plan) pointer(f schema.Promoted) schema.Field {
	name := f.In[strings.LastIndexByte(f.In, '.')+1:]
	behind := &schema.Type{Kind: schema.Struct, Name: name}
	to := &schema.Type{Kind: schema.Optional, Elem: behind}
	p.through[behind], p.through[to] = f.Pointer, f.Pointer
	return schema.Field{Name: name, JSON: emit.Exported(name), Type: to}
}

// behindPointer writes the conversion of the fields that a struct has through an embedded pointer. The
// pointer itself is a field that only its own package can use.
func (w *writer) behindPointer(to bool, f schema.Field, src, dst, path string) {
	var index strings.Builder
	for _, i := range w.through[f.Type] {
		fmt.Fprintf(&index, ", %d", i)
	}
	if to {
		w.P("if %s.Embeds(%s%s) {", w.helpers, emit.Address(src), &index)
		w.P("%s = new(%s)", dst, w.Type(w.of(f.Type.Elem)))
	} else {
		w.P("if %s != nil {", src)
		w.P("%s.Embed(%s%s)", w.helpers, emit.Address(dst), &index)
	}
	w.fields(to, f.Type.Elem, src, dst, path)
	w.P("}")
}
