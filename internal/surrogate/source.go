package surrogate

import (
	"slices"
	"strconv"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// writer writes the source of a message's types and conversions.
type writer struct {
	*maker
	*emit.Source
	job     *emit.Job
	helpers string // the file's name for package rt/surrogate
	locals  int
}

const helpers = "github.com/wirebench/wirebench/rt/surrogate"

// source returns the package's file.
func (m *maker) source(job *emit.Job, about string, lowered []string) *emit.Source {
	w := &writer{maker: m, Source: job.Source(about), job: job}
	w.helpers = w.Import(helpers)
	root := m.of(m.root)
	for i := 0; i < len(m.named); i++ { // the list grows in the loop
		m.of(m.named[i])
	}
	for _, t := range m.named {
		w.declare(t)
	}
	own, of := w.Type(m.root), w.Type(root)
	w.P("// Surrogate returns the message of %s and the conversions.", own)
	w.P("func Surrogate() *%s.Surrogate {", w.Import("github.com/wirebench/wirebench/codec"))
	w.P("return %s.Of(ToMessage, FromMessage, []any{", w.helpers)
	for _, t := range w.allBehind() {
		w.P("*new(%s),", w.Type(t))
	}
	w.P("},")
	for _, how := range lowered {
		w.P("%q,", how)
	}
	w.P(")")
	w.P("}")
	w.P("// ToMessage returns the message of a value.")
	w.P("func ToMessage(x *%s) (m *%s, err error) {", own, of)
	w.P("defer %s.Failed(&err)", w.helpers)
	w.P("m = new(%s)", of)
	w.convert(true, m.root, "(*x)", "(*m)", m.paths[m.root])
	w.P("return m, nil")
	w.P("}")
	w.P("// FromMessage returns the value of a message.")
	w.P("func FromMessage(m *%s) (x *%s, err error) {", of, own)
	w.P("defer %s.Failed(&err)", w.helpers)
	w.P("x = new(%s)", own)
	w.convert(false, m.root, "(*m)", "(*x)", m.paths[m.root])
	w.P("return x, nil")
	w.P("}")
	for _, t := range m.named {
		if w.through[t] != nil {
			continue // the struct in which it is embedded converts it
		}
		for _, to := range []bool{true, false} {
			w.function(t, to)
		}
	}
	return w.Source
}

// allBehind returns the types behind all interfaces, each once.
func (w *writer) allBehind() []*schema.Type {
	var all []*schema.Type
	for _, t := range w.types {
		if w.ways[t] != Union {
			continue
		}
		for _, b := range w.behind(t) {
			if !slices.Contains(all, b) {
				all = append(all, b)
			}
		}
	}
	return all
}

// madeName is the name of the type that was made for t.
func (w *writer) madeName(t *schema.Type) string {
	made := w.made[t]
	if w.ways[t] == Union {
		made = made.Elem
	}
	return made.Name
}

func (w *writer) declare(t *schema.Type) {
	made := w.made[t]
	if w.ways[t] == Union {
		made = made.Elem
		w.P("// %s holds the value of a %s: one of its fields is set.", made.Name, t)
	} else {
		w.P("// %s is the message of %s.", made.Name, t)
	}
	if made.Kind != schema.Struct {
		shape := *made
		shape.Name = ""
		w.P("type %s %s", made.Name, w.Type(&shape))
		return
	}
	w.P("type %s struct {", made.Name)
	for _, f := range made.Fields {
		tag := ""
		if f.Tag != "" {
			tag = quoted(string(f.Tag))
		}
		w.P("%s %s %s", f.Name, w.Type(f.Type), tag)
	}
	w.P("}")
}

// quoted returns a tag in back quotes, as people write it, if possible.
func quoted(tag string) string {
	if strconv.CanBackquote(tag) {
		return "`" + tag + "`"
	}
	return strconv.Quote(tag)
}

// function writes a conversion of a named type.
func (w *writer) function(t *schema.Type, to bool) {
	name, of := w.madeName(t), w.Type(w.made[t])
	if w.unnamed(t) {
		name += "[I any]"
	}
	own := w.own(t)
	if to {
		w.P("func to%s(x *%s, m *%s) {", name, own, of)
		w.parts(true, t, "(*x)", "(*m)", w.paths[t])
	} else {
		w.P("func from%s(m *%s, x *%s) {", name, of, own)
		w.parts(false, t, "(*m)", "(*x)", w.paths[t])
	}
	w.P("}")
}

// unnamed reports whether a type is an interface that other packages can't name: it has no name, or is
// unexported like the interfaces of Protocol Buffers oneofs. Functions have a type parameter in its
// place.
func (w *writer) unnamed(t *schema.Type) bool {
	return w.ways[t] == Union && (t.Name == "" || len(emit.Hidden(t)) > 0)
}

// own is a source type as the conversions write it.
func (w *writer) own(t *schema.Type) string {
	if w.unnamed(t) {
		return "I"
	}
	return w.Type(t)
}

// convert writes statements that set dst from src. Both are addressable.
func (w *writer) convert(to bool, t *schema.Type, src, dst, path string) {
	way := w.ways[t]
	switch {
	case way == Same:
		w.P("%s = %s", dst, src)
	case way == Text || way == Binary || way == JSON:
		method := map[Way]string{Text: "Text", Binary: "Binary", JSON: "JSON"}[way]
		if to {
			w.P("%s = %s.To%s(%s, %q)", dst, w.helpers, method, emit.Address(src), path)
		} else {
			w.P("%s.From%s(%s, %s, %q)", w.helpers, method, emit.Address(dst), src, path)
		}
	case way == Inner && to:
		w.convert(to, t.Fields[0].Type, src+"."+t.Fields[0].Name, dst, path)
	case way == Inner:
		w.convert(to, t.Fields[0].Type, src, dst+"."+t.Fields[0].Name, path)
	case way == Number && to:
		w.P("%s = uint64(%s)", dst, src)
	case way == Number:
		w.P("%s = %s(%s)", dst, w.Type(t), src)
	case w.made[t].Name != "" || way == Union:
		direction := "from"
		if to {
			direction = "to"
		}
		w.P("%s%s(%s, %s)", direction, w.madeName(t), emit.Address(src), emit.Address(dst))
	default:
		w.parts(to, t, src, dst, path)
	}
}

// local returns a new variable name.
func (w *writer) local(base string) string {
	w.locals++
	return base + strconv.Itoa(w.locals)
}
