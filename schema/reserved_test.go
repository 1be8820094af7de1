package schema_test

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema"
)

type shrunk struct {
	Name  string
	Price int32 `wire:"5" reserved:"4 *string, 2 int32"`
	Last  bool  `wire:"6" reserved:"3 float64"`
}

type misreserved struct {
	A int32 `reserved:"int32"`
	B int32 `reserved:"5 thing"`
	C int32 `reserved:"1 int32"`
}

// TestReserved checks that the fields of an earlier version are known by their numbers and types.
func TestReserved(t *testing.T) {
	var got []string
	for _, f := range schema.Of(reflect.TypeFor[shrunk]()).Root.Reserved() {
		got = append(got, fmt.Sprint(f.ID, " ", f.Type))
	}
	if diff := cmp.Diff([]string{"2 int32", "3 float64", "4 *string"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestMisreserved checks that a tag that reserves nothing is a problem that concerns only numbers.
func TestMisreserved(t *testing.T) {
	s := schema.Of(reflect.TypeFor[misreserved]())
	if got := s.Root.Reserved(); len(got) > 0 {
		t.Errorf("%v are reserved", got)
	}
	var got []string
	for _, p := range s.Problems() {
		got = append(got, p.String())
		if !p.Numbered() {
			t.Errorf("%s: it concerns more than a number", p)
		}
	}
	want := []string{
		`misreserved.A: the tag reserved:"int32": "int32" has no number before its type; write it like reserved:"3 int32"`,
		`misreserved.B: the tag reserved:"5 thing": "thing" is no predeclared type; write it like reserved:"3 int32"`,
		`misreserved.C: the tag reserved:"1 int32": a field has the number 1; write it like reserved:"3 int32"`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
