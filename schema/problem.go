package schema

import (
	"fmt"
	"strconv"
	"strings"
)

// Problem is a part of a schema that can't be expressed, or not as the source has
// it.
type Problem struct {
	// Path leads from the root to the part in Go's terms, "Order.Lines[].note": []
	// stands for the elements of a list or map, [key] for a map's keys. A root
	// without a name is "" with what follows.
	Path string
	Type *Type  // what the path leads to, or the struct that has the field
	What string // "an unexported field"
	Why  string // it can't be expressed
	Help string // what would help
}

// String returns the problem in one line.
func (p Problem) String() string {
	return fmt.Sprintf("%s: %s: %s; %s", place(p.Path), p.What, p.Why, p.Help)
}

// Numbered tells that it is of the number of a field, and nothing is lost for it.
func (p Problem) Numbered() bool { return strings.HasPrefix(p.What, wireTagged) }

// wireTagged begins what is said of a tag with a number.
const wireTagged = "the tag wire:"

// place is a path for people.
func place(path string) string {
	if path == "" {
		return "the type itself"
	}
	return path
}

// rootPath is where all paths begin.
func (s *Schema) rootPath() string {
	if s.Root.Name == "" {
		return ""
	}
	return s.Root.Text(func(string) string { return "" })
}

// What types are that can't be expressed: Type.Why.
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

// advices are by Type.Why.
var advices = map[string]advice{
	channel:          {"what passes through it is not part of the value", "send a slice of what it delivers"},
	function:         {"code can't be sent", "send what names the function"},
	unsafePointer:    {"an address means nothing to who receives it", "send what it points to"},
	UintptrNumber:    {"an address means nothing to who receives it", "use uint64 for a number"},
	ComplexNumber:    {"few formats have such numbers", "use a struct of two floats"},
	methodsInterface: {"decoding can't tell which type is behind it", "use that type, or any"},
	incomplete:       {"it has type parameters or does not compile", "name an instance, or correct the source"},
}

// Problems returns what of the Go type the schema does not express. A problem of a
// struct or another type with a name stands once, under the first path to it.
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
			if p, ok := t.misnumbered(f); ok {
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

// hidden is the problem of an unexported field. A blank one has no value, and
// matters only where the type's expression has it.
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
		p.Help += ", or send the struct as what its " + way + " returns"
	}
	return p, true
}

// way is the method that gives all of a value, and has its inverse; "" if none.
func (c Custom) way() string {
	for both := MarshalBinary | UnmarshalBinary; both != 0; both >>= 2 {
		if c&both == both {
			return (both &^ (both << 1)).names()[0]
		}
	}
	return ""
}

// misnumbered is the problem of a field whose tag asks for an ID that it can't have.
func (t *Type) misnumbered(f Field) (Problem, bool) {
	asked, tagged := f.wireTag()
	if !tagged || asked == f.ID {
		return Problem{}, false
	}
	p := Problem{
		Type: t,
		What: wireTagged + strconv.Quote(f.Tag.Get("wire")),
		Why:  fmt.Sprintf("numbers are whole, from 1 to %d", 1<<31-1),
		Help: fmt.Sprintf("without it the field has %d", f.ID),
	}
	for _, other := range t.Fields {
		if asked != 0 && other.ID == asked {
			p.Why = fmt.Sprintf("field %s has that number", other.Name)
		}
	}
	return p, true
}
