package codec

import (
	"errors"
	"maps"
	"math/bits"
	"reflect"
	"slices"

	"github.com/wirebench/wirebench/schema"
)

// Type is a type whose values are encoded: that of a built-in data set or of a user.
type Type struct {
	Name   string
	Go     reflect.Type
	Schema *schema.Schema
	// Names are the names, such as "path/of/package.Type", that types had where a published data set
	// was published. They are for formats that write the names of types. Other types have their own
	// names.
	Names map[reflect.Type]string
	// New returns a new zero value, *T.
	New func() any
	// Glue is code made for this type, by codec name. Codecs that need such code find it here, so that
	// built-in types and users' types are treated alike.
	Glue map[string]func() (Port, error)
	// Surrogate is the type's message, or nil if the message is the type itself. Values are equal if their
	// messages are.
	Surrogate *Surrogate
	// Partial are messages that lack the parts that a codec can't carry, by codec name. They are set
	// only if they were asked for.
	Partial map[string]*Surrogate
}

// Part returns the type with the message that lacks the parts that a codec can't carry, or nil if there
// is no such message.
func (t *Type) Part(codec string) *Type {
	if t.Partial[codec] == nil {
		return nil
	}
	part := *t
	part.Surrogate = t.Partial[codec]
	return &part
}

// PartKinds returns the kinds of parts that the type and its message have, in the words of
// [schema.Type.Parts] and in alphabetical order.
func (t *Type) PartKinds() []string {
	parts := t.Schema.Root.Parts()
	if t.Surrogate != nil {
		parts = append(parts, t.Surrogate.Type.Schema.Root.Parts()...)
		slices.Sort(parts)
	}
	return slices.Compact(parts)
}

// Sum returns a checksum of the forms of the type and of its message ([schema.Schema.Sum]).
func (t *Type) Sum() uint32 {
	sum := t.Schema.Sum()
	if t.Surrogate != nil {
		sum = bits.RotateLeft32(sum, 1) ^ t.Surrogate.Type.Schema.Sum()
	}
	return sum
}

// Glue is code made for types: ports by type and codec name.
type Glue map[reflect.Type]map[string]func() (Port, error)

// Attach gives a type, its message and its parts the ports that were made for them.
func (g Glue) Attach(t *Type) {
	t.Glue = g[t.Go]
	if t.Surrogate != nil {
		t.Surrogate.Type.Glue = g[t.Surrogate.Type.Go]
	}
	for _, p := range t.Partial {
		p.Type.Glue = g[p.Type.Go]
	}
}

// Join returns the ports of all glues together.
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

// Unfit takes the place of the port of a type that a codec can't carry. It returns a function that
// returns the reason as an error.
func Unfit(reason string) func() (Port, error) {
	return func() (Port, error) { return Port{}, errors.New(reason) }
}

// NotMade is the reason of a codec that needs code for a type if there is no such code.
const NotMade = "its code for this type is not in the program; it is made when --codec names the codec"

// Glued returns the Bind of a codec whose ports are made for each type.
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
