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

// Format describes what a format has, and what a generator's types look like in Go. Each function
// except Scalar may be nil. Unless its comment says otherwise, nil then means that it applies to no
// type and no name.
type Format struct {
	// Unfit says why the format can't carry a type, or returns "" if it can. It is asked about types
	// for which the function Unfit of this package returns "".
	Unfit func(*schema.Type) string
	// Scalar returns the type that stands for a bool, number, string, bytes, time or duration in the
	// file of the Writer.
	Scalar func(*Writer, *schema.Type) Type
	// Array returns the type that stands for an array, or false if the array becomes a list or
	// bytes. If Array is nil, all arrays do.
	Array func(*schema.Type) (Type, bool)
	// Element reports whether values of a type can be elements of lists and maps. Other values are
	// put into messages of one field. If Element is nil, all values can be elements.
	Element func(*Type) bool
	// Key reports whether the format has maps with such keys. Other maps become lists of pairs.
	Key func(*schema.Type) bool
	// Absent reports whether a field of a type can be absent. Pointers to such types become fields
	// that may be absent. Other pointers, except those to structs, become messages of one field.
	Absent func(*Type) bool
	// Values says that structs in other structs are not pointers.
	Values bool
	// Nils says that a pointer to a struct that is an element becomes a message of one field. The
	// field is absent for nil. Without Nils it becomes the struct's message, and nil is an error.
	Nils bool
	// Union is the format's term for a value that is one of several types, such as "a oneof". It is
	// "" if the format has no unions. A struct for a union becomes a message whose OneOf is Union.
	Union string
	// Unset says that a union may have no alternative set. A nil in a list becomes such a union.
	Unset bool
	// Places says that a field's number is its place in the schema, so that fields that a struct had in an
	// earlier version keep theirs.
	Places bool
	// Reserved reports whether a name is one that a field of a generated struct can't have.
	Reserved func(name string) bool
	// Taken are names that no generated struct can have.
	Taken []string
}

// newMessages plans the messages of roots that fit. It returns the messages of the roots by the
// roots' names, and all messages.
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
	of       map[string]*Message // by the type and the purpose
	names    map[string]bool
	messages []*Message
}

// message plans the message of a type. If the type is not a struct, the message has a value of the
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
	if p.Places {
		live := m.Fields
		for _, f := range t.Reserved() {
			p.add(m, unique(names, fmt.Sprint("Retired", f.ID)), "", f.ID, f.Type)
		}
		m.Fields, m.Retired = live, m.Fields[len(live):]
	}
	return m
}

// newMessage returns the message of a type for a purpose, and whether the message was known already.
// A type without a name may occur in several places.
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

// unique returns a name that is not taken in any combination of upper and lower case, and takes it.
func unique(taken map[string]bool, name string) string {
	base := name
	for n := 2; taken[strings.ToLower(name)]; n++ {
		name = fmt.Sprint(base, n)
	}
	taken[strings.ToLower(name)] = true
	return name
}

// ASCII spells a Go name in ASCII letters and digits. It leaves out underscores, and writes other
// characters as U and their hexadecimal code.
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

// wrap returns a type as a message. The message has one field if the type is not a struct.
func (p *planner) wrap(t *schema.Type) *Type {
	m := p.message(t)
	return &Type{Kind: Struct, Source: t, Schema: m.Name, Message: m, Value: p.Values}
}

// element returns the type of an element of a list or map.
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

// typ returns the type that stands for a Go type.
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

// bytes returns a type that becomes bytes by the kind k of conversion.
func (p *planner) bytes(t *schema.Type, k Kind) *Type {
	b := p.Scalar(p.w, &schema.Type{Kind: schema.Bytes})
	b.Kind, b.Source = k, t
	return &b
}
