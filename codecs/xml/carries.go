package xml

import (
	"errors"

	"github.com/wirebench/wirebench/schema"
)

// carries returns an error if the package refuses a type as a message.
func carries(s *schema.Schema) error {
	switch {
	case s.Root.Kind == schema.List:
		return errors.New("a list has no root element")
	case s.Root.Kind == schema.Bytes, s.Root.Kind == schema.Struct && s.Root.Name == "":
		return errors.New("a type without a name has no root element")
	}
	return nil
}

// unfit returns the reason why the package refuses a type as a part of another, "" if it doesn't.
func unfit(t *schema.Type) string {
	switch {
	case t.Kind == schema.Map:
		return "no maps"
	case t.Kind == schema.Any:
		return "decoding skips interfaces"
	case t.Kind == schema.Array:
		return "decoding has no arrays"
	case t.Kind == schema.List && t.Elem.Kind == schema.List:
		return "lists of lists are flattened"
	}
	return ""
}
