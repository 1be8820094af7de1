package limit

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// sizeOf writes code that adds the size of x without its block: to n for the main section, and to s
// for the strings. For interfaces, n counts everything, because such types are encoded into buffers
// that grow.
func (f *file) sizeOf(t *schema.Type, x string) {
	if function(t) {
		f.P("n, s = size%s(%s, n, s)", f.job.Name(t), emit.Address(x))
		return
	}
	f.sizeRest(t, x)
}

func (f *file) sizeRest(t *schema.Type, x string) {
	switch t.Kind {
	case schema.String:
		f.P("s += len(%s)", x)
	case schema.Bytes:
		f.P("n += len(%s)", x)
	case schema.Any:
		f.P("n += %s.SizeAny(%s)", f.wire(), x)
	case schema.Struct:
		for _, field := range t.Fields {
			f.sizeRest(field.Type, x+"."+field.Name)
		}
	case schema.Optional:
		f.P("if %s != nil {\nn += %d", x, f.block(t.Elem))
		f.sizeOf(t.Elem, "(*"+x+")")
		f.P("}")
	case schema.Array:
		if !pure(t.Elem) {
			f.P("for i := range %[1]s {\ne := &%[1]s[i]", x)
			f.sizeRest(t.Elem, "(*e)")
			f.P("}")
		}
	case schema.List:
		f.P("n += len(%s) * %d", x, f.block(t.Elem))
		if !pure(t.Elem) {
			f.P("for i := range %[1]s {\ne := &%[1]s[i]", x)
			f.sizeOf(t.Elem, "(*e)")
			f.P("}")
		}
	case schema.Map:
		f.P("n += len(%s) * %d", x, f.block(t.Key)+f.block(t.Elem))
		key, elem := !pure(t.Key), !pure(t.Elem)
		switch {
		case key && elem:
			f.P("for k, v := range %s {", x)
		case key:
			f.P("for k := range %s {", x)
		case elem:
			f.P("for _, v := range %s {", x)
		default:
			return
		}
		if key {
			f.sizeOf(t.Key, "k")
		}
		if elem {
			f.sizeOf(t.Elem, "v")
		}
		f.P("}")
	}
}

// putElem writes code that writes x at position m. If roomy is true, b is known to have room for
// its block.
func (f *file) putElem(t *schema.Type, x string, roomy bool) {
	if function(t) {
		f.P("%[1]s = %[2]s(%[3]s, %[4]s)", f.places(), f.putName(t), f.arguments(), emit.Address(x))
		return
	}
	f.P("{")
	f.putInline(t, x, roomy)
	f.P("}")
}

// putName returns the name of the function that writes a type.
func (f *file) putName(t *schema.Type) string {
	if f.growing {
		return "append" + f.job.Name(t)
	}
	return "put" + f.job.Name(t)
}

// valueName returns the name of the function that writes a type by value.
func (f *file) valueName(t *schema.Type) string { return f.putName(t) + "Value" }

// places returns the variables that writing changes.
func (f *file) places() string {
	if f.growing {
		return "b, m, t"
	}
	return "m, s"
}

// arguments returns the output and the variables that writing changes.
func (f *file) arguments() string {
	if f.growing {
		return f.places()
	}
	return "b, " + f.places()
}

func (f *file) putInline(t *schema.Type, x string, roomy bool) {
	if n := f.block(t); n > 0 {
		if f.growing && !roomy {
			f.room(fmt.Sprint(n))
		}
		f.P("p := (*[%[1]d]byte)(b[m:])\nm += %[1]d", n)
		f.putBlock(t, x, 0)
	}
	f.putRest(t, x)
}

// room writes code that makes room for n bytes in a main section that grows.
func (f *file) room(n string) {
	if f.growing {
		f.P("if n := %s; len(b)-m < n {\nb = %s.Room(b, m, n)\n}", n, f.wire())
	}
}

// putBlock writes code that writes the block of x at offset o of p, and its strings.
func (f *file) putBlock(t *schema.Type, x string, o int) {
	length := func(nils bool) {
		n := "uint32(len(" + x + "))"
		if nils {
			n = f.wire() + ".Count(len(" + x + "), " + x + " == nil)"
		}
		f.P("%s.PutUint32(p[%d:], %s)", f.little(), o, n)
	}
	switch t.Kind {
	case schema.Bool:
		f.P("p[%d] = %s.Bool(bool(%s))", o, f.wire(), x)
	case schema.Optional:
		f.P("p[%d] = %s.Bool(%s != nil)", o, f.wire(), x)
	case schema.Any:
		f.P("p[%d] = %s.Tag(%s)", o, f.wire(), x)
	case schema.Float:
		n := f.block(t)
		f.P("%s.Put%s(p[%d:], %s.Float%dbits(float%d(%s)))", f.little(), number(n), o, f.Import("math"), t.Bits, t.Bits, x)
	case schema.Int, schema.Uint, schema.Duration:
		n := f.block(t)
		if n == 1 {
			f.P("p[%d] = byte(%s)", o, x)
			return
		}
		f.P("%s.Put%s(p[%d:], uint%d(%s))", f.little(), number(n), o, 8*n, x)
	case schema.Time:
		f.P("%s.PutTime((*[%s.TimeSize]byte)(p[%d:]), %s)", f.wire(), f.wire(), o, x)
	case schema.String:
		length(false)
		if f.growing {
			f.P("t = append(t, %s ...)", x)
		} else {
			f.P("s += copy(b[s:], %s)", x)
		}
	case schema.Bytes, schema.List, schema.Map:
		length(true)
	case schema.Struct:
		for _, field := range t.Fields {
			f.putBlock(field.Type, x+"."+field.Name, o)
			o += f.block(field.Type)
		}
	case schema.Array:
		if bytes(t) {
			f.P("copy(p[%d:], %s[:])", o, x)
			return
		}
		f.elements(t, x, o)
		f.putBlock(t.Elem, "(*e)", 0)
		f.P("}")
	}
}

// bytes reports whether an array has plain bytes as elements.
func bytes(t *schema.Type) bool {
	return t.Elem.Kind == schema.Uint && t.Elem.Bits == 8 && t.Elem.Pkg == ""
}

// elements begins a loop over an array. In the loop, e is the element's address and p the element's
// part of the block.
func (f *file) elements(t *schema.Type, x string, o int) {
	n := f.block(t.Elem)
	f.P("for i := range %[1]s {\ne := &%[1]s[i]\np := (*[%[2]d]byte)(p[%[3]d+i*%[2]d:])", x, n, o)
}

// putRest writes code that writes the part of x after its block.
func (f *file) putRest(t *schema.Type, x string) {
	if !announces(t) {
		return
	}
	switch t.Kind {
	case schema.Bytes:
		f.room("len(" + x + ")")
		f.P("m += copy(b[m:], %s)", x)
	case schema.Any:
		f.P("b, m, t = %s.AppendAny(b, m, t, %s)", f.wire(), x)
	case schema.Struct:
		for _, field := range t.Fields {
			f.putRest(field.Type, x+"."+field.Name)
		}
	case schema.Optional:
		f.P("if %s != nil {", x)
		f.putElem(t.Elem, "(*"+x+")", false)
		f.P("}")
	case schema.Array:
		f.P("for i := range %[1]s {\ne := &%[1]s[i]", x)
		f.putRest(t.Elem, "(*e)")
		f.P("}")
	case schema.List:
		if pure(t.Elem) {
			f.room(fmt.Sprintf("len(%s) * %d", x, f.block(t.Elem)))
		}
		f.whereFlat(t.Elem, func() {
			f.P("m += %s.PutFlat(b[m:], %s)", f.wire(), x)
		}, func() {
			f.P("for i := range %[1]s {\ne := &%[1]s[i]", x)
			f.putElem(t.Elem, "(*e)", pure(t.Elem))
			f.P("}")
		})
	case schema.Map:
		if f.block(t.Elem) == 0 {
			f.P("for k := range %s {", x)
		} else {
			f.P("for k, v := range %s {", x)
		}
		f.putElem(t.Key, "k", false)
		switch {
		case byValue(t.Elem):
			f.P("%[1]s = %[2]s(%[1]s, v)", f.places(), f.valueName(t.Elem))
		case f.block(t.Elem) > 0:
			f.putElem(t.Elem, "v", false)
		}
		f.P("}")
	}
}

// byValue reports whether the elements of a map are passed by value. If the address of a loop's
// variable reached the function that contains the loop, the variable would be allocated on the
// heap.
func byValue(elem *schema.Type) bool { return function(elem) && recurs(elem) }

// whereFlat writes same for a list whose elements have the same layout in memory as in blocks. It
// writes other for other types and for processors with another layout.
func (f *file) whereFlat(elem *schema.Type, same, other func()) {
	if !flat(elem) {
		other()
		return
	}
	f.P("if %s.Flat[%s](%d) {", f.wire(), f.Type(elem), f.block(elem))
	same()
	f.P("} else {")
	other()
	f.P("}")
}
