// Package bound hands code that was made for one type to the codecs that need
// it: bound/<family of data sets>/<codec>. Everything below it is made by
//
//	go generate ./bound
package bound

import (
	"maps"
	"reflect"
	"sync"

	"github.com/wirebench/wirebench/codec"
)

//go:generate go run ./generate

// For returns the code made for a type, by codec name; nil if there is none.
func For(t reflect.Type) map[string]func() (codec.Port, error) { return all()[t] }

// all is made when it is first asked for, which costs no start-up.
var all = sync.OnceValue(func() codec.Glue {
	joined := make(codec.Glue)
	for _, glue := range made {
		for t, ports := range glue() {
			if joined[t] == nil {
				joined[t] = make(map[string]func() (codec.Port, error))
			}
			maps.Copy(joined[t], ports)
		}
	}
	return joined
})
