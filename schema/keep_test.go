package schema_test

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema"
)

type lineBefore struct {
	SKU string
	N   int
}

type lineAfter struct {
	Unit string
	SKU  string
	N    int
}

type treeBefore struct {
	Name string
	Kids []treeBefore
}

type treeAfter struct {
	Colour string
	Name   string
	Kids   []*treeAfter
}

func TestKeepIDs(t *testing.T) {
	for _, c := range []struct {
		name          string
		newer, older  reflect.Type
		want          []string // name and ID of the fields of the newer version
		wantOfElement []string // of the first field's element
		reserved      []string // ID and type of removed fields
	}{
		{
			"added in the middle", reflect.TypeFor[struct{ A, New, B int }](), reflect.TypeFor[struct{ A, B int }](),
			[]string{"A 1", "New 3", "B 2"}, nil, nil,
		},
		{
			"removed: its number is not used again", reflect.TypeFor[struct{ B, New int }](), reflect.TypeFor[struct{ A, B int }](),
			[]string{"B 2", "New 3"}, nil, []string{"1 int"},
		},
		{
			"removed fields of several types",
			reflect.TypeFor[struct{ B int }](),
			reflect.TypeFor[struct {
				A int32
				B int
				C *string
				D []int
				E time.Time
			}](),
			[]string{"B 2"}, nil, []string{"1 int32", "3 *string", "4 string", "5 time.Time"},
		},
		{
			"swapped", reflect.TypeFor[struct{ B, A int }](), reflect.TypeFor[struct{ A, B int }](),
			[]string{"B 2", "A 1"}, nil, nil,
		},
		{
			"a tag of the newer version counts if the number is free",
			reflect.TypeFor[struct {
				A   int
				New int `wire:"9"`
				Two int `wire:"2"`
				B   int
			}](), reflect.TypeFor[struct{ A, B int }](),
			[]string{"A 1", "New 9", "Two 3", "B 2"}, nil, nil,
		},
		{
			"in elements, which became optional", reflect.TypeFor[struct{ Lines []*lineAfter }](), reflect.TypeFor[struct{ Lines []lineBefore }](),
			[]string{"Lines 1"}, []string{"Unit 3", "SKU 1", "N 2"}, nil,
		},
		{
			"in a type that contains itself", reflect.TypeFor[struct{ T treeAfter }](), reflect.TypeFor[struct{ T treeBefore }](),
			[]string{"T 1"}, []string{"Colour 3", "Name 1", "Kids 2"}, nil,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			newer := schema.Of(c.newer).Root
			schema.KeepIDs(newer, schema.Of(c.older).Root)
			if diff := cmp.Diff(c.reserved, reserved(newer)); diff != "" {
				t.Errorf("reserved (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(c.want, numbered(newer)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if c.wantOfElement == nil {
				return
			}
			of := newer.Fields[0].Type
			for of.Elem != nil {
				of = of.Elem
			}
			if diff := cmp.Diff(c.wantOfElement, numbered(of)); diff != "" {
				t.Errorf("elements (-want +got):\n%s", diff)
			}
		})
	}
}

func numbered(t *schema.Type) (all []string) {
	for _, f := range t.Fields {
		all = append(all, fmt.Sprint(f.Name, " ", f.ID))
	}
	return all
}

func reserved(t *schema.Type) (all []string) {
	for _, f := range t.Reserved() {
		all = append(all, fmt.Sprint(f.ID, " ", f.Type))
	}
	return all
}
