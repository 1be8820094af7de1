package emit

import (
	"strconv"

	"github.com/wirebench/wirebench/schema"
)

// Name returns an exported identifier for a type. It is unique in the job and the same every time.
// A root gets the name of the root, a named type its own name, and any other type a name made of
// its parts. If types of several packages share a name, the later ones get a number. A type that no root
// has, such as that of a removed field, may have the name of another one.
func (j *Job) Name(t *schema.Type) string {
	if j.names == nil {
		j.names = make(map[*schema.Type]string)
		j.nameAll()
	}
	if name := j.names[t]; name != "" {
		return name
	}
	return partsName(t)
}

func (j *Job) nameAll() {
	taken := make(map[string]bool)
	give := func(t *schema.Type, base string) {
		if j.names[t] != "" {
			return
		}
		name := base
		for n := 2; taken[name] || reserved[name] && t.Pkg != "time" && t.Name != ""; n++ {
			name = base + strconv.Itoa(n)
		}
		taken[name] = true
		j.names[t] = name
	}
	for _, root := range j.Roots {
		give(root.Schema.Root, root.Name)
	}
	// Names of Go types come first, so that they take precedence over names made of parts.
	for _, root := range j.Roots {
		for t := range root.Schema.All() {
			if t.Name != "" {
				give(t, Exported(t.Name))
			}
		}
	}
	for _, root := range j.Roots {
		for t := range root.Schema.All() {
			give(t, partsName(t))
		}
	}
}

// reserved are the names that emitters give to the code that they make for times.
var reserved = map[string]bool{"Time": true, "Timestamp": true, "Duration": true}

// partsName names a type without a name after its parts.
func partsName(t *schema.Type) string {
	switch {
	case t.Name != "":
		return Exported(t.Name)
	case t.Kind == schema.Map:
		return partsName(t.Key) + partsName(t.Elem) + "Map"
	case t.Kind == schema.Array:
		return partsName(t.Elem) + strconv.Itoa(t.Len)
	case t.Elem != nil:
		return partsName(t.Elem) + Exported(t.Kind.String())
	}
	return Exported(t.Kind.String())
}

// Roots returns the types of the schemas, each once and under a name of its own.
func Roots(schemas []*schema.Schema) []Root {
	var roots []Root
	seen := make(map[*schema.Type]bool)
	names := make(map[string]bool)
	for _, s := range schemas {
		if seen[s.Root] {
			continue
		}
		seen[s.Root] = true
		name := partsName(s.Root)
		for n := 2; names[name]; n++ {
			name = partsName(s.Root) + strconv.Itoa(n)
		}
		names[name] = true
		roots = append(roots, Root{Name: name, Schema: s})
	}
	return roots
}
