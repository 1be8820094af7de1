package usertype

import (
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/schema"
)

// A reason begins with the path of the field that it is about.
func TestFieldOf(t *testing.T) {
	type line struct{ Prices map[string][]int }
	type Order struct {
		Lines []line
		By    map[[2]int]string
	}
	s := schema.Of(reflect.TypeFor[Order]())
	for reason, want := range map[string]string{
		"Order.Lines[].Prices: no maps":                      "Order.Lines[].Prices",
		"Order.Lines[].Prices[]: no lists":                   "Order.Lines[].Prices",
		"Order.Lines[].Prices[][]: no int":                   "Order.Lines[].Prices",
		"Order.By[key]: no arrays":                           "Order.By",
		"Order: no fields but in the order of their numbers": "",
		"Order.Other: no such field":                         "",
		"no maps":                                            "",
		"no fixed size: Order.Lines is a list":               "",
	} {
		if got := fieldOf(s, reason); got != want {
			t.Errorf("%q is about %q, want %q", reason, got, want)
		}
	}
}
