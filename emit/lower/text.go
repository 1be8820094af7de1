package lower

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/rt/anyjson"
	"github.com/wirebench/wirebench/schema"
)

// plain returns the predeclared type of a number, bool or duration.
func plain(t *schema.Type) string {
	switch {
	case t.Kind == schema.Duration:
		return "int64"
	case t.Kind == schema.Bool || t.Word:
		return t.Kind.String()
	}
	return t.Kind.String() + strconv.Itoa(t.Bits)
}

// Bits returns the size of a predeclared number type in bits.
func Bits(number string) int {
	digits := strings.TrimLeft(number, "abcdefghijklmnopqrstuvwxyz")
	if digits == "" {
		return strconv.IntSize
	}
	n, err := strconv.Atoi(digits)
	if err != nil {
		panic(err) // a rule did not return a number type
	}
	return n
}

// Text returns the Go expression of a lowered type.
func (l *Types) Text(s *emit.Source, t *Type) string {
	switch t.Kind {
	case schema.String:
		return "string"
	case schema.Bytes:
		return "[]byte"
	case schema.Time:
		return s.Import("time") + ".Time"
	case schema.Optional:
		return "*" + l.Text(s, t.Elem)
	case schema.List:
		return "[]" + l.Text(s, t.Elem)
	case schema.Array:
		elem := l.Text(s, t.Elem)
		if elem == "uint8" {
			elem = "byte"
		}
		return fmt.Sprintf("[%d]%s", t.Len, elem)
	case schema.Map:
		return "map[" + l.Text(s, t.Key) + "]" + l.Text(s, t.Elem)
	}
	return t.Go
}

// Structs returns all structs that are declared.
func (l *Types) Structs() []*Type {
	done := make(map[string]bool)
	var structs []*Type
	for _, t := range l.order {
		if !done[t.Go] {
			done[t.Go] = true
			structs = append(structs, t)
		}
	}
	return structs
}

// Roots returns the lowered types of the roots that the format can express.
func (l *Types) Roots() []*Type {
	roots := make([]*Type, len(l.roots))
	for i, root := range l.roots {
		roots[i] = l.root(root)
	}
	return roots
}

// Declare writes the declarations of all structs.
func (l *Types) Declare(s *emit.Source) {
	for _, t := range l.Structs() {
		s.P("type %s struct {", t.Go)
		for i, f := range t.Fields {
			tag := ""
			switch {
			case l.Tag != nil:
				tag = l.Tag(t, i)
			case f.Source != nil:
				tag = string(f.Source.Tag)
			}
			if tag != "" {
				tag = " `" + tag + "`"
			}
			s.P("%s %s%s", f.Name, l.Text(s, f.Type), tag)
		}
		s.P("}\n")
	}
}

// lowered returns the notes for codec.Port.Lowered: which parts of a root are lowered, and to what.
func (l *Types) lowered(root emit.Root) []string {
	var all []string
	add := func(text string) {
		for _, known := range all {
			if known == text {
				return
			}
		}
		all = append(all, text)
	}
	for t := range root.Schema.All() {
		switch n := l.of(t); t.Kind {
		case schema.Time:
			if l.Time {
				add("time as seconds and nanoseconds")
			}
		case schema.Map:
			if l.mapped(t) {
				add("map as a list of pairs")
			}
		case schema.Optional:
			if l.optional(t) {
				add("optional as a list of at most one")
			}
		case schema.Array:
			if l.Array {
				add("array as a list")
			}
		case schema.String:
			if l.String {
				add("string as bytes")
			}
		case schema.Any:
			add(anyjson.Lowered)
		case schema.Int, schema.Uint, schema.Float, schema.Bool, schema.Duration:
			if plain(t) != n.Go {
				add(plain(t) + " as " + n.Go)
			}
		}
	}
	return all
}
