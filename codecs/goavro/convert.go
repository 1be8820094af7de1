package goavro

import (
	"fmt"
	"strconv"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// writer writes the functions that convert values:
//
//	func toPerson(x *person.Person) (any, error)
//	func fromPerson(v any, x *person.Person) error // x is new
//
// In the library's first version, native values of records and fixeds are not maps and slices, and
// there are no unions and no times.
type writer struct {
	*convert.Writer
	job   *emit.Job
	first bool // the library's first version
	depth int
}

// local returns a unique name for a variable in the function.
func (w *writer) local(base string) string {
	w.depth++
	return base + strconv.Itoa(w.depth)
}

// json returns the name of the package that encodes interfaces as JSON.
func (w *writer) json() string { return w.Import("github.com/wirebench/wirebench/rt/anyjson") }

func (w *writer) wire() string { return w.Import("github.com/wirebench/wirebench/codecs/goavro/wire") }

func (w *writer) functions(t *schema.Type) {
	name, typ := recordName(w.job, t), w.Type(t)
	w.depth = 0
	w.P("func to%s(x *%s) (any, error) {", name, typ)
	if t.Kind == schema.Struct {
		w.record(t)
	} else {
		w.P("return %s, nil\n}\n", w.put(t, "(*x)"))
	}
	w.depth = 0
	w.P("func from%s(v any, x *%s) error {", name, typ)
	if t.Kind == schema.Struct {
		w.get("m", w.recordType(), "v")
		for i, f := range fieldNames(t) {
			w.into(t.Fields[i].Type, w.field("m", f), "x."+t.Fields[i].Name)
		}
	} else {
		w.into(t, "v", "(*x)")
	}
	w.P("return nil\n}\n")
}

// record writes code that makes a record.
func (w *writer) record(t *schema.Type) {
	if w.first {
		lib := w.library()
		w.P("m, err := %s.NewRecord(%[1]s.RecordSchema(record%s))", lib, recordName(w.job, t))
		w.P("if err != nil {\nreturn nil, err\n}")
	} else {
		w.P("m := make(map[string]any, %d)", len(t.Fields))
	}
	for i, f := range fieldNames(t) {
		v := w.put(t.Fields[i].Type, "x."+t.Fields[i].Name)
		if w.first {
			w.P("if err := m.Set(%q, %s); err != nil {\nreturn nil, err\n}", f, v)
		} else {
			w.P("m[%q] = %s", f, v)
		}
	}
	w.P("return m, nil\n}\n")
}

func (w *writer) recordType() string {
	if w.first {
		return "*" + w.library() + ".Record"
	}
	return "map[string]any"
}

// field writes code that gets a field of record m, and returns an expression for its value.
func (w *writer) field(m, name string) string {
	if !w.first {
		return fmt.Sprintf("%s[%q]", m, name)
	}
	v := w.local("v")
	w.P("%s, err := %s.Get(%q)\nif err != nil {\nreturn err\n}", v, m, name)
	return v
}

// library returns the library's name in the file.
func (w *writer) library() string {
	if w.first {
		return w.Import(firstPath)
	}
	return w.Import(modulePath)
}

// put writes code that converts x, and returns an expression for the native value.
func (w *writer) put(t *schema.Type, x string) string {
	switch t.Kind {
	case schema.Bytes:
		if t.Pkg != "" { // the library accepts only []byte itself
			return "[]byte(" + x + ")"
		}
		return x
	case schema.Any:
		b := w.local("b")
		w.P("%s, err := %s.Marshal(%s)\nif err != nil {\nreturn nil, err\n}", b, w.json(), x)
		return b
	case schema.Time:
		if w.first {
			return x + ".UnixMicro()"
		}
		return x
	case schema.Struct:
		r := w.local("r")
		w.P("%s, err := to%s(%s)\nif err != nil {\nreturn nil, err\n}", r, recordName(w.job, t), emit.Address(x))
		return r
	case schema.Optional:
		o := w.local("o")
		w.P("var %s any\nif %s != nil {", o, x)
		if !w.first && t.Elem.OneOf() {
			w.putUnion(t.Elem, o, x)
			return o
		}
		v := w.put(t.Elem, "(*"+x+")")
		if !w.first {
			v = fmt.Sprintf("%s.Union(%q, %s)", w.library(), member(w.job, t.Elem), v)
		}
		w.P("%s = %s\n}", o, v)
		return o
	case schema.List, schema.Array:
		if octets(t) {
			if w.first {
				return fmt.Sprintf("%s.Fixed{Name: %q, Value: %s[:]}", w.library(), fixedName(t), x)
			}
			return x + "[:]"
		}
		l, i := w.local("l"), w.local("i")
		w.P("%s := make([]any, len(%s))\nfor %s := range %[2]s {", l, x, i)
		w.P("%s[%s] = %s\n}", l, i, w.put(t.Elem, x+"["+i+"]"))
		return l
	case schema.Map:
		l, k, e := w.local("l"), w.local("k"), w.local("e")
		if t.Key.Kind == schema.String {
			w.P("%s := make(map[string]any, len(%s))\nfor %s, %s := range %[2]s {", l, x, k, e)
			w.P("%s[string(%s)] = %s\n}", l, k, w.put(t.Elem, e))
			return l
		}
		w.P("%s := make([]any, 0, len(%s))\nfor %s, %s := range %[2]s {", l, x, k, e)
		key := w.put(t.Key, k)
		value := w.put(t.Elem, e)
		if w.first {
			p := w.local("p")
			w.P("%s, err := %s.Pair(record%s, %s, %s)\nif err != nil {\nreturn nil, err\n}", p, w.wire(), pairName(w.job, t), key, value)
			w.P("%s = append(%[1]s, %s)\n}", l, p)
		} else {
			w.P("%s = append(%[1]s, map[string]any{\"key\": %s, \"value\": %s})\n}", l, key, value)
		}
		return l
	}
	if n := native(t); w.Type(t) != n {
		return n + "(" + x + ")"
	}
	return x
}

// get writes the declaration of a variable that holds v as a value of type typ.
func (w *writer) get(name, typ, v string) {
	w.P("%s, err := %s.Get[%s](%s)\nif err != nil {\nreturn err\n}", name, w.wire(), typ, v)
}

// into writes code that converts v to x, which must be zero.
func (w *writer) into(t *schema.Type, v, x string) {
	n := w.local("n")
	switch t.Kind {
	case schema.Struct:
		w.P("if err := from%s(%s, %s); err != nil {\nreturn err\n}", recordName(w.job, t), v, emit.Address(x))
	case schema.Optional:
		w.P("if %s != nil {", v)
		if !w.first && t.Elem.OneOf() {
			w.intoUnion(t.Elem, v, x)
			return
		}
		if w.first {
			n = v
		} else {
			w.P("%s, err := %s.Union(%s)\nif err != nil {\nreturn err\n}", n, w.wire(), v)
		}
		o := w.local("o")
		w.P("%s := new(%s)", o, w.Type(t.Elem))
		w.into(t.Elem, n, "(*"+o+")")
		w.P("%s = %s\n}", x, o)
	case schema.List, schema.Array:
		w.intoList(t, n, v, x)
	case schema.Map:
		w.intoMap(t, n, v, x)
	default:
		w.P("{")
		w.scalar(t, n, v, x)
		w.P("}")
	}
}

func (w *writer) scalar(t *schema.Type, n, v, x string) {
	switch t.Kind {
	case schema.Time:
		if w.first {
			w.get(n, "int64", v)
			w.P("%s = %s.UnixMicro(%s).UTC()", x, w.Import("time"), n)
			return
		}
		w.get(n, w.Import("time")+".Time", v)
		w.P("%s = %s", x, n)
		return
	case schema.Bytes:
		w.get(n, "[]byte", v)
		w.P("%s = %s", x, n)
		return
	case schema.Any:
		a := w.local("a")
		w.get(n, "[]byte", v)
		w.P("%s, err := %s.Unmarshal(%s)\nif err != nil {\nreturn err\n}\n%s = %[1]s", a, w.json(), n, x)
		return
	}
	from, typ := native(t), w.Type(t)
	w.get(n, from, v)
	switch whole := t.Kind == schema.Int || t.Kind == schema.Uint; {
	case typ == from:
		w.P("%s = %s", x, n)
	case whole && (t.Word || "int"+strconv.Itoa(t.Bits) != from):
		r := w.local("r")
		w.P("%s, err := %s.Narrow[%s](%s)\nif err != nil {\nreturn err\n}\n%s = %[1]s", r, w.Import("github.com/wirebench/wirebench/rt/bridge"), typ, n, x)
	default:
		w.P("%s = %s(%s)", x, typ, n)
	}
}

func (w *writer) intoList(t *schema.Type, n, v, x string) {
	w.P("{")
	defer w.P("}")
	length := func() {
		w.P("if err := %s.Length(len(%s), %d); err != nil {\nreturn err\n}", w.Import("github.com/wirebench/wirebench/rt/bridge"), n, t.Len)
	}
	if octets(t) {
		if w.first {
			f := w.local("f")
			w.get(f, w.library()+".Fixed", v)
			w.P("%s := %s.Value", n, f)
		} else {
			w.get(n, "[]byte", v)
		}
		length()
		w.P("copy(%s[:], %s)", x, n)
		return
	}
	i, e, s := w.local("i"), w.local("e"), x
	w.get(n, "[]any", v)
	if t.Kind == schema.Array {
		length()
	} else {
		s = w.local("s")
		w.P("%s := make(%s, len(%s))", s, w.Type(t), n)
	}
	w.P("for %s, %s := range %s {", i, e, n)
	w.into(t.Elem, e, s+"["+i+"]")
	w.P("}")
	if s != x {
		w.P("%s = %s", x, s)
	}
}

func (w *writer) intoMap(t *schema.Type, n, v, x string) {
	k, e, s, key, value := w.local("k"), w.local("e"), w.local("s"), w.local("key"), w.local("value")
	w.P("{")
	byName := t.Key.Kind == schema.String
	if byName {
		w.get(n, "map[string]any", v)
	} else {
		w.get(n, "[]any", v)
	}
	w.P("%s := make(%s, len(%s))", s, w.Type(t), n)
	if byName {
		w.P("for %s, %s := range %s {\nvar %s %s", k, e, n, value, w.Type(t.Elem))
		w.into(t.Elem, e, value)
		w.P("%s[%s(%s)] = %s", s, w.Type(t.Key), k, value)
	} else {
		w.P("for _, %s := range %s {\nvar %s %s\nvar %s %s", e, n, key, w.Type(t.Key), value, w.Type(t.Elem))
		w.get(k, w.recordType(), e)
		w.into(t.Key, w.field(k, "key"), key)
		w.into(t.Elem, w.field(k, "value"), value)
		w.P("%s[%s] = %s", s, key, value)
	}
	w.P("}\n%s = %s\n}", x, s)
}
