package evolve

import (
	"fmt"
	"regexp"

	"github.com/wirebench/wirebench/schema"
)

// Finding is what became of one message.
type Finding struct {
	Outcome Outcome
	// What says what happened in one line. It is "" for [Same].
	What string
}

// Types are the types of both ends of a message.
type Types struct {
	Writer, Reader *schema.Type
	// Old is the type of the program that passes the message on. It is nil if no program does.
	Old *schema.Type
	// Former returns the name that a field of the new version has in the old one. The path leads to its
	// struct, and is "" for that of the message itself.
	Former func(path, name string) string
	// Backward says that the reader has the new version and the writer the old one.
	Backward bool
}

// Judge compares a message as its writer reads it with the same message as its reader reads it.
func Judge(written, read Value, t Types) Finding {
	j := &judge{Types: t, whole: written, worst: Finding{Outcome: Same}}
	j.value("", written, read, types{t.Writer, t.Reader, t.Old}, false)
	return j.worst
}

// judge finds the worst difference between two values.
type judge struct {
	Types
	whole Value
	worst Finding
}

func (j *judge) found(o Outcome, format string, args ...any) {
	if o.Worse(j.worst.Outcome) {
		j.worst = Finding{o, fmt.Sprintf(format, args...)}
	}
}

// place leads to a part of a message.
type place string

var indexes = regexp.MustCompile(`\[[^]]*\]`)

// plain returns the path without indexes and keys.
func (p place) plain() string { return indexes.ReplaceAllString(string(p), "") }

// with returns a value with its path.
func (p place) with(v Value) string { return valueAt(string(p), v) }

func (p place) field(name string) place { return place(within(string(p), name)) }

func (p place) element(kind Kind, i int, key string) place {
	return place(element(string(p), kind, i, key))
}

// types are the types of a part of a message, as in [Types].
type types struct{ w, r, old *schema.Type }

// of returns the types of parts of the same kind.
func (t types) of(part func(*schema.Type) *schema.Type) types {
	next := types{w: part(t.w), r: part(t.r)}
	if t.old != nil {
		next.old = part(t.old)
	}
	return next
}

// stripped returns the types without pointers.
func (t types) stripped() types {
	return t.of(func(t *schema.Type) *schema.Type {
		for t.Kind == schema.Optional {
			t = t.Elem
		}
		return t
	})
}

// changed reports whether the versions have other types.
func (t types) changed() bool { return !alike(t.w, t.r) || t.old != nil && !alike(t.old, t.r) }

// alike reports whether two types are the same, apart from their parts and names.
func alike(a, b *schema.Type) bool {
	return a.Kind == b.Kind && a.Bits == b.Bits && a.Len == b.Len && (a.Kind != schema.Map || alike(a.Key, b.Key))
}

func elem(t *schema.Type) *schema.Type { return t.Elem }

// value compares a part of a message. retyped says that it is a part of a field whose type changed.
func (j *judge) value(at place, w, r Value, t types, retyped bool) {
	retyped = retyped || t.changed()
	if w.Kind == Null || r.Kind == Null {
		j.null(at, w, r, retyped)
		return
	}
	if t = t.stripped(); t.changed() {
		t.old = nil
	}
	switch {
	case t.w.Kind == schema.Struct && t.r.Kind == schema.Struct:
		j.fields(at, w, r, t, retyped)
	case w.Kind == List && r.Kind == List && listed(t.w) && listed(t.r):
		j.elements(at, w, r, t.of(elem), retyped)
	case w.Kind == Map && r.Kind == Map && t.w.Kind == schema.Map && t.r.Kind == schema.Map:
		j.entries(at, w, r, t.of(elem), retyped)
	case t.changed():
		j.mixed(at, w, r, t)
	case differ(string(at), w, r) != "":
		j.different(at, w, r, retyped)
	}
}

func listed(t *schema.Type) bool { return t.Kind == schema.List || t.Kind == schema.Array }

// null compares values of which one is not there.
func (j *judge) null(at place, w, r Value, retyped bool) {
	switch {
	case w.Kind == r.Kind:
	case w.absent() && r.absent() && !w.scalarOrStruct() && !r.scalarOrStruct(): // an empty list is one that is not there
	case w.absent() && r.absent() && retyped:
		j.found(Default, "%s is read as %s", at.with(w), r)
	default:
		j.different(at, w, r, retyped)
	}
}

// scalarOrStruct reports whether a value differs from one that is not there, even if it is zero.
func (v Value) scalarOrStruct() bool { return v.Kind != Null && v.Kind != List && v.Kind != Map }

// different notes that a value is read as another one.
func (j *judge) different(at place, w, r Value, retyped bool) {
	if retyped && r.absent() && !w.absent() {
		j.found(Lost, "%s is lost", at.with(w))
		return
	}
	j.found(Wrong, "%s is read as %s%s", at.with(w), r, j.owner(at, r))
}

// fields compares two structs.
func (j *judge) fields(at place, w, r Value, t types, retyped bool) {
	if t.old != nil {
		j.passed(at, w, r, t, retyped)
		return
	}
	seen := make(map[string]bool) // fields of the writer
	for _, f := range t.r.Fields {
		got := r.field(f.Name)
		g := fieldOf(t.w, j.counterpart(at, f.Name, t.w))
		if g == nil {
			j.onlyRead(at.field(f.Name), got)
			continue
		}
		seen[g.Name] = true
		j.field(at.field(f.Name), w.field(g.Name), got, types{w: g.Type, r: f.Type}, f.Name != g.Name, retyped || f.Embedded != g.Embedded)
	}
	for _, g := range t.w.Fields {
		if set := w.field(g.Name); !seen[g.Name] && !set.absent() {
			j.found(Default, "%s is ignored", at.field(g.Name).with(set))
		}
	}
}

// field compares a field that both versions have. To a reader that goes by names, a renamed one is another
// field.
func (j *judge) field(at place, w, r Value, t types, renamed, retyped bool) {
	if renamed && r.absent() && !w.absent() {
		j.found(Default, "%s is not read under its other name", at.with(w))
		return
	}
	j.value(at, w, r, t, retyped)
}

// onlyRead judges the value of a field that only the reader has.
func (j *judge) onlyRead(at place, got Value) {
	if got.absent() {
		j.found(Default, "%s is absent", at)
		return
	}
	j.found(Wrong, "%s, which was not written, is read as %s%s", at, got, j.owner(at, got))
}

// passed compares two structs of the new version between which a program of the old version was.
func (j *judge) passed(at place, w, r Value, t types, retyped bool) {
	for _, f := range t.r.Fields {
		here, written, got := at.field(f.Name), w.field(f.Name), r.field(f.Name)
		old := fieldOf(t.old, j.Former(at.plain(), f.Name))
		switch {
		case old != nil:
			j.field(here, written, got, types{f.Type, f.Type, old.Type}, f.Name != old.Name, retyped || f.Embedded != old.Embedded)
		case written.absent() && got.absent():
		case got.absent():
			j.found(Default, "%s is dropped", here.with(written))
		case differ(string(here), written, got) == "":
			j.found(Kept, "%s is kept", here.with(written))
		default:
			j.different(here, written, got, false)
		}
	}
}

// counterpart returns the name of a reader's field in the writer's type.
func (j *judge) counterpart(at place, name string, writer *schema.Type) string {
	if j.Backward {
		return j.Former(at.plain(), name)
	}
	for _, f := range writer.Fields {
		if j.Former(at.plain(), f.Name) == name {
			return f.Name
		}
	}
	return ""
}

func fieldOf(t *schema.Type, name string) *schema.Field {
	for i := range t.Fields {
		if t.Fields[i].Name == name {
			return &t.Fields[i]
		}
	}
	return nil
}

// elements compares two lists.
func (j *judge) elements(at place, w, r Value, t types, retyped bool) {
	if len(w.Parts) != len(r.Parts) {
		j.different(at, w, r, retyped)
		return
	}
	for i, p := range w.Parts {
		j.value(at.element(List, i, ""), p.Value, r.Parts[i].Value, t, retyped)
	}
}

// entries compares two maps.
func (j *judge) entries(at place, w, r Value, t types, retyped bool) {
	got := make(map[string]Value)
	for _, p := range r.Parts {
		got[p.Name] = p.Value
	}
	for i, p := range w.Parts {
		v, there := got[p.Name]
		if !there || len(w.Parts) != len(r.Parts) {
			j.different(at, w, r, retyped)
			return
		}
		j.value(at.element(Map, i, p.Name), p.Value, v, t, retyped)
	}
	if len(w.Parts) == 0 && len(r.Parts) > 0 {
		j.different(at, w, r, retyped)
	}
}

// owner says whose value it is that was read, if it is that of another field.
func (j *judge) owner(at place, got Value) string {
	if got.absent() || !got.scalar() {
		return ""
	}
	if path := find("", j.whole, got, at.plain()); path != "" {
		return ", the value of " + path
	}
	return ""
}

// find returns the path of a value in a message, except in one field.
func find(path string, in, v Value, except string) string {
	if in.scalar() {
		if path != except && equal(in, v) {
			return path
		}
		return ""
	}
	for i, p := range in.Parts {
		next := within(path, p.Name)
		if in.Kind != Struct {
			next = element(path, in.Kind, i, p.Name)
		}
		if found := find(next, p.Value, v, except); found != "" {
			return found
		}
	}
	return ""
}
