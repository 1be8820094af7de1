package schema

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
)

// schemaJSON is the JSON form of a schema. Types are Go expressions with whole import paths:
// "[]*example.com/order.Line". The field Types defines the names in them. Predeclared types, time.Time
// and time.Duration need no definition.
type schemaJSON struct {
	Source bool                `json:"source"`
	Root   string              `json:"root"`
	Types  map[string]typeJSON `json:"types,omitempty"`
}

// typeJSON defines a type that has a name, or that no expression describes. Without a name it is called
// "#1". A second type of the same name, which a function can have, is called "name#2".
type typeJSON struct {
	Type   string      `json:"type"` // an expression, or "struct", "any" or "invalid"
	Why    string      `json:"why,omitempty"`
	Custom []string    `json:"custom,omitempty"`
	Enum   []Const     `json:"enum,omitempty"`
	Fields []fieldJSON `json:"fields,omitempty"` // hidden ones too, in the order of the source
}

type fieldJSON struct {
	Name     string  `json:"name"`
	ID       int     `json:"id,omitempty"`
	Type     string  `json:"type,omitempty"` // "" for a hidden field
	JSON     *string `json:"json,omitempty"` // nil if it is the name
	Embedded bool    `json:"embedded,omitempty"`
	Tag      string  `json:"tag,omitempty"`
}

// basics are the types that need no definition, by their expressions.
var basics = map[string]Type{
	"bool":          {Kind: Bool},
	"int":           {Kind: Int, Bits: strconv.IntSize, Word: true},
	"int8":          {Kind: Int, Bits: 8},
	"int16":         {Kind: Int, Bits: 16},
	"int32":         {Kind: Int, Bits: 32},
	"int64":         {Kind: Int, Bits: 64},
	"uint":          {Kind: Uint, Bits: strconv.IntSize, Word: true},
	"uint8":         {Kind: Uint, Bits: 8},
	"uint16":        {Kind: Uint, Bits: 16},
	"uint32":        {Kind: Uint, Bits: 32},
	"uint64":        {Kind: Uint, Bits: 64},
	"float32":       {Kind: Float, Bits: 32},
	"float64":       {Kind: Float, Bits: 64},
	"string":        {Kind: String},
	"time.Time":     {Kind: Time},
	"time.Duration": {Kind: Duration, Bits: 64},
}

// MarshalJSON returns the JSON form of the schema, without its Go types. Equal schemas have equal JSON.
func (s *Schema) MarshalJSON() ([]byte, error) {
	e := newEncoder(s)
	return json.Marshal(schemaJSON{Source: s.Source, Root: e.ref(s.Root), Types: e.types()})
}

// MarshalFamily returns the JSON form of schemas that share types. The schemas that [UnmarshalFamily]
// returns share them again.
func MarshalFamily(schemas []*Schema) ([]byte, error) {
	e := newEncoder(schemas...)
	out := familyJSON{Types: e.types()}
	for _, s := range schemas {
		out.Roots = append(out.Roots, rootJSON{Source: s.Source, Root: e.ref(s.Root)})
	}
	return json.Marshal(out)
}

// familyJSON is the JSON form of several schemas.
type familyJSON struct {
	Roots []rootJSON          `json:"roots"`
	Types map[string]typeJSON `json:"types,omitempty"`
}

type rootJSON struct {
	Source bool   `json:"source"`
	Root   string `json:"root"`
}

// encoder has the names of the types that are defined.
type encoder struct {
	names map[*Type]string
	taken map[string]int // the number of types with a name
}

func newEncoder(schemas ...*Schema) encoder {
	e := encoder{names: make(map[*Type]string), taken: make(map[string]int)}
	for _, s := range schemas {
		for t := range s.All() {
			if _, named := e.names[t]; !named { // named already if another schema has it too
				e.name(t)
			}
		}
	}
	return e
}

// types returns the definitions.
func (e encoder) types() map[string]typeJSON {
	types := make(map[string]typeJSON)
	for t, name := range e.names {
		types[name] = typeJSON{
			Type:   e.shape(t),
			Why:    t.Why,
			Custom: t.Custom.names(),
			Enum:   t.Enum,
			Fields: e.fields(t),
		}
	}
	return types
}

// name gives a type a name if it needs a definition.
func (e encoder) name(t *Type) {
	name := t.whole()
	if _, basic := basics[name]; basic || name == "" && t.plain() {
		return
	}
	e.taken[name]++
	if n := e.taken[name]; n > 1 || name == "" {
		name = fmt.Sprintf("%s#%d", name, n)
	}
	e.names[t] = name
}

// whole returns the type's name with whole import paths.
func (t *Type) whole() string {
	if t.Name == "" {
		return ""
	}
	return t.Text(func(path string) string { return path })
}

// plain reports whether an expression fully describes a type, apart from its name.
func (t *Type) plain() bool {
	switch t.Kind {
	case Struct, Invalid:
		return false
	case Any:
		return t.Why == ""
	}
	return true
}

// ref returns the expression of a type.
func (e encoder) ref(t *Type) string {
	if name := cmp.Or(e.names[t], t.whole()); name != "" {
		return name
	}
	return e.shape(t)
}

// shape returns the expression or the kind of a type, without its name.
func (e encoder) shape(t *Type) string { return cmp.Or(t.shape(e.ref), t.Kind.String()) }

func (e encoder) fields(t *Type) []fieldJSON {
	all := slices.Concat(t.Fields, t.Hidden)
	slices.SortFunc(all, func(a, b Field) int { return cmp.Compare(a.Index, b.Index) })
	var out []fieldJSON
	for _, f := range all {
		field := fieldJSON{Name: f.Name, ID: f.ID, Embedded: f.Embedded, Tag: string(f.Tag)}
		if f.Type != nil {
			field.Type = e.ref(f.Type)
			if f.JSON != f.Name {
				field.JSON = &f.JSON
			}
		}
		out = append(out, field)
	}
	return out
}
