package inventory

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

func TestGuards(t *testing.T) {
	levels, size := codec.Guard{Against: codec.Nests, Of: "levels", Default: "32"}, codec.Guard{Against: codec.Allocates, Of: "bytes", Option: "Max"}
	has := Inventory{Codecs: []Codec{
		{Name: "a", Module: "one", Guards: []codec.Guard{levels, size}},
		{Name: "b", Module: "two", Guards: []codec.Guard{levels}},
		{Name: "c", Module: "one"},
		{Name: "d", Module: "one", Guards: []codec.Guard{levels}},
	}}
	want := []Guarded{{levels, "one", []string{"a", "d"}}, {size, "one", []string{"a"}}, {levels, "two", []string{"b"}}}
	if diff := cmp.Diff(want, has.Guards()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
