package polyglot

import (
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/schema"
)

type ends struct{ A, B *int }

// What the library can't read back is refused, with the field that makes a set pointer look like nil.
func TestUnfit(t *testing.T) {
	for _, test := range []struct {
		typ  reflect.Type
		want string
	}{
		{reflect.TypeFor[*ends](), "a set pointer is read as nil if A, which is written first, is nil"},
		{reflect.TypeFor[*struct {
			E  struct{}
			In ends
			N  *int
		}](), "a set pointer is read as nil if In.A, which is written first, is nil"},
		{reflect.TypeFor[*struct{ E struct{} }](), "a pointer to an empty struct is read as nil or as what follows it"},
		{reflect.TypeFor[**int](), "no pointers to pointers"},
		{reflect.TypeFor[*struct {
			A *int
			N int
		}](), ""},
		{reflect.TypeFor[*[0]*int](), ""},
		{reflect.TypeFor[*int](), ""},
		{reflect.TypeFor[ends](), ""},
	} {
		if got := unfit(schema.Of(test.typ).Root); got != test.want {
			t.Errorf("%v: %q, want %q", test.typ, got, test.want)
		}
	}
}
