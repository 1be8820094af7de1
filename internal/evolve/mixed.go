package evolve

import "github.com/wirebench/wirebench/schema"

// mixed compares values of different types.
func (j *judge) mixed(at place, w, r Value, t types) {
	t.old = nil
	switch {
	case w.absent() && r.absent():
		if !equal(w, r) {
			j.found(Default, "%s is read as %s", at.with(w), r)
		}
	case w.Kind == Map && r.Kind == List:
		j.pairs(at, w, asMap(r), r)
	case w.Kind == List && r.Kind == Map:
		j.pairs(at, asMap(w), r, r)
	case j.boxed(at, w, r, t):
	case r.Kind == List && w.Kind != List && len(r.Parts) == 1 && listed(t.r):
		j.value(at, w, r.Parts[0].Value, types{w: t.w, r: t.r.Elem}, true)
	case w.Kind == List && r.Kind != List && len(w.Parts) == 1 && listed(t.w):
		j.value(at, w.Parts[0].Value, r, types{w: t.w.Elem, r: t.r}, true)
	case !w.scalar() || !r.scalar() || !equal(w, r):
		j.different(at, w, r, true)
	}
}

// boxed reports whether one of the values is a struct of which a single field is set, and this field is the other value.
// Methods of a type may take what was a list for a field of what is a struct now.
func (j *judge) boxed(at place, w, r Value, t types) bool {
	part := &judge{Types: j.Types, whole: j.whole, worst: Finding{Outcome: Same}}
	switch {
	case r.Kind == Struct && w.Kind != Struct:
		f := only(r, t.r)
		if f == nil {
			return false
		}
		part.value(at, w, r.field(f.Name), types{w: t.w, r: f.Type}, true)
	case w.Kind == Struct && r.Kind != Struct:
		f := only(w, t.w)
		if f == nil {
			return false
		}
		part.value(at, w.field(f.Name), r, types{w: f.Type, r: t.r}, true)
	default:
		return false
	}
	return part.worst.Outcome == Same
}

// only returns the one field of a struct that is set, nil if none is or several are.
func only(v Value, t *schema.Type) (one *schema.Field) {
	for i := range t.Fields {
		if v.field(t.Fields[i].Name).absent() {
			continue
		}
		if one != nil {
			return nil
		}
		one = &t.Fields[i]
	}
	return one
}

// pairs compares maps, of which one may have been a list of pairs. read is what the reader got.
func (j *judge) pairs(at place, w, r, read Value) {
	if w.Kind != Map || r.Kind != Map || differ(string(at), w, r) != "" {
		j.different(at, w, read, true)
	}
}

// asMap returns a list of structs of two fields as a map from the first to the second one. Other lists stay
// what they are.
func asMap(list Value) Value {
	m := Value{Kind: Map}
	for _, p := range list.Parts {
		if p.Value.Kind != Struct || len(p.Value.Parts) != 2 {
			return list
		}
		pair := p.Value.Parts
		m.Parts = append(m.Parts, Part{pair[0].Value.key(), pair[1].Value})
	}
	m.sort()
	return m
}
