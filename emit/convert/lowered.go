package convert

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/schema"
)

// Lowered returns the notes for a port's field Lowered: which parts of a root the format lacks, and
// how the message expresses them.
func Lowered(root *Message) []string {
	l := &lowered{seen: make(map[*Message]bool)}
	if root.Source.Kind != schema.Struct {
		l.add("root in a message of one field")
	}
	l.message(root)
	return l.notes
}

// LoweredField returns the text of a port's field Lowered, on a line of its own, or "" if there are
// no notes.
func LoweredField(notes []string) string {
	if len(notes) == 0 {
		return ""
	}
	return fmt.Sprintf("\nLowered: %#v,", notes)
}

type lowered struct {
	seen  map[*Message]bool
	notes []string
}

func (l *lowered) add(note string) {
	if note != "" && !slices.Contains(l.notes, note) {
		l.notes = append(l.notes, note)
	}
}

func (l *lowered) message(m *Message) {
	if m == nil || l.seen[m] {
		return
	}
	l.seen[m] = true
	if m.OneOf != "" {
		l.add("interface as " + m.OneOf)
	}
	for _, f := range m.Fields {
		l.typ(f.Type)
	}
}

func (l *lowered) typ(t *Type) {
	if t == nil {
		return
	}
	switch {
	case t.Note != "":
		l.add(t.Note)
	case t.Kind == Number && t.Source.Kind == schema.Duration:
		l.add("duration as " + t.Schema + " nanoseconds")
	case t.Kind == Number && !keeps(t):
		l.add(plain(t.Source) + " as " + t.Schema)
	case t.Kind == Octets:
		l.add("array of bytes as bytes")
	case t.Kind == List && t.Source.Kind == schema.Array:
		l.add("array as a list")
	case t.Kind == Pairs:
		l.add("map as a list of pairs")
	case t.Kind == Struct && t.Source.Kind != schema.Struct:
		l.add("inner " + t.Source.Kind.String() + " in a message of one field")
	}
	l.typ(t.Key)
	l.typ(t.Elem)
	l.message(t.Message)
}

// plain returns the name of a number's predeclared type in Go, whatever its own name is.
func plain(t *schema.Type) string {
	return (&schema.Type{Kind: t.Kind, Bits: t.Bits, Word: t.Word}).String()
}

// keeps reports whether a number has its predeclared type in the generated code.
func keeps(t *Type) bool { return plain(t.Source) == t.Go }

// bits reports whether a number has the same number of bits in the generated code, with or without
// a sign.
func bits(t *Type) bool {
	return !t.Source.Word && strings.TrimPrefix(plain(t.Source), "u") == strings.TrimPrefix(t.Go, "u")
}
