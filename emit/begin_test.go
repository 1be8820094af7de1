package emit

import (
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/schema"
)

func TestBegin(t *testing.T) {
	for _, c := range []struct {
		typ         reflect.Type
		value, want string
	}{
		{reflect.TypeFor[[]int](), "[]byte", "([]byte, error) {"},
		{reflect.TypeFor[[]int](), "", "error {"},
		{reflect.TypeFor[[]any](), "[]byte", "(_ []byte, err error) {\ndefer anyjson.Catch(&err)"},
		{reflect.TypeFor[[]any](), "", "(err error) {\ndefer anyjson.Catch(&err)"},
	} {
		s := new(Job).Source("")
		if got := s.Begin(schema.Of(c.typ).Root, c.value); got != c.want {
			t.Errorf("%v: got %q, want %q", c.typ, got, c.want)
		}
	}
}
