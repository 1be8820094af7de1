package emit

import "github.com/wirebench/wirebench/schema"

// Begin returns the result list of a function and the beginning of its body. The results are a
// value of the Go type value, if that is not "", and an error. Code for a type t with interfaces
// may panic as described in package anyjson. The function recovers from such panics and returns
// them as its error.
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
