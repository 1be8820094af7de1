// Package lower expresses Go types in a format that lacks some kinds of types, as users of the
// format do: a map as a list of pairs, a time as a struct of numbers, an interface as bytes of JSON.
// It declares the lowered types, which a library can handle, and writes the conversions. A type that
// has the same layout as its lowered type is used without a conversion, as in package mirror.
//
// It must not know a format or a library. [Rules] says what a format lacks, and [Library] how to call
// a library.
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
	// Time turns times into structs of Unix seconds and nanoseconds. Array turns arrays into lists,
	// and String strings into bytes.
	Time, Array, String bool
	// Map reports whether a map becomes a list of pairs, and Optional whether a pointer becomes a
	// list of at most one element. They may be nil.
	Map, Optional func(*schema.Type) bool
	// Pointers turns structs that are parts of other types into pointers to structs.
	Pointers bool
	// Number returns the predeclared type that stands for a number or a bool. It has the same size
	// or is wider. "" means the predeclared type that the type has in Go. Number may be nil. Named
	// numbers and bools always lose their names.
	Number func(*schema.Type) string
	// Items reports whether a type becomes a struct of one field if it is an element. It may be nil.
	Items func(*Type) bool
	// Wrap makes each root that is not a struct the field of a struct.
	Wrap bool
	// Tag returns the tag of a field. Nil means that fields keep their tags.
	Tag func(owner *Type, field int) string
	// Prefix begins the names of all structs.
	Prefix string
	// Reserved are names that a generator gives to functions, so no struct can have them. Methods
	// are names that it gives to methods, so no field can have them.
	Reserved, Methods []string
	// Unfit says why a format can't express a lowered type, or returns "" if it can. It may be nil.
	Unfit func(*Type) string
}

// Type is a lowered type.
type Type struct {
	// Kind is the kind after lowering. Source.Kind is the kind before.
	Kind   schema.Kind
	Source *schema.Type
	Go     string // the predeclared type of a number or bool, or the name of a struct
	Len    int    // the length of an Array
	Key    *Type
	Elem   *Type
	Fields []Field
	part   part
	same   bool // the layout is that of the source
}

// ElemKind returns the kind of Elem. It works even for a recursive type whose Elem is not lowered
// yet.
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
	Source *schema.Field // nil if the source has no such field
}

// part says what a type stands for that does not exist in the source.
type part uint8

const (
	none    part = iota
	pair         // a struct for an entry of a map, its Source
	items        // a struct for a list that is an element
	wrapper      // a struct for a root that is not a struct
	boxed        // a pointer to a struct that is not behind a pointer in the source
)

// All reports true: a rule for all types of a kind.
func All(*schema.Type) bool { return true }

func (r Rules) mapped(t *schema.Type) bool { return r.Map != nil && r.Map(t) }

func (r Rules) optional(t *schema.Type) bool { return r.Optional != nil && r.Optional(t) }

// Types are the lowered types of a job.
type Types struct {
	Rules
	job   *emit.Job
	roots []emit.Root
	known map[*schema.Type]*Type
	order []*Type // the structs, in the order in which they were found
	casts []cast
}

// cast is a use of a value of one Go type as a value of another, to lower or raise a type.
type cast struct {
	of       *Type
	from, to string
}

// New returns the lowered types of the roots that the format can express, or nil if it can express
// none. It refuses the other roots.
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
	// Start again, so that types found only in refused roots are not declared.
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

// reason says why the lowered type of a root can't be expressed. It names the part of the root that
// is concerned, if the cause is a part of the root at all.
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

// unfit returns a type in t that can't be expressed, and the reason.
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

// comparable reports whether the lowered type can still be the key of a map.
func comparable(t *Type) bool {
	if t.Kind == schema.List || t.Kind == schema.Bytes {
		return false
	}
	return !slices.ContainsFunc(t.parts(), func(p *Type) bool { return !comparable(p) })
}

// parts returns the types that t is made of.
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

// Recursive reports whether t is a struct that is a part of itself.
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
