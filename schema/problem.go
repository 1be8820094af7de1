package schema

import (
	"fmt"
	"strconv"
	"strings"
)

// Problem describes a part of a type that can't be expressed, or not in the way that the source asks
// for.
type Problem struct {
	// Path leads from the root to the part: "Order.Lines[].note". [] stands for the elements of a
	// list or map, and [key] for the keys of a map. A root without a name adds nothing to the path.
	Path string
	Type *Type  // the type at the path, or the struct that has the field
	What string // what the part is: "an unexported field"
	Why  string // why it can't be expressed
	Help string // what the user can do
}

// String returns the problem in one line.
func (p Problem) String() string {
	return fmt.Sprintf("%s: %s: %s; %s", place(p.Path), p.What, p.Why, p.Help)
}

// Numbered reports whether the problem concerns only the number of a field. The field itself can be
// expressed.
func (p Problem) Numbered() bool {
	return strings.HasPrefix(p.What, wireTagged) || strings.HasPrefix(p.What, reservedTagged)
}

// These are the beginnings of What for the problems of tags with numbers.
const (
	wireTagged     = "the tag wire:"
	reservedTagged = "the tag reserved:"
)

// place returns a path as people read it.
func place(path string) string {
	if path == "" {
		return "the type itself"
	}
	return path
}

// rootPath returns the beginning of all paths.
func (s *Schema) rootPath() string {
	if s.Root.Name == "" {
		return ""
	}
	return s.Root.Text(func(string) string { return "" })
}

// The values of Type.Why: what a type is that can't be expressed.
const (
	channel          = "a channel"
	function         = "a function"
	unsafePointer    = "unsafe.Pointer"
	UintptrNumber    = "uintptr"
	ComplexNumber    = "a complex number"
	methodsInterface = "an interface with methods"
	incomplete       = "an incomplete type"
)

type advice struct{ why, help string }

// advices are the advices by Type.Why.
var advices = map[string]advice{
	channel:          {"the values that pass through it are not part of it", "send a slice of these values"},
	function:         {"code can't be sent", "send a name for the function"},
	unsafePointer:    {"an address means nothing to the receiver", "send the value that it points to"},
	UintptrNumber:    {"an address means nothing to the receiver", "use uint64 for a number"},
	ComplexNumber:    {"few formats have such numbers", "use a struct of two floats"},
	methodsInterface: {"decoding can't know which type it holds", "use that type, or any"},
	incomplete:       {"it has type parameters or does not compile", "name an instance, or correct the source"},
}

// Problems returns the problems of all parts of the Go type that the schema does not express. A problem
// of a struct, or of another type with a name, is listed once, under the first path to it.
func (s *Schema) Problems() []Problem {
	var found []Problem
	seen := make(map[*Type]bool)
	var walk func(path string, t *Type)
	walk = func(path string, t *Type) {
		if t.Why != "" {
			a := advices[t.Why]
			found = append(found, Problem{path, t, t.Why, a.why, a.help})
			return
		}
		if t.Name != "" || t.Kind == Struct {
			if seen[t] {
				return
			}
			seen[t] = true
		}
		for _, f := range t.Hidden {
			if p, ok := t.hidden(f); ok {
				p.Path = path + "." + f.Name
				found = append(found, p)
			}
		}
		for _, f := range t.Fields {
			for _, p := range t.misnumbered(f) {
				p.Path = path + "." + f.Name
				found = append(found, p)
			}
		}
		for _, p := range t.parts() {
			walk(path+p.step, p.typ)
		}
	}
	walk(s.rootPath(), s.Root)
	return found
}

// hidden returns the problem of an unexported field. A blank field has no value. It is a problem only
// if it is in the type's expression.
func (t *Type) hidden(f Field) (Problem, bool) {
	p := Problem{Type: t, What: "an unexported field", Why: "only its own package can use it", Help: "export it"}
	switch {
	case f.Name == "_" && t.Name != "":
		return Problem{}, false
	case f.Name == "_":
		p.What, p.Why, p.Help = "a blank field of a type without a name", "only its own package can express that type", "give the type a name"
	case f.Embedded:
		p.What, p.Help = "an embedded field of an unexported type", "export the type"
	}
	if way := t.Custom.way(); way != "" {
		p.Help += ", or send the result of its " + way
	}
	return p, true
}

// way returns the name of a method that returns the whole value and has an inverse, or "" if there is
// none.
func (c Custom) way() string {
	for both := MarshalBinary | UnmarshalBinary; both != 0; both >>= 2 {
		if c&both == both {
			return (both &^ (both << 1)).names()[0]
		}
	}
	return ""
}

// misnumbered returns the problems of a field whose tags ask for an ID that the field can't have, or that
// can't be reserved.
func (t *Type) misnumbered(f Field) (all []Problem) {
	if _, why := t.reserved(f); why != "" {
		all = append(all, Problem{
			Type: t, What: reservedTagged + strconv.Quote(f.Tag.Get("reserved")), Why: why, Help: `write it like reserved:"3 int32"`,
		})
	}
	asked, tagged := f.wireTag()
	if !tagged || asked == f.ID {
		return all
	}
	p := Problem{
		Type: t,
		What: wireTagged + strconv.Quote(f.Tag.Get("wire")),
		Why:  fmt.Sprintf("the number must be whole, from 1 to %d", 1<<31-1),
		Help: fmt.Sprintf("without it the field has %d", f.ID),
	}
	for _, other := range t.Fields {
		if asked != 0 && other.ID == asked {
			p.Why = fmt.Sprintf("field %s has that number", other.Name)
		}
	}
	return append(all, p)
}
