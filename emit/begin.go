package emit

import "github.com/wirebench/wirebench/schema"

// Begin returns the results of a function, an error behind the value of a type or
// alone where that is "", and the beginning of its body. Code for a type with
// interfaces may panic there as package anyjson does: such panics become the error.
func (s *Source) Begin(t *schema.Type, value string) string {
	if of := (schema.Schema{Root: t}); !of.Has(schema.Any) {
		if value == "" {
			return "error {"
		}
		return "(" + value + ", error) {"
	}
	if value != "" {
		value = "_ " + value + ", "
	}
	return "(" + value + "err error) {\ndefer " + s.Import("github.com/wirebench/wirebench/rt/anyjson") + ".Catch(&err)"
}
