package dagcbor

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// list are the pointers of which the library can't make a nullable: it asks for a pointer
// to a scalar or struct, and decodes an unsigned integer behind one as if it had a sign.
func list(t *schema.Type) bool {
	switch t.Elem.Kind {
	case schema.Optional, schema.List, schema.Array, schema.Bytes, schema.Map, schema.Any, schema.Uint:
		return true
	}
	return false
}

// number replaces uint, of which the library carries the lower half only.
func number(t *schema.Type) string {
	if t.Kind == schema.Uint && t.Word {
		return "uint64"
	}
	return ""
}

// unfit says why a type has no schema.
func unfit(t *lower.Type) string {
	for _, f := range t.Fields {
		if strings.ContainsFunc(f.Name, func(r rune) bool { return r > '~' }) {
			return "no names of fields beyond ASCII"
		}
	}
	return ""
}

// described returns the schema of structs in IPLD's language.
func described(structs []*lower.Type) string {
	d := describer{structs: structs, lists: make(map[string]string)}
	for _, t := range structs {
		d.structure(t)
	}
	return d.String()
}

// describer writes a schema. Lists have names: the library takes lists without one for the
// same if they differ in nullable only.
type describer struct {
	strings.Builder
	structs []*lower.Type
	lists   map[string]string // names by what they are
}

func (d *describer) structure(t *lower.Type) {
	var fields strings.Builder
	for _, f := range t.Fields {
		fmt.Fprintf(&fields, "\t%s %s\n", f.Name, d.expression(f.Type))
	}
	fmt.Fprintf(d, "type %s struct { # %s\n%s}", name(d.structs, t), t.Go, fields.String())
	// What is no struct of the user's has no names to send.
	if slices.ContainsFunc(t.Fields, func(f lower.Field) bool { return f.Source == nil }) {
		d.WriteString(" representation tuple")
	}
	d.WriteString("\n")
}

// name is that of a struct in the schema, where a Go name may mean something else.
func name(structs []*lower.Type, t *lower.Type) string {
	i := slices.IndexFunc(structs, func(s *lower.Type) bool { return s.Go == t.Go })
	return fmt.Sprintf("T%d", i+1)
}

func (d *describer) expression(t *lower.Type) string {
	switch t.Kind {
	case schema.Bool:
		return "Bool"
	case schema.Int, schema.Uint, schema.Duration:
		return "Int"
	case schema.Float:
		return "Float"
	case schema.String:
		return "String"
	case schema.Bytes:
		return "Bytes"
	case schema.Optional:
		return "nullable " + d.expression(t.Elem)
	case schema.List:
		return d.list("[" + d.expression(t.Elem) + "]")
	}
	return name(d.structs, t)
}

// list is the name of a list.
func (d *describer) list(is string) string {
	if d.lists[is] == "" {
		d.lists[is] = fmt.Sprintf("L%d", len(d.lists)+1)
		fmt.Fprintf(d, "type %s %s\n", d.lists[is], is)
	}
	return d.lists[is]
}
