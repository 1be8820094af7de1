package schema_test

import (
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/schema"
)

func TestOneOf(t *testing.T) {
	type alternatives struct {
		A *int    `wirebench:"oneof"`
		B *string `json:"b" wirebench:"oneof"`
	}
	type untagged struct {
		A *int `wirebench:"oneof"`
		B *string
	}
	type value struct {
		A int `wirebench:"oneof"`
	}
	type hidden struct {
		A *int `wirebench:"oneof"`
		_ int
	}
	for _, tt := range []struct {
		typ  reflect.Type
		want bool
	}{
		{reflect.TypeFor[alternatives](), true},
		{reflect.TypeFor[untagged](), false},
		{reflect.TypeFor[value](), false},
		{reflect.TypeFor[hidden](), false},
		{reflect.TypeFor[struct{}](), false},
		{reflect.TypeFor[*int](), false},
	} {
		if got := schema.Of(tt.typ).Root.OneOf(); got != tt.want {
			t.Errorf("%v: %v, want %v", tt.typ, got, tt.want)
		}
	}
}
