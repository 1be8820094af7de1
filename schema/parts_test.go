package schema_test

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema"
)

type chain struct {
	Name string
	Next *chain
}

func TestParts(t *testing.T) {
	for _, c := range []struct {
		of   reflect.Type
		want []string
	}{
		{reflect.TypeFor[struct{ A, B int }](), nil},
		{reflect.TypeFor[struct{ A, B string }](), []string{"texts"}},
		{reflect.TypeFor[chain](), []string{"optional parts", "parts that contain themselves", "texts"}},
		{reflect.TypeFor[struct{ A, B *int }](), []string{"optional parts"}},
		{reflect.TypeFor[struct {
			M map[int]time.Time
			D time.Duration
		}](), []string{"durations", "maps", "maps by other keys than texts", "times"}},
		{reflect.TypeFor[struct {
			L []struct{ B []byte }
			A [2]any
		}](), []string{"arrays", "bytes", "interfaces", "lists"}},
	} {
		if diff := cmp.Diff(c.want, schema.Of(c.of).Root.Parts()); diff != "" {
			t.Errorf("%v (-want +got):\n%s", c.of, diff)
		}
		for _, word := range c.want {
			if !slices.Contains(schema.PartWords(), word) {
				t.Errorf("%q is not among all words: %q", word, schema.PartWords())
			}
		}
	}
}
