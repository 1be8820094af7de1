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
	f := &file{Source: j.Source(""), job: j, layout: newLayout(roots)}
	done := make(map[*schema.Type]bool)
	for _, root := range roots {
		f.port(root)
		for t := range root.Schema.All() {
			if function(t) && !done[t] {
				done[t] = true
				f.functions(t)
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

// file is the code that is being written. In it
//
//	b  is the output or the main section of the input, m the place in it,
//	t  are the strings of the input, s is the place before which the next ends,
//	p  is the current block, n the size that is being added up, and
//	d  is how deep a recursive type is nested.
type file struct {
	*emit.Source
	*layout
	job *emit.Job
}

// spelled are expressions as people write them.
var spelled = strings.NewReplacer("(*x).", "x.", "(*e).", "e.")

// P prints a line, with its expressions as people write them.
func (f *file) P(format string, args ...any) {
	f.Source.P("%s", spelled.Replace(fmt.Sprintf(format, args...)))
}

// address is a pointer to x, which may be what a pointer points to.
func address(x string) string {
	if strings.HasPrefix(x, "(*") && closes(x) == len(x)-1 {
		return x[2 : len(x)-1]
	}
	return "&" + x
}

// closes returns where the parenthesis that x begins with ends.
func closes(x string) int {
	open := 0
	for i, r := range x {
		switch r {
		case '(':
			open++
		case ')':
			if open--; open == 0 {
				return i
			}
		}
	}
	return len(x)
}

// parameters for the depth, where it matters.
func (f *file) depth(declare, pass string) (string, string) {
	if f.recursive {
		return declare, pass
	}
	return "", ""
}

func (f *file) wire() string   { return f.Import("github.com/wirebench/wirebench/codecs/limit/wire") }
func (f *file) little() string { return f.Import("encoding/binary") + ".LittleEndian" }

// functions writes those of one type.
func (f *file) functions(t *schema.Type) {
	name, typ := f.job.Name(t), f.Type(t)
	f.P("func size%s(x *%s) int {\nn := 0", name, typ)
	f.sizeRest(t, "(*x)")
	f.P("return n\n}\n")

	f.P("func put%s(b []byte, m, s int, x *%s) (int, int) {", name, typ)
	f.putInline(t, "(*x)")
	f.P("return m, s\n}\n")

	declare, _ := f.depth(", d int", "")
	f.P("func get%s(b []byte, m int, t string, s int, x *%s%s) (int, int) {", name, typ, declare)
	if f.recursive {
		f.P("if d > %s.MostDepth {\nreturn -1, 0\n}", f.wire())
	}
	f.getInline(t, "(*x)", false)
	f.P("return m, s\n}\n")
}

// port writes the ports of a root and the functions behind them.
func (f *file) port(root emit.Root) {
	t := root.Schema.Root
	typ, codec, name := f.Type(t), f.Import("github.com/wirebench/wirebench/codec"), root.Name
	header := 0
	if announces(t) && hasStrings(root.Schema) {
		header = lengthSize
	}
	f.P(`func limit%[1]s() (%[2]s.Port, error) {
		return %[2]s.Port{
			Marshal: func(v any) ([]byte, error) {
				x := v.(*%[3]s)
				n := length%[1]s(x)
				if uint64(n) > %[4]s.MaxUint32 {
					return nil, %[5]s.ErrTooLong
				}
				b := make([]byte, n)
				write%[1]s(b, x)
				return b, nil
			},
			Append: func(dst []byte, v any) ([]byte, error) {
				x := v.(*%[3]s)
				n := length%[1]s(x)
				if uint64(n) > %[4]s.MaxUint32 {
					return nil, %[5]s.ErrTooLong
				}
				dst = %[6]s.Grow(dst, n)
				end := len(dst) + n
				write%[1]s(dst[len(dst):end:end], x)
				return dst[:end], nil
			},
			Unmarshal: func(b []byte) (any, error) {
				x := new(%[3]s)
				return x, read%[1]s(b, x)
			},
			UnmarshalInto: func(b []byte, v any) error { return read%[1]s(b, v.(*%[3]s)) },
		}, nil
	}

	func memcpy%[1]s() (%[2]s.Port, error) {
		return %[5]s.Memcpy(func(v any) int { return length%[1]s(v.(*%[3]s)) }), nil
	}
	`, name, codec, typ, f.Import("math"), f.wire(), f.Import("slices"))

	f.P("func length%s(x *%s) int {\nn := %d", name, typ, header+f.block(t))
	f.sizeOf(t, "(*x)")
	f.P("return n\n}\n")

	f.P("func write%s(b []byte, x *%s) {\nm, s := %d, len(b)", name, typ, header)
	f.putElem(t, "(*x)")
	if header > 0 {
		f.P("%s.PutUint32(b, uint32(m))", f.little())
	}
	f.P("_, _ = m, s\n}\n")

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
	f.P("m, s := read%[1]sFrom(b, %[2]d, t, len(t), x)", name, header)
	f.P(`switch {
	case m < 0:
		return %[1]s.ErrShort
	case m < len(b) || s > 0:
		return %[1]s.ErrLong
	}
	return nil
	}
	`, f.wire())

	f.P("func read%sFrom(b []byte, m int, t string, s int, x *%s) (int, int) {", name, typ)
	if f.recursive {
		f.P("const d = 0")
	}
	f.getElem(t, "(*x)", false)
	f.P("return m, s\n}\n")
}

// number is the accessor of binary.ByteOrder for so many bytes: "Uint32".
func number(bytes int) string { return fmt.Sprintf("Uint%d", 8*bytes) }
