// Package mirror declares copies of Go types for libraries whose generators put methods on their
// user's own types. Those types belong to another package, which wirebench does not touch. So the
// generated package declares the same types again, as their mirrors. Values are used as values of
// their mirrors without a conversion. Made code calls Same of package rt/mirror, which proves that
// the layouts allow this.
//
// It must not know which codecs there are. [Options] says what a library wants of its types.
package mirror

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Options describe how a library wants its types. Each option may be left out.
type Options struct {
	// Tag returns the tag of the i-th field of a struct. Nil means that fields keep their tags.
	Tag func(fields []schema.Field, i int) string
	// Spell returns the predeclared type that replaces a type's mirror, or "" for the mirror. The
	// predeclared type must have the same layout.
	Spell func(*schema.Type) string
	// Keep reports whether a type with a name has no mirror and is used itself, because the library
	// knows the type or calls its methods. Times and durations are always kept.
	Keep func(*schema.Type) bool
	// Wrap reports whether a root of that type becomes a struct of one field, because the library
	// can't send the type by itself. Pointers, interfaces and kept types are always wrapped, since
	// they can't get methods.
	Wrap func(*schema.Type) bool
	// Inline reports whether a type with a name is spelled out wherever it is used.
	Inline func(*schema.Type) bool
	// Bare leaves roots unwrapped, because the library needs no methods on them.
	Bare bool
	// First is a line at the beginning of each struct: a blank field of size 0, whose tag the
	// library reads. A struct that is a map's key must not have such a field.
	First string
	// NameStructs gives a name to the structs that have none.
	NameStructs bool
	// PlainKeys spells the keys of maps without the names of their types, except for structs.
	PlainKeys bool
	// Before returns a comment for the declaration of a type under the given name: lines that begin
	// with //, or "".
	Before func(t *schema.Type, name string, root bool) string
}

// Types are the mirrors of a job's types.
type Types struct {
	Options
	job   *emit.Job
	roots []emit.Root
}

// New returns the mirrors of the roots and of their parts.
func New(j *emit.Job, roots []emit.Root, opt Options) *Types {
	return &Types{Options: opt, job: j, roots: roots}
}

// Unfit says why a type has no mirror, or returns "" if it has one.
func Unfit(t *schema.Type) string {
	switch {
	case len(t.Hidden) > 0: // blank fields: other hidden fields are problems of the schema
		return "no struct with a blank field"
	case t.Kind == schema.Optional && t.Pkg != "":
		return "no pointer type with a name"
	}
	return ""
}

// OwnJSON reports whether a type has methods that write and read its own JSON form. A JSON library
// must keep such a type.
func OwnJSON(t *schema.Type) bool {
	const json, text = schema.MarshalJSON | schema.UnmarshalJSON, schema.MarshalText | schema.UnmarshalText
	return t.Custom&json == json || t.Custom&text == text
}

// Endless reports whether a type contains itself without a struct in between. Such a type can't be
// spelled out.
func Endless(t *schema.Type) bool {
	part := t.Elem
	for part != nil && part != t && part.Kind != schema.Struct {
		part = part.Elem
	}
	return part == t
}

// Name returns the name of the type that has a root's methods.
func (m *Types) Name(root emit.Root) string {
	t := root.Schema.Root
	if m.wraps(t) {
		// No other name has an underscore.
		return m.name(t) + "_Root"
	}
	return m.name(t)
}

// name returns a type's name in the made package.
func (m *Types) name(t *schema.Type) string {
	if name := m.job.Name(t); name != "Glue" {
		return name
	}
	return "Glue_" // the package has a function Glue
}

func (m *Types) wraps(t *schema.Type) bool {
	return t.Kind == schema.Optional || t.Kind == schema.Any || m.kept(t) || m.Wrap != nil && m.Wrap(t)
}

// kept reports whether a type is used itself, without a mirror.
func (m *Types) kept(t *schema.Type) bool {
	return t.Kind == schema.Time || t.Kind == schema.Duration || t.Pkg != "" && m.Keep != nil && m.Keep(t)
}

// Declare writes the declarations of all mirrors.
func (m *Types) Declare(s *emit.Source) {
	done := make(map[*schema.Type]bool)
	for _, root := range m.roots {
		t := root.Schema.Root
		if m.wraps(t) {
			body := "struct{ Value " + m.Text(s, t) + " }"
			if m.Bare {
				body = "= " + m.Text(s, t)
			}
			m.declare(s, t, m.Name(root), body, true)
			continue
		}
		done[t] = true
		m.declare(s, t, m.name(t), m.body(s, t), true)
	}
	for _, root := range m.roots {
		for t := range root.Schema.All() {
			if m.named(t) && !done[t] {
				done[t] = true
				m.declare(s, t, m.name(t), m.body(s, t), false)
			}
		}
	}
}

func (m *Types) declare(s *emit.Source, t *schema.Type, name, body string, root bool) {
	if m.Before != nil {
		if text := m.Before(t, name, root); text != "" {
			s.P("%s", text)
		}
	}
	s.P("type %s %s\n", name, body)
}

// named reports whether other mirrors refer to a type's mirror by its name.
func (m *Types) named(t *schema.Type) bool {
	name := t.Pkg != "" || m.NameStructs && t.Kind == schema.Struct
	return name && t.Kind != schema.Any && !m.kept(t) && m.spell(t) == "" && (m.Inline == nil || !m.Inline(t))
}

func (m *Types) spell(t *schema.Type) string {
	if m.Spell == nil {
		return ""
	}
	return m.Spell(t)
}

// Text returns the Go expression of a type's mirror.
func (m *Types) Text(s *emit.Source, t *schema.Type) string {
	switch text := m.spell(t); {
	case text != "":
		return text
	case m.kept(t):
		return s.Type(t)
	case m.named(t):
		return m.name(t)
	}
	return m.body(s, t)
}

// body returns the expression of a type's mirror, spelled out without its own name.
func (m *Types) body(s *emit.Source, t *schema.Type) string {
	switch t.Kind {
	case schema.Int, schema.Uint, schema.Float:
		if t.Word {
			return t.Kind.String()
		}
		return t.Kind.String() + strconv.Itoa(t.Bits)
	case schema.Bytes:
		if t.Elem != nil {
			return "[]" + m.Text(s, t.Elem)
		}
		return "[]byte"
	case schema.Optional:
		return "*" + m.Text(s, t.Elem)
	case schema.List:
		return "[]" + m.Text(s, t.Elem)
	case schema.Array:
		return fmt.Sprintf("[%d]%s", t.Len, m.element(s, t.Elem))
	case schema.Map:
		key := m.Text(s, t.Key)
		if m.PlainKeys && m.named(t.Key) && t.Key.Kind != schema.Struct {
			key = m.body(s, t.Key)
		}
		return fmt.Sprintf("map[%s]%s", key, m.Text(s, t.Elem))
	case schema.Struct:
		return m.fields(s, t)
	}
	return t.Kind.String() // bool, string, any
}

// element is Text for the element of an array. It writes byte for uint8, since some generators
// know arrays of bytes only under that name.
func (m *Types) element(s *emit.Source, t *schema.Type) string {
	if text := m.Text(s, t); text != "uint8" {
		return text
	}
	return "byte"
}

func (m *Types) fields(s *emit.Source, t *schema.Type) string {
	var b strings.Builder
	b.WriteString("struct {\n")
	if m.First != "" {
		b.WriteString(m.First + "\n")
	}
	for i, f := range t.Fields {
		if !f.Embedded {
			b.WriteString(f.Name + " ")
		}
		b.WriteString(m.Text(s, f.Type))
		tag := string(f.Tag)
		if m.Tag != nil {
			tag = m.Tag(t.Fields, i)
		}
		switch {
		case strings.Contains(tag, "`"):
			b.WriteString(" " + strconv.Quote(tag))
		case tag != "":
			b.WriteString(" `" + tag + "`")
		}
		b.WriteString("\n")
	}
	b.WriteString("}")
	return b.String()
}
