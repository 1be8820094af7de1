package convert

import (
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

func TestUnfit(t *testing.T) {
	type bits byte
	tests := []struct {
		typ  reflect.Type
		want string
	}{
		{reflect.TypeFor[map[string][]byte](), ""},
		{reflect.TypeFor[map[string][]any](), ""},
		{reflect.TypeFor[[]bits](), "no slices of a byte type with a name"},
		{reflect.TypeFor[map[*int]int](), "no maps with pointers as keys"},
		{reflect.TypeFor[map[any]int](), "no maps with interfaces in their keys"},
		{reflect.TypeFor[map[[2]struct{ A any }]int](), "no maps with interfaces in their keys"},
	}
	for _, tt := range tests {
		if got := emit.Reason(schema.Of(tt.typ), Unfit); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.typ, got, tt.want)
		}
	}
}
