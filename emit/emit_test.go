package emit

import (
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/schema"
)

type (
	open   struct{ Pages []Page[*line] }
	broken struct {
		Lines []struct{ note string }
		Done  chan bool
		Any   any
	}
)

// TestReason checks that the reason names the first part concerned, and how many more there are.
func TestReason(t *testing.T) {
	reason := func(t *schema.Type) string {
		if t.Kind == schema.String || t.Kind == schema.Any {
			return "no " + t.Kind.String()
		}
		return ""
	}
	for _, c := range []struct {
		typ  reflect.Type
		want string
	}{
		{reflect.TypeFor[Page[int]](), ""},
		{reflect.TypeFor[open](), "open.Pages[].Items[].Text: no string"},
		{reflect.TypeFor[map[string]any](), "[key]: no string"},
		{reflect.TypeFor[any](), "no any"},
		{reflect.TypeFor[chan int](), "a channel"},
		{reflect.TypeFor[struct{ A func() }](), ".A: a function"},
		{reflect.TypeFor[broken](), "broken.Lines[].note: an unexported field, and 1 more"},
	} {
		if got := Reason(schema.Of(c.typ), reason); got != c.want {
			t.Errorf("%v: %q, want %q", c.typ, got, c.want)
		}
	}
}
