package schema_test

import (
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/schema"
)

// TestSum: a type that changes in any way that a format may notice has another sum, and the sum of a type is
// the same each time.
func TestSum(t *testing.T) {
	type inner struct{ A int }
	had := make(map[uint32]reflect.Type)
	for _, of := range []reflect.Type{
		reflect.TypeFor[struct{ A, B string }](),
		reflect.TypeFor[struct{ B, A string }](),
		reflect.TypeFor[struct {
			A string
			B string `json:"b"`
		}](),
		reflect.TypeFor[struct {
			A string
			B string `wire:"7"`
		}](),
		reflect.TypeFor[struct {
			A string
			b string
		}](),
		reflect.TypeFor[struct{ A, B []string }](),
		reflect.TypeFor[struct{ A, B [2]string }](),
		reflect.TypeFor[struct{ A, B [3]string }](),
		reflect.TypeFor[struct {
			A []string
			B map[string]string
		}](),
		reflect.TypeFor[struct {
			A, B inner
			C    *inner
		}](),
		reflect.TypeFor[struct {
			A *inner
			B inner
			C *inner
		}](),
		reflect.TypeFor[struct{ A, B int }](),
		reflect.TypeFor[struct{ A, B int64 }](),
		reflect.TypeFor[struct{ A, B int32 }](),
		reflect.TypeFor[struct{ A, B uint32 }](),
		reflect.TypeFor[inner](),
		reflect.TypeFor[chain](),
	} {
		sum := schema.Of(of).Sum()
		if other, there := had[sum]; there {
			t.Errorf("%v and %v have the same sum", other, of)
		}
		had[sum] = of
		if again := schema.Of(of).Sum(); again != sum {
			t.Errorf("%v has the sums %d and %d", of, sum, again)
		}
	}
}
