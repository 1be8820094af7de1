package lower

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// up writes code that raises y and stores the result in x, which is zero.
func (w *writer) up(t *Type, x, y string) {
	src := t.Source
	switch {
	case t.Kind == schema.Time && t.Fields != nil:
		seconds := y + ".Seconds"
		if t.Fields[0].Type.Go != "int64" {
			seconds = "int64(" + seconds + ")"
		}
		w.P("%s = %s.Unix(%s, int64(%s.Nanos)).UTC()", x, w.Import("time"), seconds, y)
	case t.part == boxed:
		w.block("if "+y+" != nil", func() { w.up(t.Elem, x, "(*"+y+")") })
	case t.part == items:
		w.up(t.Fields[0].Type, x, y+".Items")
	case t.Kind == schema.Bool, t.Kind == schema.Int, t.Kind == schema.Uint, t.Kind == schema.Float, t.Kind == schema.Duration:
		w.upNumber(t, x, y)
	case src.Kind == schema.String:
		if t.Kind == schema.Bytes || w.Type(src) != "string" {
			y = w.Type(src) + "(" + y + ")"
		}
		w.P("%s = %s", x, y)
	case src.Kind == schema.Any:
		w.P("{\ndecoded, err := %s.Unmarshal(%s)\nif err != nil {\nreturn err\n}\n%s = decoded\n}", w.anyjson(), y, x)
	case t.same:
		w.P("%s = %s", x, w.cast(t, w.Type(src), y))
	case t.Kind == schema.Struct:
		w.try(fmt.Sprintf("raise%s(%s, %s)", t.Go, emit.Address(y), emit.Address(x)))
	case src.Kind == schema.Optional:
		w.upOptional(t, x, y)
	case src.Kind == schema.Map:
		w.upMap(t, x, y)
	case src.Kind == schema.Array:
		if t.Kind != schema.Array {
			w.try(fmt.Sprintf("%s.Length(len(%s), %d)", w.check(), y, src.Len))
		}
		if t.Kind == schema.Bytes {
			w.P("copy(%s, %s)", w.bytesOf(src, x), y)
			return
		}
		w.loop(x, func(i string) { w.up(t.Elem, x+"["+i+"]", y+"["+i+"]") })
	case src.Kind == schema.List:
		w.block("if "+y+" != nil", func() {
			w.P("%s = make(%s, len(%s))", x, w.Type(src), y)
			w.loop(x, func(i string) { w.up(t.Elem, x+"["+i+"]", y+"["+i+"]") })
		})
	default:
		panic(fmt.Sprintf("no way to raise %v", src))
	}
}

// check returns the name of the package that checks raised values.
func (w *writer) check() string { return w.Import("github.com/wirebench/wirebench/rt/check") }

// anyjson returns the name of the package that writes interfaces as JSON.
func (w *writer) anyjson() string { return w.Import("github.com/wirebench/wirebench/rt/anyjson") }

// try writes a call of a function that returns an error.
func (w *writer) try(call string) { w.P("if err := %s; err != nil {\nreturn err\n}", call) }

func (w *writer) upOptional(t *Type, x, y string) {
	elem := t.Source.Elem
	if t.Kind != schema.List {
		w.block("if "+y+" != nil", func() {
			w.P("%s = new(%s)", x, w.Type(elem))
			w.up(t.Elem, "(*"+x+")", "(*"+y+")")
		})
		return
	}
	w.block("if len("+y+") > 0", func() {
		w.try(fmt.Sprintf("%s.Length(len(%s), 1)", w.check(), y))
		w.P("%s = new(%s)", x, w.Type(elem))
		w.up(t.Elem, "(*"+x+")", y+"[0]")
	})
}

func (w *writer) upMap(t *Type, x, y string) {
	src := t.Source
	w.block("if "+y+" != nil", func() {
		k, v, key, value := w.local("k"), w.local("v"), w.local("key"), w.local("value")
		w.P("%s = make(%s, len(%s))", x, w.Type(src), y)
		declare := func() { w.P("var %s %s\nvar %s %s", key, w.Type(src.Key), value, w.Type(src.Elem)) }
		if t.Kind == schema.Map {
			w.block("for "+k+", "+v+" := range "+y, func() {
				declare()
				w.up(t.Key, key, k)
				w.up(t.Elem, value, v)
				w.P("%s[%s] = %s", x, key, value)
			})
			return
		}
		w.loop(y, func(i string) {
			entry := t.Elem
			if entry.part == boxed {
				entry = entry.Elem
				w.P("if %s[%s] == nil {\nreturn %s.ErrNil\n}", y, i, w.check())
			}
			declare()
			w.up(entry.Fields[0].Type, key, y+"["+i+"].Key")
			w.up(entry.Fields[1].Type, value, y+"["+i+"].Value")
			w.P("%s[%s] = %s", x, key, value)
		})
	})
}

func (w *writer) upNumber(t *Type, x, y string) {
	typ := w.Type(t.Source)
	switch {
	case typ == t.Go:
		w.P("%s = %s", x, y)
	case t.Source.Kind == schema.Float && strings.HasPrefix(t.Go, "uint"):
		bits := y
		if Bits(t.Go) != t.Source.Bits {
			w.P("if %s > %s.MaxUint%d {\nreturn %s.ErrRange\n}", y, w.Import("math"), t.Source.Bits, w.check())
			bits = fmt.Sprintf("uint%d(%s)", t.Source.Bits, y)
		}
		expr := fmt.Sprintf("%s.Float%dfrombits(%s)", w.Import("math"), t.Source.Bits, bits)
		if t.Source.Pkg != "" {
			expr = typ + "(" + expr + ")"
		}
		w.P("%s = %s", x, expr)
	case t.Source.Kind == schema.Bool, Bits(t.Go) == t.Source.Bits && !t.Source.Word, t.Source.Kind == schema.Float:
		w.P("%s = %s(%s)", x, typ, y)
	default: // the lowered type is wider, at least where int has 32 bits
		w.P("%s = %s(%s)", x, typ, y)
		w.P("if %s(%s) != %s {\nreturn %s.ErrRange\n}", t.Go, x, y, w.check())
	}
}
