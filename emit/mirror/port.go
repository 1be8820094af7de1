package mirror

import (
	"strings"

	"github.com/wirebench/wirebench/emit"
)

// Port writes and offers a codec's port for a root. body has the fields of a codec.Port. In body,
//
//	TYPE       is the root's type,
//	MIRROR     is its mirror,
//	mirror(v)  returns v, a *TYPE, as a *MIRROR.
func (m *Types) Port(s *emit.Source, root emit.Root, name, body string) {
	codec, typ, mirror := s.Import("github.com/wirebench/wirebench/codec"), s.Type(root.Schema.Root), m.Name(root)
	port := emit.Identifier(name) + root.Name
	port = strings.ToLower(port[:1]) + port[1:]
	s.P("func %s() (%s.Port, error) {", port, codec)
	s.P("if err := %s.Same[%s, %s](); err != nil {\nreturn %s.Port{}, err\n}",
		s.Import("github.com/wirebench/wirebench/rt/mirror"), typ, mirror, codec)
	s.P("return %s.Port{", codec)
	s.P("%s", strings.NewReplacer("TYPE", typ, "MIRROR", mirror, "mirror(", "mirror"+root.Name+"(").Replace(strings.TrimSpace(body)))
	s.P("}, nil\n}\n")
	m.job.Offer(root, name, port)
}

// Cast writes the function with which the root's ports use a value as a value of its mirror.
func (m *Types) Cast(s *emit.Source, root emit.Root) {
	s.P("func mirror%[1]s(v any) *%[2]s { return (*%[2]s)(%[3]s.Pointer(v.(*%[4]s))) }\n",
		root.Name, m.Name(root), s.Import("unsafe"), s.Type(root.Schema.Root))
}
