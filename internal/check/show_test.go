package check

import (
	"math"
	"reflect"
	"strings"
	"testing"
)

// endless is a type of pointers to pointers.
type endless *endless

func TestShow(t *testing.T) {
	var self endless
	self = &self
	var box any
	box = &box
	long := endless(nil)
	for range 5 {
		link := long
		long = &link
	}
	const pointer = "a pointer to "
	for _, tt := range []struct {
		name string
		v    any
		want string
	}{
		{"nothing", nil, "nothing"},
		{"nil pointer", (*int)(nil), "nil"},
		{"nil map", map[int]int(nil), "nil"},
		{"nil function", (func())(nil), "nil"},
		{"pointer", ptr(-1), pointer + "-1"},
		{"pointer to a pointer", ptr(ptr(true)), pointer + pointer + "true"},
		{"pointer to nil", ptr((*int)(nil)), pointer + "nil"},
		{"pointer to an interface", ptr(any("x")), pointer + `"x"`},
		{"pointer to an empty interface", ptr(any(nil)), pointer + "nil"},
		{"chain with an end", long, strings.Repeat(pointer, 5) + "nil"},
		{"pointer to itself", self, strings.Repeat(pointer, 5) + "…"},
		{"interface that holds itself", box, strings.Repeat(pointer, 5) + "…"},
		{"empty", []int{}, "empty"},
		{"one", []int{7}, "1 element"},
		{"more", map[int]int{1: 1, 2: 2}, "2 elements"},
		{"struct", inner{1, "x"}, "a check.inner"},
		{"time", noon, "2026-03-04 12:00:00.123456789 +0000 UTC"},
		{"float", math.Copysign(0, -1), "-0"},
		{"long text", strings.Repeat("a", 100), `"` + strings.Repeat("a", most-1) + "…"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := show(reflect.ValueOf(tt.v)); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}
