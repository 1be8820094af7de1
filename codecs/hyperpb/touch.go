package hyperpb

import (
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// touch writes the functions that read fields of messages in place. The functions return whether
// more fields are to be read.
//
// In the code, m is the message, of the fields of its type, and t the sum of the touched fields.
func touch(w *convert.Writer, messages []*convert.Message) {
	for _, m := range messages {
		if m.Pair {
			continue
		}
		w.P("func touch%s(m %s, t *%s.Sum) bool {", m.Name, w.Style.Values.Message, sum(w))
		if len(m.Fields) > 0 {
			w.P("%s", w.Style.Values.Begin)
		}
		for _, f := range m.Fields {
			touchField(w, "m", f)
		}
		w.P("return true\n}\n")
	}
}

func sum(w *convert.Writer) string {
	return w.Import("github.com/wirebench/wirebench/rt/touch")
}

// more writes the addition of summand, and ends the function if nothing more is to be read.
func more(w *convert.Writer, summand string) { w.P("if !t.Add(%s) {\nreturn false\n}", summand) }

func touchField(w *convert.Writer, m string, f *convert.Field) {
	v := w.Style.Get(m, f)
	if !f.Optional {
		touchValue(w, f.Type, v)
		return
	}
	w.P("if %s {", w.Style.Has(w, m, f))
	touchValue(w, f.Type, v)
	w.P("} else if !t.Add(0) {\nreturn false\n}")
}

// touchValue writes code that reads v, an expression of its type in the code, or of a list or map.
func touchValue(w *convert.Writer, t *convert.Type, v string) {
	switch t.Kind {
	case convert.Struct:
		w.P("if !touch%s(%s, t) {\nreturn false\n}", t.Message.Name, v)
	case convert.Pointer:
		touchValue(w, t.Elem, v)
	case convert.Pairs:
		w.P("for _, p := range %s {", w.Style.Values.Each(w, t, v))
		for _, f := range t.Message.Fields {
			touchField(w, "p.Message()", f)
		}
		w.P("}")
	case convert.Map:
		w.P("for k, e := range %s {", w.Style.Values.Each(w, t, v))
		touchValue(w, t.Key, value(t.Key, "k"))
		touchValue(w, t.Elem, value(t.Elem, "e"))
		w.P("}")
	case convert.List:
		if e := t.Source.Elem; e.Kind == schema.Uint && e.Bits == 8 && !e.Word {
			more(w, "uint64("+v+".Len())") // bytes of a named type
			return
		}
		w.P("for _, e := range %s {", w.Style.Values.Each(w, t, v))
		touchValue(w, t.Elem, value(t.Elem, "e"))
		w.P("}")
	default:
		more(w, summand(w, t, v))
	}
}

// summand returns the number that a scalar, text, bytes or a time adds to the sum.
func summand(w *convert.Writer, t *convert.Type, v string) string {
	if t.Kind == convert.Octets {
		return "uint64(len(" + v + "))"
	}
	switch t.Source.Kind {
	case schema.Bool:
		return sum(w) + ".Bool(" + v + ")"
	case schema.Float:
		return sum(w) + ".Float(" + v + ")"
	case schema.String, schema.Bytes, schema.Any:
		return "uint64(len(" + v + "))"
	case schema.Time:
		return runtime(w) + ".TimeSum(" + v + ")"
	}
	return "uint64(" + v + ")"
}
