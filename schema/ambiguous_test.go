package schema_test

import (
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema"
)

type left struct {
	A string `json:"a"`
	C int
	N int
}

type Right struct {
	B string `json:"a"`
	D int    `json:"C"`
}

type both struct {
	left
	*Right
	N    int
	Skip int `json:"-"`
}

// Fields with the same name in JSON lose their values in encoding/json, which says nothing.
func TestAmbiguous(t *testing.T) {
	var got []string
	for _, p := range schema.Of(reflect.TypeFor[both]()).Ambiguous() {
		got = append(got, p.String())
	}
	want := []string{
		`both.Right.B: the JSON name "a": field left.A has it too, and encoding/json leaves out both; give it another name`,
		`both.left.A: the JSON name "a": field Right.B has it too, and encoding/json leaves out both; give it another name`,
		`both.left.C: the JSON name "C": the tag of field Right.D has it too, and encoding/json leaves out the one without a tag; give it another name`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
