package surrogate

import "github.com/wirebench/wirebench/schema"

// accessors writes the conversion of a Protocol Buffers message that hides its fields. It does not
// touch fields that are not set: setting one alternative of a oneof to nil would clear another.
func (w *writer) accessors(to bool, t *schema.Type, src, dst, path string) {
	for _, f := range w.kept(t) {
		v, at := w.local("v"), path+"."+f.Name
		scalar := f.Type.Kind == schema.Optional && f.Type.Elem.Kind != schema.Struct && f.Type.Elem.Kind != schema.Time
		switch {
		case scalar && to:
			w.P("if %s.Has%s() {", src, f.Name)
			w.P("%s := %s.Get%s()", v, src, f.Name)
			w.P("%s.%s = new(%s)", dst, f.Name, w.into(true, f.Type.Elem))
			w.convert(true, f.Type.Elem, v, "(*"+dst+"."+f.Name+")", at)
		case scalar:
			w.P("if %s.%s != nil {", src, f.Name)
			w.P("var %s %s", v, w.Type(f.Type.Elem))
			w.convert(false, f.Type.Elem, "(*"+src+"."+f.Name+")", v, at)
			w.P("%s.Set%s(%s)", dst, f.Name, v)
		case to:
			w.P("{")
			w.P("%s := %s.Get%s()", v, src, f.Name)
			w.convert(true, f.Type, v, dst+"."+f.Name, at)
		default:
			switch w.of(f.Type).Kind {
			case schema.Optional, schema.List, schema.Map, schema.Bytes, schema.Any:
				w.P("if %s.%s != nil {", src, f.Name)
			default:
				w.P("{")
			}
			w.P("var %s %s", v, w.Type(f.Type))
			w.convert(false, f.Type, src+"."+f.Name, v, at)
			w.P("%s.Set%s(%s)", dst, f.Name, v)
		}
		w.P("}")
	}
}
