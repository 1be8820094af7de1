package limit

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// getElem writes code that reads x at position m. If checked is true, b is known to contain its
// block.
func (f *file) getElem(t *schema.Type, x string, checked bool) {
	if function(t) {
		_, pass := f.depth("", ", d+1")
		f.P("if m, t = get%s(b, m, t, %s%s); m < 0 {\n%s\n}", f.job.Name(t), emit.Address(x), pass, failed)
		return
	}
	f.P("{")
	f.getInline(t, x, checked)
	f.P("}")
}

func (f *file) getInline(t *schema.Type, x string, checked bool) {
	if n := f.block(t); n > 0 {
		if !checked {
			f.P("if len(b)-m < %d {\n%s\n}", n, failed)
		}
		f.P("p := (*[%[1]d]byte)(b[m:])\nm += %[1]d", n)
		f.getBlock(t, x, 0)
	}
	f.getRest(t, x, 0)
}

// as returns x, converted to its type if the type has a name.
func (f *file) as(t *schema.Type, x string) string {
	if t.Pkg == "" {
		return x
	}
	return f.Type(t) + "(" + x + ")"
}

// getBlock writes code that reads the parts of x at offset o of p, and its strings.
func (f *file) getBlock(t *schema.Type, x string, o int) {
	switch t.Kind {
	case schema.Bool:
		f.P("if p[%[1]d] > 1 {\n%[3]s\n}\n%[2]s = p[%[1]d] == 1", o, x, f.fail)
	case schema.Float:
		f.P("%s = %s", x, f.as(t, fmt.Sprintf("%s.Float%dfrombits(%s.%s(p[%d:]))", f.Import("math"), t.Bits, f.little(), number(f.block(t)), o)))
	case schema.Int, schema.Uint, schema.Duration:
		n := f.block(t)
		if n == 1 {
			f.P("%s = %s(p[%d])", x, f.Type(t), o)
			return
		}
		f.P("%s = %s(%s.%s(p[%d:]))", x, f.Type(t), f.little(), number(n), o)
	case schema.Time:
		f.P(`{
			at, ok := %[1]s.Time((*[%[1]s.TimeSize]byte)(p[%[2]d:]))
			if !ok {
				%[4]s
			}
			%[3]s = at
		}`, f.wire(), o, x, f.fail)
	case schema.String:
		f.P(`{
			n := int(%s.Uint32(p[%d:]))
			if uint(n) > uint(len(t)) {
				%s
			}
			%s, t = %s, t[n:]
		}`, f.little(), o, failed, x, f.as(t, "t[:n]"))
	case schema.Struct:
		for _, field := range t.Fields {
			f.getBlock(field.Type, x+"."+field.Name, o)
			o += f.block(field.Type)
		}
	case schema.Array:
		if bytes(t) {
			f.P("copy(%s[:], p[%d:])", x, o)
			return
		}
		if !blank(t.Elem) {
			f.elements(t, x, o)
			f.getBlock(t.Elem, "(*e)", 0)
			f.P("}")
		}
	}
}

// blank reports whether getBlock reads nothing of a type from its block.
func blank(t *schema.Type) bool {
	switch t.Kind {
	case schema.Optional, schema.Bytes, schema.List, schema.Map, schema.Any:
		return true
	case schema.Array:
		return !bytes(t) && blank(t.Elem)
	case schema.Struct:
		for _, f := range t.Fields {
			if !blank(f.Type) {
				return false
			}
		}
		return true
	}
	return false
}

// getRest writes code that reads the part of x after its block. The block is at offset o of p.
func (f *file) getRest(t *schema.Type, x string, o int) {
	if !announces(t) {
		return
	}
	switch t.Kind {
	case schema.Struct:
		for _, field := range t.Fields {
			f.getRest(field.Type, x+"."+field.Name, o)
			o += f.block(field.Type)
		}
	case schema.Array:
		f.elements(t, x, o)
		f.getRest(t.Elem, "(*e)", 0)
		f.P("}")
	case schema.Optional:
		f.P("switch p[%d] {\ncase 0:\n%s = nil\ncase 1:", o, x)
		f.P("if %[1]s == nil {\n%[1]s = new(%[2]s)\n}", x, f.Type(t.Elem))
		f.getElem(t.Elem, "(*"+x+")", false)
		f.P("default:\n%s\n}", failed)
	case schema.Any:
		f.P("if %s, m, t = %s.GetAny(b, m, t, p[%d], 0); m < 0 {\n%s\n}", x, f.wire(), o, failed)
	case schema.Bytes:
		f.counted(x, o, 1, func() {
			f.P("%[1]s = %[2]s.GetFlat(%[1]s, b[m:], n)\nm += n", x, f.wire())
		})
	case schema.List:
		f.counted(x, o, f.block(t.Elem), func() {
			if t.Elem.Kind == schema.Optional && !function(t.Elem) {
				f.P("%[1]s = %[2]s.Resize(%[1]s, n)", x, f.wire())
				f.getPointers(t, x)
				return
			}
			f.whereFlat(t.Elem, func() {
				f.P("%[1]s = %[2]s.GetFlat(%[1]s, b[m:], n)\nm += n * %[3]d", x, f.wire(), f.block(t.Elem))
			}, func() {
				f.P("%[1]s = %[2]s.Resize(%[1]s, n)", x, f.wire())
				f.P("for i := range %[1]s {\ne := &%[1]s[i]", x)
				f.leave("(n-1-i)", f.block(t.Elem), t.Elem)
				f.getElem(t.Elem, "(*e)", pure(t.Elem))
				f.P("}")
			})
		})
	case schema.Map:
		f.counted(x, o, f.block(t.Key)+f.block(t.Elem), func() {
			k, v := "k", "v"
			if f.maps++; f.maps > 1 {
				k, v = fmt.Sprint(k, f.maps), fmt.Sprint(v, f.maps)
			}
			f.P(`if %[1]s == nil {
				%[1]s = make(%[2]s, n)
			} else {
				clear(%[1]s)
			}
			for range n {
				var %[3]s %[4]s
				var %[5]s %[6]s`, x, f.Type(t), k, f.Type(t.Key), v, f.Type(t.Elem))
			if recurs(t.Elem) {
				f.P("n--")
				f.leave("n", f.block(t.Key)+f.block(t.Elem), t.Elem)
			}
			f.getElem(t.Key, k, false)
			f.getElem(t.Elem, v, false)
			f.P("%s[%s] = %s\n}", x, k, v)
			f.maps--
		})
	}
}

// counted writes code that reads a count of elements, which have at least the given number of bytes
// each.
func (f *file) counted(x string, o, least int, read func()) {
	f.P("if n := int(%s.Uint32(p[%d:])); n == 0 {\n%s = nil\n} else {\nn--", f.little(), o, x)
	if least == 1 {
		f.P("if uint(n) > uint(len(b)-m) {\n%s\n}", failed)
	} else {
		f.P("if uint(n) > uint(len(b)-m)/%d {\n%s\n}", least, failed)
	}
	read()
	f.P("}")
}

// leave reserves input for the remaining elements of a list: rest elements of at least the given
// number of bytes each. Without it, every level of a recursive type could request as many elements
// as the whole input can hold.
func (f *file) leave(rest string, least int, elem *schema.Type) {
	if recurs(elem) {
		f.P("b := b[:len(b)-%s*%d]", rest, least)
	}
}

// recurs reports whether a type is recursive or contains a recursive type.
func recurs(t *schema.Type) bool { return cyclic(t, make(map[*schema.Type]bool)) }

// getPointers writes code that reads the elements of a list of pointers. The elements that they
// point to are in one allocation, of no more elements than the input can hold.
func (f *file) getPointers(t *schema.Type, x string) {
	elem := t.Elem.Elem
	f.P(`var block []%[1]s
	for i := range %[2]s {
		e := &%[2]s[i]
		if m >= len(b) || b[m] > 1 {
			%[4]s
		}
		m++
		if b[m-1] == 0 {
			*e = nil
			continue
		}
		if *e == nil {
			if len(block) == 0 {
				block = make([]%[1]s, min(n-i, 1+(len(b)-m)/%[3]d))
			}
			*e, block = &block[0], block[1:]
		}`, f.Type(elem), x, max(1, f.block(elem)), failed)
	f.leave("(n-1-i)", 1, elem)
	f.getElem(elem, "(**e)", false)
	f.P("}")
}
