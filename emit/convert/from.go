package convert

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// from writes the conversion of field f of message m to x, which is zero.
func (w *Writer) from(m string, f *Field, x string) {
	v := w.Style.Get(m, f)
	switch {
	case f.Optional:
	case f.Message.Absent:
		w.only("if "+w.Style.Has(w, m, f), func() { w.get(f.Type, v, x) })
		return
	default:
		w.get(f.Type, v, x)
		return
	}
	w.only("if "+w.Style.Has(w, m, f), func() { w.getPointer(f.Type, v, x, false) })
}

// getPointer writes the conversion of v to a new value, and sets the pointer x to it. If unset is
// true, x stays nil for a union that is not set.
func (w *Writer) getPointer(t *Type, v, x string, unset bool) {
	o := w.local("o")
	w.P("%s := new(%s)", o, w.Type(t.Source))
	w.get(t, v, "(*"+o+")")
	if unset {
		w.P("if *%s != (%s{}) {\n%s = %[1]s\n}", o, w.Type(t.Source), x)
		return
	}
	w.P("%s = %s", x, o)
}

// get writes the conversion of v to x, an expression that can be assigned to.
func (w *Writer) get(t *Type, v, x string) {
	switch t.Kind {
	case Same:
		w.P("%s = %s", x, w.fromSame(t, v))
	case Number:
		w.getNumber(t, v, x)
	case Call:
		from := fmt.Sprintf(t.From, v)
		if !t.FromFails {
			w.P("%s = %s", x, from)
			return
		}
		w.scope(func() { w.assign(x, "v", from) })
	case Octets:
		b := w.local("b")
		w.block("if "+b+" := "+v+"; len("+b+") > 0", func() {
			w.length(t, "len("+b+")")
			w.P("copy(%s[:], %s)", x, b)
		})
	case Struct:
		if t.Value {
			v = emit.Address(v)
		}
		w.try("from%s(%s, %s)", t.Message.Name, v, emit.Address(x))
	case Pointer:
		w.scope(func() { w.getPointer(t.Elem, v, x, t.Unset) })
	case List:
		w.getList(t, v, x)
	case Map:
		w.getMap(t, v, x)
	case Pairs:
		w.getPairs(t, v, x)
	}
}

// fromSame returns the conversion of v to the source type, which may have a name.
func (w *Writer) fromSame(t *Type, v string) string {
	if w.Style.Reuse && t.Source.Kind == schema.Bytes {
		return "append([]byte(nil), " + v + "...)"
	}
	if same(t) || t.Source.Kind == schema.Bytes {
		return v
	}
	return w.Type(t.Source) + "(" + v + ")"
}

func (w *Writer) getNumber(t *Type, v, x string) {
	switch {
	case same(t):
		w.P("%s = %s", x, v)
		return
	case keeps(t), bits(t), t.Source.Kind == schema.Duration && t.Go == "int64":
		w.P("%s = %s(%s)", x, w.Type(t.Source), v)
		return
	}
	w.scope(func() { w.assign(x, "n", fmt.Sprintf("%s.Narrow[%s](%s)", w.Bridge(), w.Type(t.Source), v)) })
}

// assign writes an assignment to x of the result of a call that returns an error too.
func (w *Writer) assign(x, base, call string) {
	v := w.local(base)
	w.P("%s, err := %s", v, call)
	w.P("if err != nil {\nreturn err\n}")
	w.P("%s = %s", x, v)
}

func (w *Writer) getList(t *Type, v, x string) {
	switch {
	case !w.shared(t), w.Style.Reuse && t.Elem.Go == "[]byte":
	case w.Style.Reuse:
		w.P("%s = append(%s(nil), %s...)", x, w.Type(t.Source), v)
		return
	default:
		w.P("%s = %s", x, v)
		return
	}
	l, i, e := w.local("l"), w.local("i"), w.local("e")
	size := w.Style.size(l)
	w.block("if "+l+" := "+v+"; "+size+" > 0", func() {
		s := x
		if t.Source.Kind == schema.Array {
			w.length(t, size)
		} else {
			s = w.local("s")
			w.P("%s := make(%s, %s)", s, w.Type(t.Source), size)
		}
		if t.Elem.Value {
			w.only("for "+i+" := range "+l, func() { w.get(t.Elem, l+"["+i+"]", s+"["+i+"]") })
		} else {
			w.only("for "+i+", "+e+" := range "+w.Style.each(w, t, l), func() {
				w.get(t.Elem, w.Style.value(t.Elem, e), s+"["+i+"]")
			})
		}
		if s != x {
			w.P("%s = %s", x, s)
		}
	})
}

// length writes a check that an array has size elements.
func (w *Writer) length(t *Type, size string) {
	w.try("%s.Length(%s, %d)", w.Bridge(), size, t.Source.Len)
}

func (w *Writer) getMap(t *Type, v, x string) {
	if w.shared(t) {
		w.P("%s = %s", x, v)
		return
	}
	k, e := w.local("k"), w.local("e")
	w.getEntries(t, v, x, k+", "+e, func(key, value string) {
		w.get(t.Key, w.Style.value(t.Key, k), key)
		w.get(t.Elem, w.Style.value(t.Elem, e), value)
	})
}

func (w *Writer) getPairs(t *Type, v, x string) {
	p, each := w.local("p"), "_, "+w.local("p")
	l, i := w.local("l"), w.local("i")
	if t.Value {
		each = i
	}
	pair := &Type{Kind: Struct, Message: t.Message}
	w.getEntries(t, v, x, each, func(key, value string) {
		if t.Value {
			w.P("%s := &%s[%s]", p, l, i)
		}
		w.from(w.Style.value(pair, p), t.Message.Fields[0], key)
		w.from(w.Style.value(pair, p), t.Message.Fields[1], value)
	})
}

// getEntries writes a loop over v that makes a map. body writes the code that sets the key and the
// value of one entry.
func (w *Writer) getEntries(t *Type, v, x, each string, body func(key, value string)) {
	l := w.local("l")
	size := w.Style.size(l)
	w.block("if "+l+" := "+v+"; "+size+" > 0", func() {
		s, key, value := w.local("s"), w.local("newKey"), w.local("newValue")
		w.P("%s := make(%s, %s)", s, w.Type(t.Source), size)
		w.block("for "+each+" := range "+w.Style.each(w, t, l), func() {
			w.P("var %s %s\nvar %s %s", key, w.Type(t.Source.Key), value, w.Type(t.Source.Elem))
			body(key, value)
			w.P("%s[%s] = %s", s, key, value)
		})
		w.P("%s = %s", x, s)
	})
}
