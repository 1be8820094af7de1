package convert

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// to writes the conversion of the value x to field f of message m.
func (w *Writer) to(m string, f *Field, x string) {
	set := func(v string) { w.Style.Set(w, m, f, v) }
	switch {
	case w.Style.Reuse && f.Type.Kind == List:
		w.refill(m, f, x)
		return
	case w.Style.Reuse && f.Bytes():
		set = func(v string) {
			w.Style.Set(w, m, f, fmt.Sprintf("append(%s[:0], %s...)", w.Style.Get(m, f), v))
		}
	}
	switch {
	case f.Optional:
		w.only("if "+x+" != nil", func() { w.put(f.Type, "(*"+x+")", set) })
	case f.Type.Kind == Struct && f.Type.Value && !f.Message.Absent:
		w.fill(f.Type, x, w.Style.Get(m, f))
	default:
		w.put(f.Type, x, set)
	}
}

// put writes the conversion of x, an expression that has an address, and passes the expression of
// the result to set.
func (w *Writer) put(t *Type, x string, set func(v string)) {
	switch t.Kind {
	case Same:
		set(w.toSame(t, x))
	case Number:
		if !same(t) {
			x = t.Go + "(" + x + ")"
		}
		set(x)
	case Call:
		if !t.ToFails {
			set(fmt.Sprintf(t.To, x))
			return
		}
		w.scope(func() {
			v := w.local("v")
			w.P("%s, err := %s", v, fmt.Sprintf(t.To, x))
			w.P("if err != nil {\nreturn err\n}")
			set(v)
		})
	case Octets:
		set(x + "[:]")
	case Struct:
		w.scope(func() {
			v := w.local("v")
			if t.Value {
				w.P("var %s %s", v, w.Message(t.Message))
				w.fill(t, x, v)
				set(v)
				return
			}
			w.P("%s := %s", v, w.Style.New(w.Message(t.Message)))
			w.try("to%s(%s, %s)", t.Message.Name, v, emit.Address(x))
			set(v)
		})
	case Pointer:
		w.unlessNil(t, x)
		w.put(t.Elem, "(*"+x+")", set)
	case List:
		w.putList(t, x, set)
	case Map:
		w.putMap(t, x, set)
	case Pairs:
		w.putPairs(t, x, set)
	}
}

// fill writes the conversion of x to at, a zero value that has an address.
func (w *Writer) fill(t *Type, x, at string) {
	if t.Kind == Struct && t.Value {
		w.try("to%s(%s, %s)", t.Message.Name, emit.Address(at), emit.Address(x))
		return
	}
	if t.Kind == Pointer {
		w.unlessNil(t, x)
		w.fill(t.Elem, "(*"+x+")", at)
		return
	}
	w.put(t, x, func(v string) { w.P("%s = %s", at, v) })
}

// unlessNil writes a check that returns an error for a nil x. It writes none if nil becomes a union
// without an alternative.
func (w *Writer) unlessNil(t *Type, x string) {
	if !t.Unset {
		w.P("if %s == nil {\nreturn %s.ErrNil\n}", x, w.Bridge())
	}
}

// toSame returns the conversion of x, whose type may have a name.
func (w *Writer) toSame(t *Type, x string) string {
	if same(t) || t.Source.Kind == schema.Bytes {
		return x
	}
	return t.Go + "(" + x + ")"
}

func (w *Writer) putList(t *Type, x string, set func(v string)) {
	if w.shared(t) {
		set(x)
		return
	}
	w.block("if len("+x+") > 0", func() {
		l, i := w.local("l"), w.local("i")
		w.P("%s := make(%s, len(%s))", l, w.GoType(t), x)
		w.only("for "+i+" := range "+x, func() {
			w.fill(t.Elem, x+"["+i+"]", l+"["+i+"]")
		})
		set(l)
	})
}

// refill writes the conversion of x to a list in a field. The code reuses the memory of the list and
// of its elements.
func (w *Writer) refill(m string, f *Field, x string) {
	t := f.Type
	w.block("if len("+x+") > 0", func() {
		l, i := w.local("l"), w.local("i")
		w.P("%s := %s.Reuse(%s, len(%s))", l, w.Bridge(), w.Style.Get(m, f), x)
		// Set the list first. If the conversion then fails, the message has all elements.
		w.Style.Set(w, m, f, l)
		elem := t.Elem
		for elem.Kind == Pointer {
			elem = elem.Elem
		}
		w.block("for "+i+" := range "+x, func() {
			at := l + "[" + i + "]"
			if elem.Kind == Struct {
				w.P("if %s == nil {\n%[1]s = %s\n}", at, w.Style.New(w.Message(elem.Message)))
			}
			w.putInto(t.Elem, x+"["+i+"]", at)
		})
	})
}

// putInto writes the conversion of x to at, an element of a list. If the element is a message, it is
// not nil.
func (w *Writer) putInto(t *Type, x, at string) {
	switch t.Kind {
	case Struct:
		w.try("to%s(%s, %s)", t.Message.Name, at, emit.Address(x))
	case Pointer:
		w.unlessNil(t, x)
		w.putInto(t.Elem, "(*"+x+")", at)
	default:
		w.put(t, x, func(v string) {
			if t.Go == "[]byte" {
				v = fmt.Sprintf("append(%s[:0], %s...)", at, v)
			}
			w.P("%s = %s", at, v)
		})
	}
}

func (w *Writer) putMap(t *Type, x string, set func(v string)) {
	if w.shared(t) {
		set(x)
		return
	}
	w.block("if len("+x+") > 0", func() {
		l, k, e := w.local("l"), w.local("k"), w.local("e")
		w.P("%s := make(%s, len(%s))", l, w.GoType(t), x)
		w.block("for "+k+", "+e+" := range "+x, func() {
			w.put(t.Key, k, func(key string) { w.putElem(t, e, fmt.Sprintf("%s[%s]", l, key)) })
		})
		set(l)
	})
}

// putElem writes the conversion of x to at, an element of a map. The conversion of an empty list or
// map sets nothing, but its key stays.
func (w *Writer) putElem(t *Type, x, at string) {
	elem := t.Elem
	for elem.Kind == Pointer {
		elem = elem.Elem
	}
	skips := elem.Kind == Pairs || (elem.Kind == List || elem.Kind == Map) && !w.shared(elem)
	if !skips {
		w.put(t.Elem, x, func(v string) { w.P("%s = %s", at, v) })
		return
	}
	w.scope(func() {
		empty := w.local("v")
		w.P("var %s %s", empty, w.GoType(elem))
		w.put(t.Elem, x, func(v string) { w.P("%s = %s", empty, v) })
		w.P("%s = %s", at, empty)
	})
}

func (w *Writer) putPairs(t *Type, x string, set func(v string)) {
	w.block("if len("+x+") > 0", func() {
		l, k, e, p := w.local("l"), w.local("k"), w.local("e"), w.local("p")
		if t.Value {
			i := w.local("i")
			w.P("%s, %s := make(%s, len(%s)), 0", l, i, w.GoType(t), x)
			w.block("for "+k+", "+e+" := range "+x, func() {
				w.P("%s := &%s[%s]\n%[3]s++", p, l, i)
				w.to(p, t.Message.Fields[0], k)
				w.to(p, t.Message.Fields[1], e)
			})
			set(l)
			return
		}
		w.P("%s := make(%s, 0, len(%s))", l, w.GoType(t), x)
		w.block("for "+k+", "+e+" := range "+x, func() {
			w.P("%s := %s", p, w.Style.New(w.Message(t.Message)))
			w.to(p, t.Message.Fields[0], k)
			w.to(p, t.Message.Fields[1], e)
			w.P("%[1]s = append(%[1]s, %s)", l, p)
		})
		set(l)
	})
}

// try writes a call of a function that returns an error.
func (w *Writer) try(call string, args ...any) {
	w.P("if err := %s; err != nil {\nreturn err\n}", fmt.Sprintf(call, args...))
}

// shared reports whether a slice or map has the same type in the generated code as in its source,
// apart from the name of the slice or map. It then needs no conversion.
func (w *Writer) shared(t *Type) bool {
	if w.Style.Values != nil || t.Source.Kind == schema.Array || !same(t.Elem) {
		return false
	}
	return t.Kind != Map || same(t.Key)
}

// same reports whether a type is the same in the generated code as in its source.
func same(t *Type) bool {
	switch t.Kind {
	case Same, Number:
		return t.Source.String() == t.Go
	}
	return false
}
