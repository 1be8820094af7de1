package lower

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// writer writes the functions that convert structs:
//
//	func lowerPerson(x *person.Person, y *Person)
//	func raisePerson(y *Person, x *person.Person) error  // x is new
type writer struct {
	*emit.Source
	*Types
	depth int
}

// spelled replaces expressions by the way in which people write them.
var spelled = strings.NewReplacer("(*x).", "x.", "(*y).", "y.", "((*x))", "(*x)", "((*y))", "(*y)",
	"(*x) ", "*x ", "(*y) ", "*y ")

// P prints a line, with its expressions spelled as people write them.
func (w *writer) P(format string, args ...any) {
	w.Source.P("%s", spelled.Replace(fmt.Sprintf(format, args...)))
}

// local returns a name for a variable that no enclosing block uses.
func (w *writer) local(base string) string {
	if w.depth == 0 {
		return base
	}
	return base + strconv.Itoa(w.depth)
}

func (w *writer) block(open string, body func()) {
	w.P("%s {", open)
	w.depth++
	body()
	w.depth--
	w.P("}")
}

// functions writes the conversion functions of all structs.
func (l *Types) functions(s *emit.Source) {
	w := &writer{Source: s, Types: l}
	for _, t := range l.Structs() {
		if t.same || t.part == pair || t.part == items {
			continue
		}
		w.pair(t, t.Go, func(convert func(t *Type, x, y string)) {
			switch {
			case t.part == wrapper:
				convert(t.Fields[0].Type, "(*x)", "y.Value")
			case t.Source.Kind == schema.Time:
				convert(&Type{Kind: schema.Time, Source: t.Source, Fields: t.Fields}, "(*x)", "(*y)")
			default:
				for _, f := range t.Fields {
					convert(f.Type, "x."+f.Source.Name, "y."+f.Name)
				}
			}
		})
	}
}

// pair writes the two conversion functions of a type.
func (w *writer) pair(t *Type, name string, body func(convert func(t *Type, x, y string))) {
	typ, text := w.Type(t.Source), w.Text(w.Source, t)
	w.P("func lower%s(x *%s, y *%s) {", name, typ, text)
	body(w.down)
	w.P("}\n")
	w.P("func raise%s(y *%s, x *%s) error {", name, text, typ)
	body(w.up)
	w.P("return nil\n}\n")
}

// cast returns an expression that uses x as a value of the Go type to. One of the two types is the
// lowered type t, and the other is its source.
func (w *writer) cast(t *Type, to, x string) string {
	c := cast{t, w.Type(t.Source), w.Text(w.Source, t)}
	if c.from == c.to {
		return x
	}
	w.casts = append(w.casts, c)
	return "*(*" + to + ")(" + w.Import("unsafe") + ".Pointer(" + emit.Address(x) + "))"
}

// down writes code that lowers x and stores the result in y, which is zero. Both can be assigned to.
func (w *writer) down(t *Type, x, y string) {
	src := t.Source
	switch {
	case t.Kind == schema.Time && t.Fields != nil:
		seconds := x + ".Unix()"
		if number := t.Fields[0].Type.Go; number != "int64" {
			seconds = number + "(" + seconds + ")"
		}
		w.P("%s.Seconds, %s.Nanos = %s, %s(%s.Nanosecond())", y, y, seconds, t.Fields[1].Type.Go, x)
	case t.part == boxed:
		w.P("%s = new(%s)", y, t.Elem.Go)
		w.down(t.Elem, x, "(*"+y+")")
	case t.part == items:
		w.down(t.Fields[0].Type, x, y+".Items")
	case t.Kind == schema.Bool, t.Kind == schema.Int, t.Kind == schema.Uint, t.Kind == schema.Float, t.Kind == schema.Duration:
		w.P("%s = %s", y, w.downNumber(t, x))
	case t.Kind == schema.String:
		if w.Type(src) != "string" {
			x = "string(" + x + ")"
		}
		w.P("%s = %s", y, x)
	case t.same:
		w.P("%s = %s", y, w.cast(t, w.Text(w.Source, t), x))
	case t.Kind == schema.Struct:
		w.P("lower%s(%s, %s)", t.Go, emit.Address(x), emit.Address(y))
	case src.Kind == schema.String:
		w.P("%s = []byte(%s)", y, x)
	case src.Kind == schema.Any:
		w.P("%s = %s.Bytes(%s)", y, w.anyjson(), x)
	case src.Kind == schema.Optional && t.Kind == schema.List:
		w.block("if "+x+" != nil", func() {
			w.P("%s = make(%s, 1)", y, w.Text(w.Source, t))
			w.down(t.Elem, "(*"+x+")", y+"[0]")
		})
	case src.Kind == schema.Optional:
		w.block("if "+x+" != nil", func() {
			w.P("%s = new(%s)", y, w.Text(w.Source, t.Elem))
			w.down(t.Elem, "(*"+x+")", "(*"+y+")")
		})
	case src.Kind == schema.Map:
		w.downMap(t, x, y)
	case t.Kind == schema.Bytes: // the bytes of an array
		w.P("%s = append([]byte(nil), %s...)", y, w.bytesOf(src, x))
	case src.Kind == schema.Array:
		if t.Kind == schema.List {
			w.P("%s = make(%s, %d)", y, w.Text(w.Source, t), src.Len)
		}
		w.loop(x, func(i string) { w.down(t.Elem, x+"["+i+"]", y+"["+i+"]") })
	case src.Kind == schema.List:
		w.block("if "+x+" != nil", func() {
			w.P("%s = make(%s, len(%s))", y, w.Text(w.Source, t), x)
			w.loop(x, func(i string) { w.down(t.Elem, x+"["+i+"]", y+"["+i+"]") })
		})
	default:
		panic(fmt.Sprintf("no way to lower %v", src))
	}
}

// bytesOf returns the expression of an array of bytes as a slice.
func (w *writer) bytesOf(array *schema.Type, x string) string {
	if array.Elem.Pkg == "" {
		return x + "[:]"
	}
	return fmt.Sprintf("(*[%d]byte)(%s.Pointer(&%s))[:]", array.Len, w.Import("unsafe"), x)
}

func (w *writer) loop(x string, body func(i string)) {
	i := w.local("i")
	w.block("for "+i+" := range "+x, func() { body(i) })
}

func (w *writer) downMap(t *Type, x, y string) {
	w.block("if "+x+" != nil", func() {
		k, v := w.local("k"), w.local("v")
		if t.Kind == schema.Map {
			w.P("%s = make(%s, len(%s))", y, w.Text(w.Source, t), x)
			w.block("for "+k+", "+v+" := range "+x, func() {
				key, value := w.local("key"), w.local("value")
				w.P("var %s %s\nvar %s %s", key, w.Text(w.Source, t.Key), value, w.Text(w.Source, t.Elem))
				w.down(t.Key, k, key)
				w.down(t.Elem, v, value)
				w.P("%s[%s] = %s", y, key, value)
			})
			return
		}
		p, entry := w.local("p"), t.Elem
		w.P("%s = make(%s, 0, len(%s))", y, w.Text(w.Source, t), x)
		w.block("for "+k+", "+v+" := range "+x, func() {
			if entry.part == boxed {
				entry = entry.Elem
				w.P("%s := new(%s)", p, entry.Go)
			} else {
				w.P("var %s %s", p, entry.Go)
			}
			w.down(entry.Fields[0].Type, k, p+".Key")
			w.down(entry.Fields[1].Type, v, p+".Value")
			w.P("%[1]s = append(%[1]s, %[2]s)", y, p)
		})
	})
}

func (w *writer) downNumber(t *Type, x string) string {
	if t.Source.Kind == schema.Float && strings.HasPrefix(t.Go, "uint") {
		bits := fmt.Sprintf("%s.Float%dbits(float%d(%s))", w.Import("math"), t.Source.Bits, t.Source.Bits, x)
		if Bits(t.Go) != t.Source.Bits {
			bits = t.Go + "(" + bits + ")"
		}
		return bits
	}
	if w.Type(t.Source) == t.Go {
		return x
	}
	return t.Go + "(" + x + ")"
}
