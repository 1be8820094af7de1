package limit

import (
	"context"
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes the code of limit and memcpy.
var Emitter = emit.Emitter{Name: "limit", Codecs: []string{"limit", "memcpy"}, Emit: emitCode}

func emitCode(_ context.Context, j *emit.Job) error {
	roots := j.Fit(unfit)
	f := &file{Source: j.Source(""), job: j, layout: newLayout(roots), fail: failed}
	done, put := make(map[*schema.Type]bool), make(map[string]bool)
	for _, root := range roots {
		f.growing = grows(root.Schema)
		f.port(root)
		for t := range root.Schema.All() {
			if t.Kind == schema.Map && byValue(t.Elem) && !put[f.valueName(t.Elem)] {
				put[f.valueName(t.Elem)] = true
				f.valueFunction(t.Elem)
			}
			if !function(t) {
				continue
			}
			if !done[t] {
				done[t] = true
				f.functions(t)
			}
			if name := f.putName(t); !put[name] {
				put[name] = true
				f.putFunction(t)
			}
		}
		for _, codec := range j.Codecs {
			j.Offer(root, codec, codec+root.Name)
		}
	}
	if len(roots) == 0 {
		return nil
	}
	return j.Write("limit.go", f.Source)
}

// file is the code that is being written. Its variables are
//
//	b  the output, or the main section of the input
//	m  the position in b
//	s  the position of the next string in the output
//	t  the strings that are still to be read, or that were already written if the
//	   output grows
//	p  the current block
//	n  the size of the main section so far; s is then the size of the strings
//	d  the depth of a recursive type
type file struct {
	*emit.Source
	*layout
	job     *emit.Job
	growing bool   // the current root is encoded into a buffer that grows
	fail    string // ends the current function if the input is wrong
	maps    int    // the number of maps around the current position
}

// failed ends a function that decodes if the input is wrong.
const failed = `return -1, ""`

// spelled simplifies expressions to the form in which people write them.
var spelled = strings.NewReplacer("(*x).", "x.", "(*e).", "e.")

// P prints a line, with simplified expressions.
func (f *file) P(format string, args ...any) {
	f.Source.P("%s", spelled.Replace(fmt.Sprintf(format, args...)))
}

// depth returns the parameter for the depth and the argument, if some type is recursive.
func (f *file) depth(declare, pass string) (string, string) {
	if f.recursive {
		return declare, pass
	}
	return "", ""
}

func (f *file) wire() string   { return f.Import("github.com/wirebench/wirebench/codecs/limit/wire") }
func (f *file) little() string { return f.Import("encoding/binary") + ".LittleEndian" }

// functions writes the functions of a type.
func (f *file) functions(t *schema.Type) {
	name, typ := f.job.Name(t), f.Type(t)
	f.P("func size%s(x *%s, n, s int) (int, int) {", name, typ)
	f.sizeRest(t, "(*x)")
	f.P("return n, s\n}\n")

	declare, _ := f.depth(", d int", "")
	f.P("func get%s(b []byte, m int, t string, x *%s%s) (int, string) {", name, typ, declare)
	if f.recursive {
		f.P("if d > %s.MostDepth {\n%s\n}", f.wire(), failed)
	}
	f.getInline(t, "(*x)", false)
	f.P("return m, t\n}\n")
}

// putFunction writes the function that encodes a type.
func (f *file) putFunction(t *schema.Type) {
	if f.growing {
		f.P("func %s(b []byte, m int, t []byte, x *%s) ([]byte, int, []byte) {", f.putName(t), f.Type(t))
	} else {
		f.P("func %s(b []byte, m, s int, x *%s) (int, int) {", f.putName(t), f.Type(t))
	}
	f.putInline(t, "(*x)", false)
	f.P("return %s\n}\n", f.places())
}

// valueFunction writes the function that encodes a type by value, for elements of maps (see
// byValue). It encodes into a buffer that grows, as for all maps of types with functions. If it
// were inlined, its variable would be the variable of the caller's loop.
func (f *file) valueFunction(t *schema.Type) {
	f.P("//go:noinline\nfunc %s(b []byte, m int, t []byte, x %s) ([]byte, int, []byte) {", f.valueName(t), f.Type(t))
	f.P("return %s(%s, &x)\n}\n", f.putName(t), f.arguments())
}

// port writes the ports of a root and their functions.
func (f *file) port(root emit.Root) {
	t := root.Schema.Root
	typ, codec, name := f.Type(t), f.Import("github.com/wirebench/wirebench/codec"), root.Name
	header := 0
	if announces(t) && hasStrings(root.Schema) {
		header = lengthSize
	}
	marshal, appendTo, begin := growingMarshal, growingAppend, "var main, text []byte\n"
	var math, slices, failed string
	if root.Schema.Has(schema.Any) {
		failed = "\nif m < 0 {\nreturn nil, " + f.wire() + ".ErrTooLong\n}"
	}
	if !f.growing {
		marshal, appendTo, begin = exactMarshal, exactAppend, ""
		math, slices = f.Import("math"), f.Import("slices")
	}
	f.P(`func limit%[1]s() (%[2]s.Port, error) {
		`+begin+`return %[2]s.Port{
			Marshal: func(v any) ([]byte, error) {`+marshal+`},
			Append: func(dst []byte, v any) ([]byte, error) {`+appendTo+`},
			Unmarshal: func(b []byte) (any, error) {
				x := new(%[3]s)
				return x, read%[1]s(b, x)
			},
			UnmarshalInto: func(b []byte, v any) error { return read%[1]s(b, v.(*%[3]s)) },
		}, nil
	}

	func memcpy%[1]s() (%[2]s.Port, error) {
		return %[5]s.Memcpy(func(v any) int {
			n, s := length%[1]s(v.(*%[3]s))
			return n + s
		}), nil
	}
	`, name, codec, typ, math, f.wire(), slices, failed)

	f.P("func length%s(x *%s) (n, s int) {\nn = %d", name, typ, header+f.block(t))
	f.sizeOf(t, "(*x)")
	f.P("return n, s\n}\n")

	f.write(root, header)
	f.read(root, header)
}

// Code that encodes a root: after computing its size, or into the port's own buffers.
const (
	exactMarshal = `
		x := v.(*%[3]s)
		n, s := length%[1]s(x)
		if uint64(n+s) > %[4]s.MaxUint32 {
			return nil, %[5]s.ErrTooLong
		}
		b := %[5]s.Make(n + s)
		write%[1]s(b, n, x)
		return b, nil
	`
	exactAppend = `
		x := v.(*%[3]s)
		n, s := length%[1]s(x)
		if uint64(n+s) > %[4]s.MaxUint32 {
			return nil, %[5]s.ErrTooLong
		}
		dst = %[6]s.Grow(dst, n+s)
		end := len(dst) + n + s
		write%[1]s(dst[len(dst):end:end], n, x)
		return dst[:end], nil
	`
	growingMarshal = `
		b, m, t := write%[1]s(main, text[:0], v.(*%[3]s))
		main, text = b, t%[7]s
		return %[5]s.Join(nil, b[:m], t)
	`
	growingAppend = `
		b, m, t := write%[1]s(main, text[:0], v.(*%[3]s))
		main, text = b, t%[7]s
		return %[5]s.Join(dst, b[:m], t)
	`
)

// write writes the function that encodes a root.
func (f *file) write(root emit.Root, header int) {
	t, name := root.Schema.Root, root.Name
	typ := f.Type(t)
	if f.growing {
		f.P("func write%s(b, t []byte, x *%s) ([]byte, int, []byte) {\nm := %d", name, typ, header)
		if header > 0 {
			f.P("if len(b) < m {\nb = %s.Room(b, 0, m)\n}", f.wire())
		}
		if root.Schema.Has(schema.Any) {
			f.P("%s.Begin(b)", f.wire())
		}
	} else {
		f.P("func write%s(b []byte, s int, x *%s) {\nm := %d", name, typ, header)
	}
	f.putElem(t, "(*x)", false)
	if root.Schema.Has(schema.Any) {
		f.P("if %s.Failed(b) {\nreturn b, -1, t\n}", f.wire())
	}
	if header > 0 {
		f.P("%s.PutUint32(b, uint32(m))", f.little())
	}
	if f.growing {
		f.P("return b, m, t\n}\n")
	} else {
		f.P("_, _ = m, s\n}\n")
	}
}

// read writes the functions that decode a root.
func (f *file) read(root emit.Root, header int) {
	t, name := root.Schema.Root, root.Name
	typ := f.Type(t)
	if pure(t) {
		f.readPure(t, name)
		return
	}
	f.P("func read%s(b []byte, x *%s) error {", name, typ)
	switch {
	case header > 0:
		f.P(`if len(b) < %[1]d {
			return %[2]s.ErrShort
		}
		end := %[3]s.Uint32(b)
		if end < %[1]d || uint64(end) > uint64(len(b)) {
			return %[2]s.ErrShort
		}
		b, t := b[:end], string(b[end:])`, header, f.wire(), f.little())
	case hasStrings(root.Schema):
		f.P(`if len(b) < %[1]d {
			return %[2]s.ErrShort
		}
		b, t := b[:%[1]d], string(b[%[1]d:])`, f.block(t), f.wire())
	default:
		f.P(`t := ""`)
	}
	f.P("m, t := read%[1]sFrom(b, %[2]d, t, x)", name, header)
	f.P(`switch {
	case m < 0:
		return %[1]s.ErrShort
	case m < len(b) || t != "":
		return %[1]s.ErrLong
	}
	return nil
	}
	`, f.wire())

	f.P("func read%sFrom(b []byte, m int, t string, x *%s) (int, string) {", name, typ)
	if f.recursive {
		f.P("const d = 0")
	}
	f.getElem(t, "(*x)", false)
	f.P("return m, t\n}\n")
}

// readPure writes the function that decodes a root that consists only of its block.
func (f *file) readPure(t *schema.Type, name string) {
	n := f.block(t)
	f.P(`func read%[1]s(b []byte, x *%[2]s) error {
		if len(b) != %[3]d {
			return %[4]s.Length(len(b), %[3]d)
		}`, name, f.Type(t), n, f.wire())
	if n > 0 {
		f.P("p := (*[%d]byte)(b)", n)
		tuple := f.fail
		f.fail = "return " + f.wire() + ".ErrShort"
		f.getBlock(t, "(*x)", 0)
		f.fail = tuple
	}
	f.P("return nil\n}\n")
}

// number returns the accessor of binary.ByteOrder for the given number of bytes, such as "Uint32".
func number(bytes int) string { return fmt.Sprintf("Uint%d", 8*bytes) }
