// Package lower expresses Go types in a format that lacks some kinds of them, as its
// users do: a map as a list of pairs, a time as a struct of numbers, an interface as
// bytes of JSON. It declares the lowered types, which a library can work on, and writes
// the conversions. A type that needs none is used as its lowered one without a
// conversion, as in package mirror.
package lower

import (
	"cmp"
	"slices"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Rules say what a format lacks.
type Rules struct {
	// Times become structs of Unix seconds and nanoseconds, arrays lists, strings
	// bytes.
	Time, Array, String bool
	// Map and Optional report whether a map becomes a list of pairs, and a pointer a
	// list of at most one element. They may be nil.
	Map, Optional func(*schema.Type) bool
	// Pointers makes pointers of structs that are parts of others.
	Pointers bool
	// Number returns the predeclared type that stands for a number or a bool, of the
	// same size or wider; "" for the type's own. It may be nil. Names of such types
	// are never kept.
	Number func(*schema.Type) string
	// Items reports whether a type is made a struct of one field where it is an
	// element. It may be nil.
	Items func(*Type) bool
	// Wrap makes a struct of each root that is none.
	Wrap bool
	// Tag returns a field's tag; nil: the one that it has.
	Tag func(owner *Type, field int) string
	// Prefix stands before the names of all structs.
	Prefix string
	// Reserved are names that a generator gives to functions, and no struct can have;
	// Methods those that it gives to methods, and no field.
	Reserved, Methods []string
	// Unfit says why a format can't express a lowered type, "" if it can. It may be
	// nil.
	Unfit func(*Type) string
}

// Type is a lowered type.
type Type struct {
	// Kind is what it is lowered to; that of Source is what it was.
	Kind   schema.Kind
	Source *schema.Type
	Go     string // of a number or bool, and the name of a struct
	Len    int    // of an Array
	Key    *Type
	Elem   *Type
	Fields []Field
	part   part
	same   bool // laid out as the source
}

// ElemKind is the kind of Elem, also of a recursive type whose Elem is not lowered yet.
func (t *Type) ElemKind() schema.Kind {
	if t.Elem == nil {
		return t.Source.Elem.Kind
	}
	return t.Elem.Kind
}

// Field is a field of a lowered struct.
type Field struct {
	Name   string
	Type   *Type
	Source *schema.Field // nil for what is not in the source
}

// part tells of a struct that is none in the source what it stands for.
type part uint8

const (
	none    part = iota
	pair         // an entry of a map, its Source
	items        // a list that is an element
	wrapper      // a root that is no struct
	boxed        // a pointer to a struct that is none in the source
)

// All is a rule for all types of a kind.
func All(*schema.Type) bool { return true }

func (r Rules) mapped(t *schema.Type) bool { return r.Map != nil && r.Map(t) }

func (r Rules) optional(t *schema.Type) bool { return r.Optional != nil && r.Optional(t) }

// Types are the lowered types of a job.
type Types struct {
	Rules
	job   *emit.Job
	roots []emit.Root
	known map[*schema.Type]*Type
	order []*Type // the structs, as they were met
	casts []cast
}

// cast is a use of a value of one type as another, to lower or to raise a type.
type cast struct {
	of       *Type
	from, to string
}

// New returns the lowered types of the roots that the format can express, nil if
// there are none. The others are refused.
func New(j *emit.Job, rules Rules) *Types {
	l := &Types{Rules: rules, job: j, known: make(map[*schema.Type]*Type)}
	for _, root := range j.Fit(unfit) {
		if why := l.reason(root); why != "" {
			for _, codec := range j.Codecs {
				j.Refuse(root, codec, why)
			}
			continue
		}
		l.roots = append(l.roots, root)
	}
	if len(l.roots) == 0 {
		return nil
	}
	// Types that were met in refused roots only are not declared.
	l.known, l.order = make(map[*schema.Type]*Type), nil
	for _, root := range l.roots {
		l.root(root)
	}
	return l
}

func unfit(t *schema.Type) string {
	switch {
	case t.Kind == schema.Map && (&schema.Schema{Root: t.Key}).Has(schema.Any):
		return "no maps by interfaces"
	case t.Kind != schema.Struct && mirror.Endless(t):
		return "no types without an end but structs"
	}
	return mirror.Unfit(t)
}

// reason says why the lowered type of a root can't be expressed, and of which part of
// the root that is true, if it is a part of the root at all.
func (l *Types) reason(root emit.Root) string {
	unfit, why := l.unfit(l.root(root), make(map[*Type]bool))
	if why == "" {
		return ""
	}
	return cmp.Or(emit.Reason(root.Schema, func(t *schema.Type) string {
		if t == unfit.Source {
			return why
		}
		return ""
	}), why)
}

// unfit finds a type that can't be expressed, and why.
func (l *Types) unfit(t *Type, seen map[*Type]bool) (unfit *Type, why string) {
	if seen[t] {
		return nil, ""
	}
	seen[t] = true
	if t.Kind == schema.Map && !comparable(t.Key) {
		return t, "no maps by " + t.Key.Source.Kind.String()
	}
	if l.Unfit != nil {
		if why := l.Unfit(t); why != "" {
			return t, why
		}
	}
	for _, p := range t.parts() {
		if unfit, why := l.unfit(p, seen); why != "" {
			return unfit, why
		}
	}
	return nil, ""
}

// comparable reports whether a type can still be the key of a map.
func comparable(t *Type) bool {
	if t.Kind == schema.List || t.Kind == schema.Bytes {
		return false
	}
	return !slices.ContainsFunc(t.parts(), func(p *Type) bool { return !comparable(p) })
}

// parts are the types that t is made of.
func (t *Type) parts() []*Type {
	var parts []*Type
	for _, p := range []*Type{t.Key, t.Elem} {
		if p != nil {
			parts = append(parts, p)
		}
	}
	for _, f := range t.Fields {
		parts = append(parts, f.Type)
	}
	return parts
}

// Recursive reports whether a struct is part of itself.
func (t *Type) Recursive() bool {
	seen := make(map[*Type]bool)
	var within func(*Type) bool
	within = func(part *Type) bool {
		if seen[part] {
			return false
		}
		seen[part] = true
		return slices.ContainsFunc(part.parts(), func(p *Type) bool { return p == t || within(p) })
	}
	return t.Kind == schema.Struct && within(t)
}
