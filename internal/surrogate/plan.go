package surrogate

import (
	"slices"
	"strings"

	"github.com/wirebench/wirebench/schema"
)

// Way says how a part of a type is represented in the type's message.
type Way uint8

// The ways.
const (
	Same    Way = iota // unchanged
	Rebuilt            // a similar type with changed parts
	Text               // the string that MarshalText returns
	Binary             // the bytes that MarshalBinary returns
	JSON               // the string that MarshalJSON returns
	Union              // a struct with a field for each type behind an interface
	Pair               // a complex number as a struct of two floats
	Number             // a uintptr as a uint64
	Inner              // the one embedded value of a struct
	Nothing            // left out
)

// plan says how each type of a schema is represented.
type plan struct {
	opt   Options
	root  *schema.Type
	types []*schema.Type // all types met, in the order of the source
	ways  map[*schema.Type]Way
	// paths are the first paths to types.
	paths map[*schema.Type]string
	// embedded are by struct the types for its embedded pointers, and through are by such a type the
	// indexes of the fields that lead to the pointer.
	embedded map[*schema.Type][]schema.Field
	through  map[*schema.Type][]int
}

// Options change what is part of a message. A path has the form of [schema.Problem].Path, or begins
// with a dot: ".Secret" means every field of that name.
type Options struct {
	Include []string // fields that the tag `json:"-"` would leave out
	Omit    []string // fields that are left out
}

func (o Options) names(list []string, path, field string) bool {
	return slices.ContainsFunc(list, func(p string) bool { return p == path || p == "."+field })
}

func newPlan(root *schema.Type, name string, opt Options) *plan {
	p := &plan{opt: opt, root: root, ways: make(map[*schema.Type]Way), paths: make(map[*schema.Type]string),
		embedded: make(map[*schema.Type][]schema.Field), through: make(map[*schema.Type][]int)}
	p.meet(name, root)
	for _, t := range p.types {
		p.ways[t] = p.alone(t)
	}
	// A type changes if a part of it changes. It has no place in a message if its only part has
	// none. Neither decision is taken back, so the loop ends.
	for changed := true; changed; {
		changed = false
		for _, t := range p.types {
			if way := p.together(t); way != p.ways[t] {
				p.ways[t], changed = way, true
			}
		}
	}
	return p
}

// meet collects the types that a type consists of.
func (p *plan) meet(path string, t *schema.Type) {
	if _, met := p.paths[t]; met {
		return
	}
	p.paths[t] = path
	p.types = append(p.types, t)
	if p.byMethod(t) != Same {
		return // its parts are hidden by its methods
	}
	for _, behind := range p.behind(t) {
		p.meet(path, behind)
	}
	if t.Key != nil {
		p.meet(path+"[key]", t.Key)
	}
	if t.Elem != nil {
		step := "[]"
		if t.Kind == schema.Optional {
			step = ""
		}
		p.meet(path+step, t.Elem)
	}
	for _, f := range p.fields(t) {
		p.meet(path+"."+f.Name, f.Type)
	}
}

// fields returns the fields of a struct that its message may have.
func (p *plan) fields(t *schema.Type) []schema.Field {
	all := slices.Concat(t.Fields, t.Accessors, p.promoted(t))
	return slices.DeleteFunc(all, func(f schema.Field) bool {
		path := p.paths[t] + "." + f.Name
		return f.JSON == "-" && !strings.HasPrefix(f.Tag.Get("json"), "-,") && !p.opt.names(p.opt.Include, path, f.Name) ||
			p.opt.names(p.opt.Omit, path, f.Name)
	})
}

// method returns the way of a type whose methods encode more than its fields hold. It is Same if
// the fields hold the whole value, or if there is no method with an inverse.
func (p *plan) method(t *schema.Type) Way {
	way := methods(t.Custom)
	if way == Same || t.Kind != schema.Struct && t.Kind != schema.Any && t.Why == "" || !hides(t, make(map[*schema.Type]bool)) {
		return Same
	}
	// The methods may come from an embedded field. Then they don't encode the other fields.
	if all := len(t.Fields) + len(t.Hidden); all > 1 {
		for _, f := range t.Fields {
			if f.Embedded && methods(f.Type.Custom) == way {
				return Same
			}
		}
	}
	return way
}

// byMethod returns the way of a type that is represented by its method's result. The root is
// represented by its fields, if it has any.
func (p *plan) byMethod(t *schema.Type) Way {
	if t == p.root && len(p.fields(t)) > 0 {
		return Same
	}
	return p.method(t)
}

func methods(c schema.Custom) Way {
	for _, w := range []struct {
		both schema.Custom
		way  Way
	}{
		{schema.MarshalText | schema.UnmarshalText, Text},
		{schema.MarshalBinary | schema.UnmarshalBinary, Binary},
		{schema.MarshalJSON | schema.UnmarshalJSON, JSON},
	} {
		if c&w.both == w.both {
			return w.way
		}
	}
	return Same
}

// hides reports whether a type's exported fields do not hold its whole value.
func hides(t *schema.Type, met map[*schema.Type]bool) bool {
	if met[t] {
		return false
	}
	met[t] = true
	if slices.ContainsFunc(t.Fields, func(f schema.Field) bool { return f.JSON == "-" }) {
		return true // its methods may write it
	}
	if t.Why != "" && len(t.Union) == 0 || slices.ContainsFunc(t.Hidden, func(f schema.Field) bool { return f.Name != "_" }) {
		return true
	}
	part := func(t *schema.Type) bool { return t != nil && methods(t.Custom) == Same && hides(t, met) }
	return part(t.Key) || part(t.Elem) || slices.ContainsFunc(t.Fields, func(f schema.Field) bool { return part(f.Type) })
}

// alone returns a type's way without considering its parts.
func (p *plan) alone(t *schema.Type) Way {
	if way := p.byMethod(t); way != Same {
		return way
	}
	switch {
	case t.Why == schema.ComplexNumber:
		return Pair
	case t.Why == schema.UintptrNumber:
		return Number
	case len(p.behind(t)) > 0:
		return Union
	case t.Why != "":
		return Nothing
	case wraps(t) && t != p.root:
		return Inner
	case t.Kind == schema.Struct && (len(t.Hidden) > 0 || p.through[t] != nil || len(p.fields(t)) != len(t.Fields)):
		return Rebuilt
	}
	return Same
}

// wraps reports whether a struct is one embedded value with methods of the struct's own. For
// example, metav1.Time is a time that writes other JSON.
func wraps(t *schema.Type) bool {
	return t.Kind == schema.Struct && len(t.Fields) == 1 && len(t.Hidden) == 0 && t.Fields[0].Embedded &&
		t.Fields[0].Type.Kind != schema.Optional && t.Fields[0].Type.Why == "" && methods(t.Custom) != Same
}

// behind returns the types behind an interface, except structs that have nothing to send.
func (p *plan) behind(t *schema.Type) []*schema.Type {
	return slices.DeleteFunc(slices.Clone(t.Union), func(b *schema.Type) bool {
		if b.Kind == schema.Optional {
			b = b.Elem
		}
		return b.Kind == schema.Struct && len(b.Hidden) > 0 && len(p.fields(b)) == 0 && methods(b.Custom) == Same
	})
}

// only returns the single field of a struct that Protocol Buffers generate for an alternative of a
// oneof. The field's value is the alternative.
func (p *plan) only(t *schema.Type) (schema.Field, bool) {
	if t.Kind != schema.Optional || t.Elem.Kind != schema.Struct || len(t.Elem.Fields) != 1 || len(t.Elem.Hidden) > 0 {
		return schema.Field{}, false
	}
	f := t.Elem.Fields[0]
	return f, slices.Contains(strings.Split(f.Tag.Get("protobuf"), ","), "oneof") && p.ways[f.Type] != Nothing && p.ways[f.Type] != Union
}

// together returns a type's way, given the ways of its parts.
func (p *plan) together(t *schema.Type) Way {
	way := p.ways[t]
	if way != Same && way != Rebuilt {
		return way
	}
	for _, part := range []*schema.Type{t.Key, t.Elem} {
		if part == nil {
			continue
		}
		switch p.ways[part] {
		case Same:
		case Nothing:
			return Nothing
		default:
			way = Rebuilt
		}
	}
	if t.Key != nil && !p.comparable(t.Key) {
		return Nothing
	}
	for _, f := range p.fields(t) {
		if p.ways[f.Type] != Same {
			way = Rebuilt
		}
	}
	return way
}

// comparable reports whether the type that represents key can be a map's key.
func (p *plan) comparable(key *schema.Type) bool {
	switch p.ways[key] {
	case Binary, Union, Nothing:
		return false
	case Rebuilt:
		return key.Kind != schema.Optional
	}
	return true
}

// kept returns the fields of a struct's message: fields that have a place in it and something to
// send. A struct of only unexported fields has nothing to send.
func (p *plan) kept(t *schema.Type) []schema.Field {
	return slices.DeleteFunc(p.fields(t), func(f schema.Field) bool {
		return p.ways[f.Type] == Nothing || p.empty(f.Type)
	})
}

// dropped returns the fields that a struct's message can't have, although they may be set.
func (p *plan) dropped(t *schema.Type) []schema.Field {
	return slices.DeleteFunc(p.fields(t), func(f schema.Field) bool { return p.ways[f.Type] != Nothing })
}

func (p *plan) empty(t *schema.Type) bool {
	for t.Kind == schema.Optional && p.ways[t] == Rebuilt {
		t = t.Elem
	}
	return t.Kind == schema.Struct && p.ways[t] == Rebuilt && len(t.Hidden) > 0 && len(p.fields(t)) == 0
}
