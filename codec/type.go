package codec

import (
	"reflect"

	"github.com/wirebench/wirebench/schema"
)

// Type is a type whose values are encoded: a built-in data set's or a user's.
type Type struct {
	Name   string
	Go     reflect.Type
	Schema *schema.Schema
	// New returns a new zero value, *T.
	New func() any
	// Glue is code made for this type, by codec name. Codecs that need such code
	// find it here, so that built-in types and users' types take the same road.
	Glue map[string]func() (Port, error)
}

// Of returns the Type of T under the given name.
func Of[T any](name string) *Type {
	t := reflect.TypeFor[T]()
	return &Type{
		Name:   name,
		Go:     t,
		Schema: schema.Of(t),
		New:    func() any { return new(T) },
	}
}
