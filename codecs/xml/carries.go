package xml

import (
	"errors"

	"github.com/wirebench/wirebench/schema"
)

// carries tells what the package refuses, and what it accepts and then loses.
func carries(s *schema.Schema) error {
	switch {
	case s.Has(schema.Map):
		return errors.New("no maps")
	case s.Has(schema.Any):
		return errors.New("decoding skips interfaces")
	case s.Has(schema.Array):
		return errors.New("decoding has no arrays")
	case s.Root.Kind == schema.List:
		return errors.New("a list has no root element")
	case s.Root.Kind == schema.Bytes, s.Root.Kind == schema.Struct && s.Root.Name == "":
		return errors.New("a type without a name has no root element")
	case nestsLists(s.Root, make(map[*schema.Type]bool)):
		return errors.New("lists of lists are flattened")
	}
	return nil
}

func nestsLists(t *schema.Type, seen map[*schema.Type]bool) bool {
	if t == nil || seen[t] {
		return false
	}
	seen[t] = true
	if t.Kind == schema.List && t.Elem.Kind == schema.List || nestsLists(t.Elem, seen) {
		return true
	}
	for _, f := range t.Fields {
		if nestsLists(f.Type, seen) {
			return true
		}
	}
	return false
}
