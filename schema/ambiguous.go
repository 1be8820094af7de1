package schema

import (
	"fmt"
	"slices"
	"strings"
)

// member is a field of a JSON object as encoding/json sees it.
type member struct {
	path, name string
	depth      int // of embedded structs
	tagged     bool
}

// Ambiguous returns the fields that encoding/json leaves out, in both directions, because another
// field has the same name in JSON. Types with a MarshalJSON are left alone.
func (s *Schema) Ambiguous() (found []Problem) {
	for path, t := range s.Paths() {
		if t.Kind != Struct || t.Custom&MarshalJSON != 0 {
			continue
		}
		all := members(t, "", 0, nil)
		for _, m := range all {
			rival := slices.IndexFunc(all, func(o member) bool { return o.path != m.path && o.name == m.name && !m.hides(o) })
			if rival < 0 {
				continue
			}
			p := Problem{Path: path + "." + m.path, Type: t, What: fmt.Sprintf("the JSON name %q", m.name), Help: "give it another name"}
			if other := all[rival]; other.hides(m) {
				p.Why = fmt.Sprintf("field %s has it too, and encoding/json leaves out the one that is embedded", other.path)
				if other.depth == m.depth {
					p.Why = fmt.Sprintf("the tag of field %s has it too, and encoding/json leaves out the one without a tag", other.path)
				}
			} else {
				p.Why = fmt.Sprintf("field %s has it too, and encoding/json leaves out both", all[rival].path)
			}
			found = append(found, p)
		}
	}
	return found
}

// hides reports whether encoding/json takes m if o has the same name.
func (m member) hides(o member) bool {
	return m.depth < o.depth || m.depth == o.depth && m.tagged && !o.tagged
}

// members returns the members of a struct's JSON object with those of embedded structs.
func members(t *Type, path string, depth int, inside []*Type) (all []member) {
	if slices.Contains(inside, t) {
		return nil
	}
	inside = append(slices.Clip(inside), t)
	add := func(f Field, path string, depth int) {
		if f.JSON != "" {
			tag, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			all = append(all, member{path + f.Name, f.JSON, depth, tag != ""})
			return
		}
		embedded := f.Type
		if embedded.Kind == Optional {
			embedded = embedded.Elem
		}
		all = append(all, members(embedded, path+f.Name+".", depth+1, inside)...)
	}
	for _, f := range t.Fields {
		if !f.LeftOut() {
			add(f, path, depth)
		}
	}
	for _, f := range t.Promoted {
		if !f.Hidden && !f.LeftOut() {
			add(f.Field, path+f.In+".", depth+1+strings.Count(f.In, "."))
		}
	}
	return all
}
