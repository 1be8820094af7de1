package surrogate

import (
	"fmt"

	"github.com/wirebench/wirebench/schema"
)

// into returns the type that a conversion produces.
func (w *writer) into(to bool, t *schema.Type) string {
	if to {
		return w.Type(w.of(t))
	}
	return w.Type(t)
}

// parts writes the conversion of a type part by part.
func (w *writer) parts(to bool, t *schema.Type, src, dst, path string) {
	switch {
	case w.ways[t] == Union:
		w.union(to, t, src, dst, path)
	case w.ways[t] == Pair && to:
		w.P("%s.Real, %[1]s.Imag = float64(real(%s)), float64(imag(%[2]s))", dst, src)
	case w.ways[t] == Pair:
		w.P("%s = %s(complex(%s.Real, %[3]s.Imag))", dst, w.Type(t), src)
	case t.Kind == schema.Optional:
		w.P("if %s != nil {", src)
		w.P("%s = new(%s)", dst, w.into(to, t.Elem))
		w.convert(to, t.Elem, "(*"+src+")", "(*"+dst+")", path)
		w.P("}")
	case t.Kind == schema.List:
		i := w.local("i")
		w.P("if %s != nil {", src)
		w.P("%s = make(%s, len(%s))", dst, w.into(to, t), src)
		w.P("for %s := range %s {", i, src)
		w.convert(to, t.Elem, src+"["+i+"]", dst+"["+i+"]", path+"[]")
		w.P("}")
		w.P("}")
	case t.Kind == schema.Array:
		i := w.local("i")
		w.P("for %s := range %s {", i, src)
		w.convert(to, t.Elem, src+"["+i+"]", dst+"["+i+"]", path+"[]")
		w.P("}")
	case t.Kind == schema.Map:
		w.mapping(to, t, src, dst, path)
	case len(t.Accessors) > 0:
		w.accessors(to, t, src, dst, path)
	case t.Kind == schema.Struct:
		w.fields(to, t, src, dst, path)
	default:
		panic(fmt.Sprintf("%s: no conversion of a %v", path, t.Kind))
	}
}

// fields writes the conversion of a struct's fields.
func (w *writer) fields(to bool, t *schema.Type, src, dst, path string) {
	for i, f := range w.kept(t) {
		from, into, name := src+"."+f.Name, dst+"."+f.Name, w.of(t).Fields[i].Name
		if to {
			into = dst + "." + name
		} else {
			from = src + "." + name
		}
		switch {
		case w.through[f.Type] == nil:
			w.convert(to, f.Type, from, into, path+"."+f.Name)
		case to:
			w.behindPointer(to, f, src, into, path+"."+f.Name)
		default:
			w.behindPointer(to, f, from, dst, path+"."+f.Name)
		}
	}
	if to {
		for _, f := range w.dropped(t) {
			w.P("%s.Unset(&%s.%s, %q)", w.helpers, src, f.Name, path+"."+f.Name)
		}
	}
}

func (w *writer) mapping(to bool, t *schema.Type, src, dst, path string) {
	k, v, key, elem := w.local("k"), w.local("v"), w.local("key"), w.local("elem")
	w.P("if %s != nil {", src)
	w.P("%s = make(%s, len(%s))", dst, w.into(to, t), src)
	w.P("for %s, %s := range %s {", k, v, src)
	w.P("var %s %s", key, w.into(to, t.Key))
	w.convert(to, t.Key, k, key, path+"[key]")
	w.P("var %s %s", elem, w.into(to, t.Elem))
	w.convert(to, t.Elem, v, elem, path+"[]")
	w.P("%s[%s] = %s", dst, key, elem)
	w.P("}")
	w.P("}")
}

// flag returns the beginning of a --union flag, to which the user can add another type behind the
// interface.
func (w *writer) flag(t *schema.Type) string {
	flag := t.Pkg + "." + t.Name + "="
	for _, b := range w.behind(t) {
		if b.Kind == schema.Optional && b.Name == "" {
			b = b.Elem
		}
		flag += b.Pkg + "." + b.Name + ","
	}
	return flag
}

// union writes the conversion of an interface.
func (w *writer) union(to bool, t *schema.Type, src, dst, path string) {
	behind, set := w.behind(t), w.made[t].Elem
	if to {
		v := w.local("v")
		if w.unnamed(t) {
			src = "any(" + src + ")"
		}
		w.P("switch %s := %s.(type) {", v, src)
		w.P("case nil:")
		for i, b := range behind {
			field := set.Fields[i]
			w.P("case %s:", w.Type(b))
			w.P("%s = new(%s)", dst, set.Name)
			into := "(*" + dst + ")." + field.Name
			if f, ok := w.only(b); ok {
				w.wrapped(f.Type, v, v+"."+f.Name, into, path+"."+f.Name)
				continue
			}
			if b.Kind != schema.Optional {
				w.P("%s = new(%s)", into, w.into(true, b))
				into = "(*" + into + ")"
			}
			w.convert(true, b, v, into, path)
		}
		w.P("default:")
		w.P("%s.Unknown(%s, %q, %q)", w.helpers, v, path, w.flag(t))
		w.P("}")
		return
	}
	w.P("switch u := %s; {", src)
	w.P("case u == nil:")
	for i, b := range behind {
		field := set.Fields[i]
		v := w.local("v")
		w.P("case u.%s != nil:", field.Name)
		w.P("var %s %s", v, w.Type(b))
		from := "u." + field.Name
		if f, ok := w.only(b); ok {
			w.P("%s = new(%s)", v, w.Type(b.Elem))
			if f.Type.Kind != schema.Optional {
				from = "(*" + from + ")"
			}
			w.convert(false, f.Type, from, v+"."+f.Name, path+"."+f.Name)
		} else {
			if b.Kind != schema.Optional {
				from = "(*" + from + ")"
			}
			w.convert(false, b, from, v, path)
		}
		if w.unnamed(t) {
			v = "any(" + v + ").(I)"
		}
		w.P("%s = %s", dst, v)
	}
	w.P("}")
}

// wrapped writes the conversion of the value in v, an alternative of a oneof. As in Protocol
// Buffers, a nil message there is a message with nothing set.
func (w *writer) wrapped(t *schema.Type, v, src, into, path string) {
	w.P("if %s != nil {", v)
	if t.Kind == schema.Optional {
		w.convert(true, t, src, into, path)
		w.P("if %s == nil {", into)
	}
	w.P("%s = new(%s)", into, w.into(true, pointee(t)))
	if t.Kind == schema.Optional {
		w.P("}")
	} else {
		w.convert(true, t, src, "(*"+into+")", path)
	}
	w.P("}")
}

// pointee returns the type that a pointer points to, or the type itself.
func pointee(t *schema.Type) *schema.Type {
	if t.Kind == schema.Optional {
		return t.Elem
	}
	return t
}
