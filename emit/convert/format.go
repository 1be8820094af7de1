package convert

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/rt/anyjson"
	"github.com/wirebench/wirebench/schema"
)

// Format is what a format has, and what a generator's types look like in Go. A nil
// function stands for none.
type Format struct {
	// Unfit says why the format can't carry a type that the package's Unfit lets pass,
	// "" if it can.
	Unfit func(*schema.Type) string
	// Scalar returns what stands for a bool, number, string, bytes, time or duration
	// in the file of the Writer.
	Scalar func(*Writer, *schema.Type) Type
	// Array returns what stands for an array, false for one that becomes a list or bytes;
	// a nil function for all of them.
	Array func(*schema.Type) (Type, bool)
	// Element reports whether lists and maps can have a type's values; where they
	// can't they have messages of one field.
	Element func(*Type) bool
	// Key reports whether there are maps with such keys; others are lists of pairs.
	Key func(*schema.Type) bool
	// Absent reports whether a field of a type can be absent, for pointers; other
	// pointers are messages of one field.
	Absent func(*Type) bool
	// Values: structs in others are no pointers.
	Values bool
	// Nils: a pointer to a struct that is an element is a message of one field, which
	// nil does not have. Otherwise it is the struct's message, and nil an error.
	Nils bool
	// Union is what the format has for a value that is one of several types, "a oneof"; ""
	// if it has none. Structs of such are messages with it as their OneOf.
	Union string
	// Unset: a union may have no alternative set, and has none for a nil in a list.
	Unset bool
	// Reserved reports whether a field of a generated struct can't have a name.
	Reserved func(name string) bool
	// Taken are names that no generated struct can have.
	Taken []string
}

// newMessages plans the messages of roots, which must fit: those of the roots by
// name, and all.
func (f Format) newMessages(j *emit.Job, w *Writer, roots []emit.Root) (map[string]*Message, []*Message) {
	p := &planner{Format: f, job: j, w: w, of: make(map[string]*Message), names: make(map[string]bool)}
	for _, name := range f.Taken {
		unique(p.names, name)
	}
	of := make(map[string]*Message)
	for _, root := range roots {
		of[root.Name] = p.message(root.Schema.Root)
	}
	return of, p.messages
}

// planner makes the messages of a format.
type planner struct {
	Format
	job      *emit.Job
	w        *Writer
	of       map[string]*Message // by what they are of
	names    map[string]bool
	messages []*Message
}

// message plans the message of a type: a struct's, or one that holds a value of the
// type in its only field.
func (p *planner) message(t *schema.Type) *Message {
	m, known := p.newMessage(t, "")
	if known {
		return m
	}
	if t.Kind != schema.Struct {
		name := map[schema.Kind]string{schema.List: "Items", schema.Array: "Items", schema.Map: "Entries"}[t.Kind]
		if name == "" {
			name = "Value"
		}
		p.add(m, name, "", 1, t)
		return m
	}
	names := make(map[string]bool)
	for _, f := range t.Fields {
		name := ASCII(f.Name)
		if p.Reserved != nil && p.Reserved(name) {
			name += "Field"
		}
		p.add(m, unique(names, name), "."+f.Name, f.ID, f.Type)
	}
	return m
}

// newMessage returns the message of a type for a purpose, and whether there was one: a
// type without a name may stand in several places.
func (p *planner) newMessage(t *schema.Type, purpose string) (m *Message, known bool) {
	key := t.Text(func(path string) string { return path }) + purpose
	if m := p.of[key]; m != nil {
		return m, true
	}
	name := unique(p.names, ASCII(p.job.Name(t)+purpose))
	m = &Message{Name: name, Go: name, Source: t}
	if p.Union != "" && purpose == "" && t.OneOf() {
		m.OneOf, m.Unset = p.Union, p.Unset
	}
	p.of[key] = m
	p.messages = append(p.messages, m)
	return m, false
}

// unique returns a name that is not taken, in no spelling, and takes it.
func unique(taken map[string]bool, name string) string {
	base := name
	for n := 2; taken[strings.ToLower(name)]; n++ {
		name = fmt.Sprint(base, n)
	}
	taken[strings.ToLower(name)] = true
	return name
}

// ASCII spells in ASCII letters and digits what a Go name has beside them.
func ASCII(name string) string {
	var b strings.Builder
	for _, r := range name {
		if r < unicode.MaxASCII && r != '_' {
			b.WriteRune(r)
		} else if r != '_' {
			fmt.Fprintf(&b, "U%X", r)
		}
	}
	return b.String()
}

func (p *planner) add(m *Message, name, sel string, id int, t *schema.Type) {
	f := &Field{Select: sel, Name: name, Go: name, ID: id, Message: m}
	if t.Kind == schema.Optional {
		f.Optional = true
		f.Type = p.typ(t.Elem)
		if f.Type.Kind != Struct && (p.Absent == nil || !p.Absent(f.Type)) {
			f.Type = p.wrap(t.Elem)
		}
	} else {
		f.Type = p.typ(t)
	}
	m.Fields = append(m.Fields, f)
}

// wrap is a type as a message, of one field if it is no struct.
func (p *planner) wrap(t *schema.Type) *Type {
	m := p.message(t)
	return &Type{Kind: Struct, Source: t, Schema: m.Name, Message: m, Value: p.Values}
}

// element is the type of an element of a list or map.
func (p *planner) element(t *schema.Type) *Type {
	switch {
	case mirror.Endless(t) && t.Kind != schema.Struct:
		return p.wrap(t)
	case t.Kind != schema.Optional:
	case t.Elem.Kind == schema.Struct && !p.Nils:
		e := p.wrap(t.Elem)
		return &Type{Kind: Pointer, Source: t, Elem: e, Value: p.Values, Unset: e.Message.Unset}
	default:
		return p.wrap(t)
	}
	e := p.typ(t)
	if e.Kind != Struct && p.Element != nil && !p.Element(e) {
		return p.wrap(t)
	}
	return e
}

// typ is what stands for a type.
func (p *planner) typ(t *schema.Type) *Type {
	switch t.Kind {
	case schema.Struct, schema.Optional:
		return p.wrap(t)
	case schema.Map:
		if p.Key != nil && p.Key(t.Key) {
			return &Type{Kind: Map, Source: t, Key: p.typ(t.Key), Elem: p.element(t.Elem)}
		}
		pair, known := p.newMessage(t, "Pair")
		if !known {
			pair.Pair = true
			p.add(pair, "Key", "", 1, t.Key)
			p.add(pair, "Value", "", 2, t.Elem)
		}
		return &Type{Kind: Pairs, Source: t, Schema: pair.Name, Message: pair, Value: p.Values}
	case schema.List:
		return &Type{Kind: List, Source: t, Elem: p.element(t.Elem)}
	case schema.Array:
		if p.Array != nil {
			if a, ok := p.Array(t); ok {
				a.Source = t
				return &a
			}
		}
		if t.Elem.Kind == schema.Uint && t.Elem.Bits == 8 && t.Elem.Pkg == "" {
			return p.bytes(t, Octets)
		}
		return &Type{Kind: List, Source: t, Elem: p.element(t.Elem)}
	case schema.Any:
		a, by := p.bytes(t, Call), p.w.Import("github.com/wirebench/wirebench/rt/anyjson")
		a.To, a.From, a.Note = by+".Marshal(%s)", by+".Unmarshal(%s)", anyjson.Lowered
		a.ToFails, a.FromFails = true, true
		return a
	}
	s := p.Scalar(p.w, t)
	s.Source = t
	return &s
}

// bytes is a type that becomes bytes in a way of its own.
func (p *planner) bytes(t *schema.Type, k Kind) *Type {
	b := p.Scalar(p.w, &schema.Type{Kind: schema.Bytes})
	b.Kind, b.Source = k, t
	return &b
}
