package schema

import (
	"maps"
	"slices"
)

const (
	// Recursive is the word for parts of a type that contain the type itself.
	Recursive = "parts that contain themselves"
	// otherKeys is the word for maps whose keys are no texts.
	otherKeys = "maps by other keys than texts"
)

// words are the words for kinds of parts. Every type has structs, numbers or truth values.
var words = map[Kind]string{
	String: "texts", Bytes: "bytes", Time: "times", Duration: "durations", Any: "interfaces", Optional: "optional parts",
	List: "lists", Array: "arrays", Map: "maps",
}

// Part returns the word for the kind of part that the type itself is, such as "lists". It is "" for
// structs, numbers and truth values.
func (t *Type) Part() string { return words[t.Kind] }

// PartWords returns all words of [Type.Parts], in alphabetical order.
func PartWords() []string {
	return slices.Sorted(slices.Values(append(slices.Collect(maps.Values(words)), otherKeys, Recursive)))
}

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
		w.found = append(w.found, Recursive)
	}
	if visited {
		return
	}
	w.on[t] = true
	defer func() { w.on[t] = false }()
	if word := t.Part(); word != "" {
		w.found = append(w.found, word)
	}
	if t.Kind == Map && t.Key.Kind != String {
		w.found = append(w.found, otherKeys)
	}
	w.walk(t.Key)
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
