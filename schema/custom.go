package schema

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// Custom is the set of methods with which a type serializes itself. It includes methods of pointers to
// the type and of embedded types. It is empty for time.Time, because a time is a kind of its own.
type Custom uint8

// The methods.
const (
	MarshalJSON Custom = 1 << iota
	UnmarshalJSON
	MarshalText
	UnmarshalText
	MarshalBinary
	UnmarshalBinary
)

type custom struct {
	name string
	of   reflect.Type // the interface that has the method
}

// customs are the methods in the order of their bits.
var customs = [...]custom{
	{"MarshalJSON", reflect.TypeFor[json.Marshaler]()},
	{"UnmarshalJSON", reflect.TypeFor[json.Unmarshaler]()},
	{"MarshalText", reflect.TypeFor[encoding.TextMarshaler]()},
	{"UnmarshalText", reflect.TypeFor[encoding.TextUnmarshaler]()},
	{"MarshalBinary", reflect.TypeFor[encoding.BinaryMarshaler]()},
	{"UnmarshalBinary", reflect.TypeFor[encoding.BinaryUnmarshaler]()},
}

// Marshals reports whether a type, or a pointer to it, has one of the methods that encode.
func Marshals(t reflect.Type) bool {
	for i, method := range customs {
		if 1<<i&(MarshalJSON|MarshalText|MarshalBinary) != 0 && reflect.PointerTo(t).Implements(method.of) {
			return true
		}
	}
	return false
}

// names returns the names of the methods in the set.
func (c Custom) names() []string {
	var names []string
	for i, method := range customs {
		if c&(1<<i) != 0 {
			names = append(names, method.name)
		}
	}
	return names
}

// String returns the names of the methods with + between them, or "none" if there is no method.
func (c Custom) String() string {
	if c == 0 {
		return "none"
	}
	return strings.Join(c.names(), "+")
}

func parseCustom(names []string) (Custom, error) {
	var c Custom
	for _, name := range names {
		i := slices.IndexFunc(customs[:], func(method custom) bool { return method.name == name })
		if i < 0 {
			return 0, fmt.Errorf("%s isn't a method that serializes", name)
		}
		c |= 1 << i
	}
	return c, nil
}
