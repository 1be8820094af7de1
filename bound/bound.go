// Package bound hands code that was made for one type to the codecs that need
// it: bound/<type>/<codec>.
package bound

import (
	"reflect"

	"github.com/wirebench/wirebench/bound/person/limit"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus/person"
)

// For returns the code made for a type, by codec name; nil if there is none.
func For(t reflect.Type) map[string]func() (codec.Port, error) {
	return glue[t]
}

var glue = map[reflect.Type]map[string]func() (codec.Port, error){
	reflect.TypeFor[person.Person](): {"limit": limit.Port},
}
