package lower

import (
	"slices"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// root returns the lowered type of a root.
func (l *Types) root(root emit.Root) *Type {
	t := l.of(root.Schema.Root)
	if !l.Wrap || t.Kind == schema.Struct && t.Source.Kind == schema.Struct {
		return t
	}
	name := l.structName(root.Schema.Root, "_Root")
	if i := slices.IndexFunc(l.order, func(t *Type) bool { return t.Go == name }); i >= 0 {
		return l.order[i]
	}
	w := &Type{Kind: schema.Struct, Source: root.Schema.Root, Go: name, part: wrapper, same: t.same}
	w.Fields = []Field{{Name: "Value", Type: l.box(root.Schema.Root)}}
	l.order = append(l.order, w)
	return w
}

// structName returns a name for a struct. A name with a suffix differs from the names of all Go
// types, because emit.Job.Name gives none with an underscore.
func (l *Types) structName(t *schema.Type, suffix string) string {
	return l.Prefix + l.job.Name(t) + suffix
}

// fieldName returns the name of a field, changed if a generator gives that name to a method.
func (l *Types) fieldName(name string) string {
	if slices.Contains(l.Methods, name) {
		name += "_"
	}
	return name
}

// of lowers a type.
func (l *Types) of(t *schema.Type) *Type {
	if known := l.known[t]; known != nil {
		return known
	}
	n := &Type{Kind: t.Kind, Source: t, same: true}
	l.known[t] = n
	for p := range (&schema.Schema{Root: t}).All() {
		n.same = n.same && l.kept(p) && !(l.Pointers && (holds(p) || l.wrapped(p)))
	}
	switch t.Kind {
	case schema.Bytes:
		n.same = true // whatever the name of the byte type
	case schema.Bool, schema.Int, schema.Uint, schema.Float, schema.Duration:
		n.Go = l.number(t)
	case schema.String:
		if l.String {
			n.Kind = schema.Bytes
		}
	case schema.Any:
		n.Kind = schema.Bytes
	case schema.Time:
		if l.Time {
			l.time(n)
		}
	case schema.Optional:
		if l.optional(t) {
			n.Kind, n.Elem = schema.List, l.element(t.Elem)
		} else {
			n.Elem = l.of(t.Elem)
		}
	case schema.List:
		n.Elem = l.element(t.Elem)
	case schema.Array:
		n.Elem, n.Len = l.element(t.Elem), t.Len
		if l.Array {
			n.Kind, n.Len = schema.List, 0
			if plainByte(t.Elem) {
				n.Kind, n.Elem = schema.Bytes, nil
			}
		}
	case schema.Map:
		if !l.mapped(t) {
			n.Key, n.Elem = l.of(t.Key), l.element(t.Elem)
			break
		}
		p := &Type{Kind: schema.Struct, Source: t, Go: l.structName(t, "_Pair"), part: pair}
		l.order = append(l.order, p)
		p.Fields = []Field{{Name: "Key", Type: l.box(t.Key)}, {Name: "Value", Type: l.box(t.Elem)}}
		n.Kind, n.Elem = schema.List, l.boxed(p)
	case schema.Struct:
		n.Go = l.structName(t, "")
		if n.Go == "Glue" || slices.Contains(l.Reserved, n.Go) {
			n.Go += "_" // the package has a function with that name
		}
		l.order = append(l.order, n)
		for i := range t.Fields {
			f := &t.Fields[i]
			n.Fields = append(n.Fields, Field{Name: l.fieldName(f.Name), Type: l.box(f.Type), Source: f})
		}
	}
	return n
}

// element lowers the element of a list.
func (l *Types) element(t *schema.Type) *Type {
	n := l.of(t)
	if l.Items == nil || !l.Items(n) {
		return l.box(t)
	}
	name := l.structName(t, "_Items")
	if i := slices.IndexFunc(l.order, func(t *Type) bool { return t.Go == name }); i >= 0 {
		return l.boxed(l.order[i])
	}
	w := &Type{Kind: schema.Struct, Source: t, Go: name, part: items, same: n.same, Fields: []Field{{Name: "Items", Type: n}}}
	l.order = append(l.order, w)
	return l.boxed(w)
}

// box lowers a type that is a part of another type.
func (l *Types) box(t *schema.Type) *Type { return l.boxed(l.of(t)) }

func (l *Types) boxed(t *Type) *Type {
	if !l.Pointers || t.Kind != schema.Struct {
		return t
	}
	return &Type{Kind: schema.Optional, Source: t.Source, Elem: t, part: boxed}
}

// time makes n the struct of a time.
func (l *Types) time(n *Type) {
	n.Kind, n.Go = schema.Struct, l.Prefix+"Time_"
	number := func(name string) *Type {
		t := &schema.Type{Kind: schema.Int, Name: name, Bits: 64}
		if name == "uint32" {
			t.Kind, t.Bits = schema.Uint, 32
		}
		return &Type{Kind: t.Kind, Source: t, Go: l.number(t), same: true}
	}
	n.Fields = []Field{{Name: "Seconds", Type: number("int64")}, {Name: "Nanos", Type: number("uint32")}}
	l.order = append(l.order, n)
}

// number returns the predeclared type that stands for a number or a bool.
func (l *Types) number(t *schema.Type) string {
	if l.Number != nil {
		if text := l.Number(t); text != "" {
			return text
		}
	}
	return plain(t)
}
