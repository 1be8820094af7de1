package lower

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Library says how a codec encodes and decodes. Its fields are Go expressions. In them y is the
// address of the lowered value, TYPE its type, b the input and dst the caller's buffer.
type Library struct {
	Marshal   string // of type ([]byte, error)
	Append    string // the same, with dst; "" for none
	Unmarshal string // of type error
	// Into says that Unmarshal accepts a used value.
	Into    bool
	Streams emit.Streams
}

// Write writes a package of one file for a library that needs no generated code for the lowered
// types. It writes nothing if no root fits.
func Write(j *emit.Job, rules Rules, file string, library func(*emit.Source) Library) error {
	l := New(j, rules)
	if l == nil {
		return nil
	}
	s := j.Source("")
	lib := library(s)
	l.Declare(s)
	l.Ports(s, lib)
	return j.Write(file, s)
}

// Ports writes the conversions, and the ports of all roots for each codec of the job. The libraries
// are in the order of the codecs.
func (l *Types) Ports(s *emit.Source, libs ...Library) {
	l.functions(s)
	for _, root := range l.roots {
		for i, lib := range libs {
			l.port(s, root, l.job.Codecs[i], lib)
		}
	}
}

// port writes and offers a codec's port for a root.
func (l *Types) port(s *emit.Source, root emit.Root, name string, lib Library) {
	t := l.root(root)
	codec, typ, text := s.Import("github.com/wirebench/wirebench/codec"), s.Type(root.Schema.Root), l.Text(s, t)
	for _, expr := range []*string{&lib.Marshal, &lib.Append, &lib.Unmarshal} {
		*expr = strings.ReplaceAll(*expr, "TYPE", text)
	}
	port := emit.Identifier(name) + root.Name
	port = strings.ToLower(port[:1]) + port[1:]
	converter := t.Go
	switch {
	case t.same:
		l.casts = append(l.casts, cast{t, typ, text})
	case t.Kind != schema.Struct:
		converter = "Root_" + root.Name
		w := &writer{Source: s, Types: l}
		w.pair(t, converter, func(convert func(*Type, string, string)) { convert(t, "(*x)", "(*y)") })
	}
	s.P("func %s() (%s.Port, error) {", port, codec)
	l.prove(s, t, codec)
	s.P("return %s.Port{", codec)
	if words := l.lowered(root); len(words) > 0 {
		s.P("Lowered: %#v,", words)
	}
	if t.same {
		direct(s, typ, text, lib)
	} else {
		converted(s, converter, t.Source, text, lib)
	}
	s.P("}, nil\n}\n")
	l.job.Offer(root, name, port)
}

// direct writes the fields of a port that uses values without a conversion.
func direct(s *emit.Source, typ, text string, lib Library) {
	y := fmt.Sprintf("y := (*%s)(%s.Pointer(v.(*%s)))", text, s.Import("unsafe"), typ)
	s.P("Marshal: func(v any) ([]byte, error) {\n%s\nreturn %s\n},", y, lib.Marshal)
	if lib.Append != "" {
		s.P("Append: func(dst []byte, v any) ([]byte, error) {\n%s\nreturn %s\n},", y, lib.Append)
	}
	s.P("Unmarshal: func(b []byte) (any, error) {\nx := new(%s)\ny := (*%s)(%s.Pointer(x))\nreturn x, %s\n},", typ, text, s.Import("unsafe"), lib.Unmarshal)
	if lib.Into {
		s.P("UnmarshalInto: func(b []byte, v any) error {\n%s\nreturn %s\n},", y, lib.Unmarshal)
	}
	s.Streams(lib.Streams, y, y, "nil")
}

// converted writes the fields of a port that converts values.
func converted(s *emit.Source, converter string, source *schema.Type, text string, lib Library) {
	typ, encoded := s.Type(source), s.Begin(source, "[]byte")
	y := fmt.Sprintf("y := new(%s)\nlower%s(v.(*%s), y)", text, converter, typ)
	s.P("FromGo: func(v any) %s\n%s\nreturn y, nil\n},", s.Begin(source, "any"), y)
	s.P("ToGo: func(v any) (any, error) {\nx := new(%s)\nreturn x, raise%s(v.(*%s), x)\n},", typ, converter, text)
	s.P("Marshal: func(v any) %s\n%s\nreturn %s\n},", encoded, y, lib.Marshal)
	if lib.Append != "" {
		s.P("Append: func(dst []byte, v any) %s\n%s\nreturn %s\n},", encoded, y, lib.Append)
	}
	s.P(`Unmarshal: func(b []byte) (any, error) {
		y := new(%s)
		if err := %s; err != nil {
			return nil, err
		}
		x := new(%s)
		return x, raise%s(y, x)
	},`, text, lib.Unmarshal, typ, converter)
	s.Streams(lib.Streams, y, "y := new("+text+")", fmt.Sprintf("raise%s(y, v.(*%s))", converter, typ))
}

// prove writes the proof that the types that a port casts to each other have the same layout. It
// leaves out the casts of other ports: where int has 32 bits, some of their proofs fail.
func (l *Types) prove(s *emit.Source, t *Type, codec string) {
	used := make(map[*Type]bool)
	var use func(*Type)
	use = func(t *Type) {
		if used[t] {
			return
		}
		used[t] = true
		if !t.same {
			for _, p := range t.parts() {
				use(p)
			}
		}
	}
	use(t)
	var proofs []string
	done := make(map[cast]bool)
	for _, c := range l.casts {
		of := c.of
		if c.of = nil; used[of] && !done[c] {
			done[c] = true
			proofs = append(proofs, fmt.Sprintf("%s.Same[%s, %s]", s.Import("github.com/wirebench/wirebench/rt/mirror"), c.from, c.to))
		}
	}
	switch len(proofs) {
	case 0:
	case 1:
		s.P("if err := %s(); err != nil {\nreturn %s.Port{}, err\n}", proofs[0], codec)
	default:
		s.P("if err := %s.All(\n%s,\n); err != nil {\nreturn %s.Port{}, err\n}",
			s.Import("github.com/wirebench/wirebench/rt/mirror"), strings.Join(proofs, ",\n"), codec)
	}
}
