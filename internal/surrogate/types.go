package surrogate

import (
	"strconv"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// maker makes the types of messages.
type maker struct {
	*plan
	made  map[*schema.Type]*schema.Type
	taken map[string]bool
	named []*schema.Type // source types that have a made type with a name, in order
}

var (
	text     = &schema.Type{Kind: schema.String, Name: "string"}
	binary   = &schema.Type{Kind: schema.Bytes}
	number   = &schema.Type{Kind: schema.Uint, Name: "uint64", Bits: 64}
	float64s = &schema.Type{Kind: schema.Float, Name: "float64", Bits: 64}
)

// of returns the type that stands for a source type in the message.
func (m *maker) of(t *schema.Type) *schema.Type {
	if known, ok := m.made[t]; ok {
		return known
	}
	switch m.ways[t] {
	case Same:
		return t
	case Text, JSON:
		return text
	case Binary:
		return binary
	case Number:
		return number
	case Inner:
		return m.of(t.Fields[0].Type)
	case Union:
		return m.union(t)
	case Pair:
		pair := &schema.Type{Kind: schema.Struct, Name: m.name(t)}
		m.add(t, pair)
		for i, name := range []string{"Real", "Imag"} {
			pair.Fields = append(pair.Fields, schema.Field{Name: name, Index: i, ID: i + 1, JSON: name, Type: float64s})
		}
		return pair
	}
	made := &schema.Type{Kind: t.Kind, Len: t.Len}
	if t.Name != "" || t == m.root {
		made.Name = m.name(t)
	}
	m.add(t, made)
	if t.Key != nil {
		made.Key = m.of(t.Key)
	}
	if t.Elem != nil {
		made.Elem = m.of(t.Elem)
	}
	if t.Kind == schema.Struct {
		m.fields(made, m.kept(t))
	}
	return made
}

// union makes a pointer to a struct that has a pointer for each type behind an interface.
func (m *maker) union(t *schema.Type) *schema.Type {
	set := &schema.Type{Kind: schema.Struct, Name: m.name(t)}
	m.named = append(m.named, t)
	made := &schema.Type{Kind: schema.Optional, Elem: set}
	m.made[t] = made
	names := make(map[string]bool)
	for i, behind := range m.behind(t) {
		name := alternative(behind)
		if f, ok := m.only(behind); ok {
			name, behind = f.Name, f.Type
		}
		field := schema.Field{Name: unique(names, name), Index: i, ID: i + 1, Type: m.of(behind)}
		if behind.Kind != schema.Optional {
			field.Type = &schema.Type{Kind: schema.Optional, Elem: field.Type}
		}
		field.JSON = field.Name
		field.Tag = `json:",omitempty" ` + schema.OneOfTag
		set.Fields = append(set.Fields, field)
	}
	return made
}

// alternative returns the field name for a type behind an interface.
func alternative(t *schema.Type) string {
	for t.Kind == schema.Optional && t.Name == "" {
		t = t.Elem
	}
	if t.Name == "" {
		return emit.Exported(t.Kind.String())
	}
	return emit.Exported(t.Name)
}

func (m *maker) add(t, made *schema.Type) {
	m.made[t] = made
	if made.Name != "" {
		m.named = append(m.named, t)
	}
}

// name returns the name for the type that is made for a source type.
func (m *maker) name(t *schema.Type) string {
	base := t.Name
	if base == "" {
		base = "Message"
	}
	return unique(m.taken, emit.Exported(base))
}

func unique(taken map[string]bool, base string) string {
	name := base
	for n := 2; taken[name]; n++ {
		name = base + strconv.Itoa(n)
	}
	taken[name] = true
	return name
}

// fields sets the fields of a struct in a message. Fields keep their numbers, so that leaving out a
// field moves no others.
func (m *maker) fields(made *schema.Type, kept []schema.Field) {
	taken, names := make(map[int]bool), make(map[string]bool)
	for _, f := range kept {
		taken[f.ID] = true
		if m.through[f.Type] == nil {
			names[f.Name], names[f.JSON] = true, true
		}
	}
	next := 1
	for i, f := range kept {
		for ; f.ID == 0; next++ {
			if !taken[next] {
				f.ID = next
			}
		}
		taken[f.ID] = true
		if m.through[f.Type] != nil {
			f.Name = unique(names, emit.Exported(f.Name))
			f.JSON = f.Name
		}
		f.Type, f.Index, f.Embedded = m.of(f.Type), i, false
		switch f.JSON {
		case "-": // included by Options.Include
			f.Tag, f.JSON = "", f.Name
		case "":
			f.JSON = f.Name
		}
		made.Fields = append(made.Fields, f)
	}
}
