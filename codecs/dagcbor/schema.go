package dagcbor

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// list reports whether a pointer becomes a list because the library can't make it nullable. A
// nullable must be a pointer to a scalar or a struct. The library decodes an unsigned integer
// behind a pointer as if it were signed.
func list(t *schema.Type) bool {
	switch t.Elem.Kind {
	case schema.Optional, schema.List, schema.Array, schema.Bytes, schema.Map, schema.Any, schema.Uint:
		return true
	}
	return false
}

// number replaces uint, because the library carries only its lower half.
func number(t *schema.Type) string {
	if t.Kind == schema.Uint && t.Word {
		return "uint64"
	}
	return ""
}

// unfit returns the reason why a type has no schema, "" if it has one.
func unfit(t *lower.Type) string {
	for _, f := range t.Fields {
		if strings.ContainsFunc(f.Name, func(r rune) bool { return r > '~' }) {
			return "no names of fields beyond ASCII"
		}
	}
	return ""
}

// described returns the schema of structs in IPLD's schema language.
func described(structs []*lower.Type) string {
	d := describer{structs: structs, lists: make(map[string]string)}
	for _, t := range structs {
		d.structure(t)
	}
	return d.String()
}

// describer writes a schema. Lists get names, because the library confuses lists without names that
// differ only in nullable.
type describer struct {
	strings.Builder
	structs []*lower.Type
	lists   map[string]string // names by element type
}

func (d *describer) structure(t *lower.Type) {
	var fields strings.Builder
	for _, f := range t.Fields {
		fmt.Fprintf(&fields, "\t%s %s\n", f.Name, d.expression(f.Type))
	}
	fmt.Fprintf(d, "type %s struct { # %s\n%s}", name(d.structs, t), t.Go, fields.String())
	// A struct that is not the user's has no field names to send.
	if slices.ContainsFunc(t.Fields, func(f lower.Field) bool { return f.Source == nil }) {
		d.WriteString(" representation tuple")
	}
	d.WriteString("\n")
}

// name returns the name of a struct in the schema, where the Go name may have another meaning.
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

// list returns the name of a list.
func (d *describer) list(is string) string {
	if d.lists[is] == "" {
		d.lists[is] = fmt.Sprintf("L%d", len(d.lists)+1)
		fmt.Fprintf(d, "type %s %s\n", d.lists[is], is)
	}
	return d.lists[is]
}
