package codec

import (
	"errors"
	"maps"
	"reflect"

	"github.com/wirebench/wirebench/schema"
)

// Type is a type whose values are encoded: a built-in data set's or a user's.
type Type struct {
	Name   string
	Go     reflect.Type
	Schema *schema.Schema
	// Names are the names under which types of a published data set were measured
	// where it was published, "path/of/package.Type", for formats that write the names
	// of types. A type that is not here has its own.
	Names map[reflect.Type]string
	// New returns a new zero value, *T.
	New func() any
	// Glue is code made for this type, by codec name. Codecs that need such code
	// find it here, so that built-in types and users' types take the same road.
	Glue map[string]func() (Port, error)
	// Plain is the type's message where it is not the type itself; else nil. Values are
	// equal where their messages are.
	Plain *Plain
	// Partial are messages that lack the parts that a codec can't carry, by codec, where they
	// were asked for.
	Partial map[string]*Plain
}

// Part returns the type with the message that lacks the parts that a codec can't carry; nil if
// it has none.
func (t *Type) Part(codec string) *Type {
	if t.Partial[codec] == nil {
		return nil
	}
	part := *t
	part.Plain = t.Partial[codec]
	return &part
}

// Glue is code made for types: ports by type and codec name.
type Glue map[reflect.Type]map[string]func() (Port, error)

// Join returns what all of them have.
func Join(glues ...func() Glue) Glue {
	joined := make(Glue)
	for _, glue := range glues {
		for t, ports := range glue() {
			if joined[t] == nil {
				joined[t] = make(map[string]func() (Port, error))
			}
			maps.Copy(joined[t], ports)
		}
	}
	return joined
}

// Unfit stands for the port of a type that a codec can't carry, and why.
func Unfit(reason string) func() (Port, error) {
	return func() (Port, error) { return Port{}, errors.New(reason) }
}

// NotMade is the reason of a codec that needs code for a type where there is none.
const NotMade = "its code for this type is no part of the program; it is made when --codec names the codec"

// Glued is the Bind of a codec whose ports are made for each type.
func Glued(name string) func(*Type) (Port, error) {
	return func(t *Type) (Port, error) {
		port, ok := t.Glue[name]
		if !ok {
			return Port{}, errors.New(NotMade)
		}
		return port()
	}
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
