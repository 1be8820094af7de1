package schema

import "slices"

// Parts returns which kinds of parts a type is made of, apart from numbers, truth values and structs: the
// words for them, such as "lists" and "optional parts", in alphabetical order. What was found out about
// the handling of one kind of parts says nothing about another kind.
func (t *Type) Parts() []string {
	w := partsWalk{on: make(map[*Type]bool)}
	w.walk(t)
	slices.Sort(w.found)
	return slices.Compact(w.found)
}

// partsWalk visits the types that a type is made of. on says of each whether the walk is within it, once it
// was visited.
type partsWalk struct {
	on    map[*Type]bool
	found []string
}

func (w *partsWalk) walk(t *Type) {
	if t == nil {
		return
	}
	within, visited := w.on[t]
	if within {
		w.found = append(w.found, "parts that contain themselves")
	}
	if visited {
		return
	}
	w.on[t] = true
	defer func() { w.on[t] = false }()
	switch t.Kind {
	case String:
		w.found = append(w.found, "texts")
	case Bytes:
		w.found = append(w.found, "bytes")
	case Time:
		w.found = append(w.found, "times")
	case Duration:
		w.found = append(w.found, "durations")
	case Any:
		w.found = append(w.found, "interfaces")
	case Optional:
		w.found = append(w.found, "optional parts")
	case List:
		w.found = append(w.found, "lists")
	case Array:
		w.found = append(w.found, "arrays")
	case Map:
		w.found = append(w.found, "maps")
		if t.Key.Kind != String {
			w.found = append(w.found, "maps by other keys than texts")
		}
		w.walk(t.Key)
	}
	w.walk(t.Elem)
	for _, f := range slices.Concat(t.Fields, t.Accessors) {
		w.walk(f.Type)
	}
	for _, p := range t.Promoted {
		w.walk(p.Type)
	}
	for _, u := range t.Union {
		w.walk(u)
	}
}
