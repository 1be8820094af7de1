package lower

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Library is how a library encodes and decodes: Go expressions in which y is the
// address of the lowered value, b the input and dst the caller's buffer.
type Library struct {
	Marshal   string // of type ([]byte, error)
	Append    string // the same, with dst; "" for none
	Unmarshal string // of type error
	// Into tells that Unmarshal may be given a used value.
	Into bool
}

// Port writes and offers a codec's port for a root.
func (l *Types) Port(s *emit.Source, root emit.Root, name string, lib Library) {
	t := l.Root(root)
	codec, typ, text := s.Import("github.com/wirebench/wirebench/codec"), s.Type(root.Schema.Root), l.Text(s, t)
	port := emit.Identifier(name) + root.Name
	port = strings.ToLower(port[:1]) + port[1:]
	converter := t.Go
	if !t.same && t.Kind != schema.Struct {
		converter = "Root_" + root.Name
		w := &writer{Source: s, Types: l}
		w.pair(t, converter, func(convert func(*Type, string, string)) { convert(t, "(*x)", "(*y)") })
	}
	s.P("func %s() (%s.Port, error) {", port, codec)
	s.P("if err := layouts(); err != nil {\nreturn %s.Port{}, err\n}", codec)
	s.P("return %s.Port{", codec)
	if words := l.Lowered(root); len(words) > 0 {
		s.P("Lowered: %#v,", words)
	}
	if t.same {
		l.casts = append(l.casts, cast{typ, text})
		l.direct(s, typ, text, lib)
	} else {
		converted(s, converter, typ, text, lib)
	}
	s.P("}, nil\n}\n")
	l.job.Offer(root, name, port)
}

// direct writes the fields of a port whose values are used as they are.
func (l *Types) direct(s *emit.Source, typ, text string, lib Library) {
	y := fmt.Sprintf("y := (*%s)(%s.Pointer(v.(*%s)))", text, s.Import("unsafe"), typ)
	s.P("Marshal: func(v any) ([]byte, error) {\n%s\nreturn %s\n},", y, lib.Marshal)
	if lib.Append != "" {
		s.P("Append: func(dst []byte, v any) ([]byte, error) {\n%s\nreturn %s\n},", y, lib.Append)
	}
	s.P("Unmarshal: func(b []byte) (any, error) {\nx := new(%s)\ny := (*%s)(%s.Pointer(x))\nreturn x, %s\n},", typ, text, s.Import("unsafe"), lib.Unmarshal)
	if lib.Into {
		s.P("UnmarshalInto: func(b []byte, v any) error {\n%s\nreturn %s\n},", y, lib.Unmarshal)
	}
}

// converted writes those of a port that converts.
func converted(s *emit.Source, converter, typ, text string, lib Library) {
	s.P("FromGo: func(v any) (any, error) {\ny := new(%s)\nlower%s(v.(*%s), y)\nreturn y, nil\n},", text, converter, typ)
	s.P("ToGo: func(v any) (any, error) {\nx := new(%s)\nreturn x, raise%s(v.(*%s), x)\n},", typ, converter, text)
	y := fmt.Sprintf("y := new(%s)\nlower%s(v.(*%s), y)", text, converter, typ)
	s.P("Marshal: func(v any) ([]byte, error) {\n%s\nreturn %s\n},", y, lib.Marshal)
	if lib.Append != "" {
		s.P("Append: func(dst []byte, v any) ([]byte, error) {\n%s\nreturn %s\n},", y, lib.Append)
	}
	s.P(`Unmarshal: func(b []byte) (any, error) {
		y := new(%s)
		if err := %s; err != nil {
			return nil, err
		}
		x := new(%s)
		return x, raise%s(y, x)
	},`, text, lib.Unmarshal, typ, converter)
}

// Layouts writes the proof that what is used as another type is laid out like it.
// It comes after all ports.
func (l *Types) Layouts(s *emit.Source) {
	s.P("// layouts proves what the code here relies on.\nfunc layouts() error {")
	done := make(map[cast]bool)
	for _, c := range l.casts {
		if !done[c] {
			done[c] = true
			s.P("if err := %s.Same[%s, %s](); err != nil {\nreturn err\n}", s.Import("github.com/wirebench/wirebench/emit/mirror"), c.from, c.to)
		}
	}
	s.P("return nil\n}")
}
