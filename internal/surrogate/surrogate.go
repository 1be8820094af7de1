package surrogate

import (
	"fmt"
	"iter"
	"os"
	"path"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Message is the message of a type that is not its own message.
type Message struct {
	maker *maker
	// Schema is the schema of the made type. It is set by Write.
	Schema *schema.Schema
	// Hidden are the fields that the rules of encoding/json leave out of the message, in the order of
	// the source.
	Hidden []Hidden
}

// Of returns the message of a type from source, or nil if the type is its own message. name is the
// type's name for people. The error says why the type has no message.
func Of(s *schema.Schema, name string, opt Options) (*Message, error) {
	p := newPlan(s.Root, name, opt)
	switch p.ways[s.Root] {
	case Same:
		return nil, nil
	case Nothing:
		return nil, fmt.Errorf("%s is %s: no format can express it", name, s.Root.Why)
	}
	if p.ways[s.Root] == Rebuilt && s.Root.Kind == schema.Struct && len(p.kept(s.Root)) == 0 {
		return nil, fmt.Errorf("%s has no exported field that a format can express: it has no message", name)
	}
	return &Message{Hidden: p.hidden(), maker: &maker{plan: p, made: make(map[*schema.Type]*schema.Type), taken: map[string]bool{
		"Surrogate": true, "ToMessage": true, "FromMessage": true, // declared by the package itself
	}}}, nil
}

// Write writes a package into a folder: the type, its conversions, and a function Surrogate that
// returns them.
func (m *Message) Write(importPath, dir string) error {
	job := &emit.Job{Job: codec.Job{Import: importPath, Dir: dir}}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	root := m.maker.root
	about := fmt.Sprintf("Package %s is the message of %s: the parts of it that are sent, in kinds that formats know.", path.Base(importPath), root)
	if err := job.Write("message.go", m.maker.source(job, about, m.Lowered())); err != nil {
		return err
	}
	for _, t := range m.maker.named {
		made := m.maker.made[t]
		if m.maker.ways[t] == Union {
			made = made.Elem
		}
		made.Pkg = importPath // for importers
	}
	m.Schema = &schema.Schema{Root: m.maker.of(root), Source: true}
	return nil
}

// Types returns the source types that the package names.
func (m *Message) Types() iter.Seq[*schema.Type] { return slices.Values(m.maker.types) }

// Note describes a part of a type that is different in the type's message.
type Note struct {
	Path string // the first path to the type, or to the field
	Way  Way
	What string // the type, or the part that is left out
}

// String describes the part in one line.
func (n Note) String() string {
	if n.Way == Nothing {
		return fmt.Sprintf("%s: left out: %s, which no format can express; messages in which it is set are refused", n.Path, n.What)
	}
	return fmt.Sprintf("%s: %s as %s", n.Path, n.What, n.Way.how())
}

// Notes returns the parts that are different in the message, in the order of the source.
func (m *Message) Notes() []Note {
	var notes []Note
	for _, t := range m.maker.types {
		at := m.maker.paths[t]
		switch way := m.maker.ways[t]; way {
		case Same, Nothing:
		case Rebuilt:
			for _, f := range m.maker.dropped(t) {
				notes = append(notes, Note{at + "." + f.Name, Nothing, inexpressible(f.Type)})
			}
		default:
			notes = append(notes, Note{at, way, t.String()})
		}
	}
	return notes
}

// inexpressible names a type that can't be expressed. If the type has a reason of its own, it adds the
// reason.
func inexpressible(t *schema.Type) string {
	switch {
	case t.Why != "" && t.Name != "":
		return t.String() + ", " + t.Why
	case t.Why != "":
		return t.Why
	}
	return t.String()
}

// Lowered says for each converted part, in a few words, what the message has in its place.
func (m *Message) Lowered() []string {
	var all []string
	for _, n := range m.Notes() {
		if how := n.Way.how(); how != "" {
			all = append(all, n.What+" as "+how)
		}
	}
	return all
}

func (w Way) how() string {
	switch w {
	case Text:
		return "the text of its MarshalText"
	case Binary:
		return "the bytes of its MarshalBinary"
	case JSON:
		return "the JSON of its MarshalJSON"
	case Union:
		return "a struct with a field for each type behind it"
	case Pair:
		return "a struct of two floats"
	case Number:
		return "uint64"
	case Inner:
		return "the value in it"
	}
	return ""
}
