// Package moved has types that were in another package before.
package moved

import (
	"reflect"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/versions"
)

// Moved comes from another package.
type Moved struct {
	ID    int64
	Inner MovedInner
	Count int32
}

// MovedInner comes from another package.
type MovedInner struct {
	Name string
	Size int32
}

// Set returns the data set of the change, in which also the path of the package is another one.
func Set() corpus.Set {
	s := versions.Set("type-moved", func() []Moved {
		return []Moved{{31, MovedInner{"cat", 32}, 33}, {41, MovedInner{"dog", 42}, 43}, {}}
	})
	s.Type.Names = map[reflect.Type]string{
		reflect.TypeFor[Moved]():      "versions/moved.Moved",
		reflect.TypeFor[MovedInner](): "versions/moved.MovedInner",
	}
	return s
}
