package schema

import (
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema/testdata/shop"
)

// left and right return types that have the same names but differ.
func left() []reflect.Type {
	type T struct {
		A int
		N *T
	}
	type U struct {
		A int `wire:"2"`
		B string
	}
	type V struct {
		A int
		B string
	}
	return []reflect.Type{reflect.TypeFor[T](), reflect.TypeFor[U](), reflect.TypeFor[V]()}
}

func right() []reflect.Type {
	type T struct {
		A int
		N *struct{ A int }
	}
	type U struct {
		A int `wire:"3"`
		B string
	}
	type V struct {
		A int
		B string
		b string //lint:ignore U1000 that it is there is what is tested
	}
	return []reflect.Type{reflect.TypeFor[T](), reflect.TypeFor[U](), reflect.TypeFor[V]()}
}

func TestDiff(t *testing.T) {
	l, r := left(), right()
	tests := []struct {
		a, b reflect.Type
		want string
	}{
		{l[0], left()[0], ""},
		{reflect.TypeFor[int](), reflect.TypeFor[int64](), `int: name is "int" in one and "int64" in the other`},
		{reflect.TypeFor[[]int](), reflect.TypeFor[[2]int](), `the type itself: kind is list in one and array in the other`},
		{reflect.TypeFor[[3]int](), reflect.TypeFor[[2]int](), `the type itself: length is 3 in one and 2 in the other`},
		{reflect.TypeFor[map[int8]int](), reflect.TypeFor[map[int16]int](), `[key]: name is "int8" in one and "int16" in the other`},
		{reflect.TypeFor[[]map[int]time.Time](), reflect.TypeFor[[]map[int]*time.Time](), `[][]: package is "time" in one and "" in the other`},
		{reflect.TypeFor[[]byte](), reflect.TypeFor[[]shop.Octet](), `the type itself: having elements with a name is false in one and true in the other`},
		{reflect.TypeFor[func()](), reflect.TypeFor[chan int](), `the type itself: obstacle is "a function" in one and "a channel" in the other`},
		{reflect.TypeFor[struct{ A, B int }](), reflect.TypeFor[struct{ A, C int }](), `the type itself: field 2 is "B" in one and "C" in the other`},
		{reflect.TypeFor[struct{ A int }](), reflect.TypeFor[struct{ A, C int }](), `the type itself: field 2 is missing in one and "C" in the other`},
		{
			reflect.TypeFor[struct{ A shop.Line }](),
			reflect.TypeFor[struct {
				A shop.Line `json:"a"`
			}](),
			`.A: JSON name is "A" in one and "a" in the other`,
		},
		{
			reflect.TypeFor[struct {
				A shop.Line `json:"A"`
			}](),
			reflect.TypeFor[struct {
				A shop.Line `json:"A,omitempty"`
			}](),
			`.A: tag is "json:\"A\"" in one and "json:\"A,omitempty\"" in the other`,
		},
		{
			reflect.TypeFor[struct{ shop.Label }](),
			reflect.TypeFor[struct{ Label shop.Label }](),
			`.Label: being embedded is true in one and false in the other`,
		},
		{
			reflect.TypeFor[struct {
				_ int
				A int
			}](),
			reflect.TypeFor[struct {
				A int
				_ int
			}](),
			`.A: index is 1 in one and 0 in the other`,
		},
		{
			reflect.TypeFor[struct{ *shop.Text }](),
			reflect.TypeFor[struct{ Text *shop.Text }](),
			`the type itself: method set is MarshalText+UnmarshalText in one and none in the other`,
		},
		{l[0], r[0], `T.N: package is "` + here + `" in one and "" in the other`},
		{l[1], r[1], `U.A: ID is 2 in one and 3 in the other`},
		{l[2], r[2], `V: unexported field 1 is missing in one and "b" in the other`},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, Diff(Of(tt.a), Of(tt.b))); diff != "" {
			t.Errorf("%v and %v (-want +got):\n%s", tt.a, tt.b, diff)
		}
	}
}

// TestDiffOfFacets checks single differences between types of the same name and package.
func TestDiffOfFacets(t *testing.T) {
	number := Type{Kind: Int, Name: "N", Pkg: "p", Bits: 64, Enum: []Const{{"A", "1"}, {"B", "2"}}}
	tests := []struct {
		change func(*Type)
		want   string
		source bool // a difference only if both are from source
	}{
		{func(t *Type) { t.Bits = 32 }, "N: size in bits is 64 in one and 32 in the other", false},
		{func(t *Type) { t.Word = true }, "N: use of the platform's word is false in one and true in the other", false},
		{func(t *Type) { t.Enum = nil }, `N: constant 1 is "A = 1" in one and missing in the other`, true},
		{func(t *Type) { t.Enum = []Const{{"A", "1"}, {"B", "3"}} }, `N: constant 2 is "B = 2" in one and "B = 3" in the other`, true},
		{func(t *Type) { t.Enum = append(t.Enum[:2:2], Const{"C", "3"}) }, `N: constant 3 is missing in one and "C = 3" in the other`, true},
	}
	for _, tt := range tests {
		changed := number
		tt.change(&changed)
		for _, source := range []bool{true, false} {
			want := tt.want
			if tt.source && !source {
				want = ""
			}
			got := Diff(&Schema{Root: &number, Source: true}, &Schema{Root: &changed, Source: source})
			if got != want {
				t.Errorf("second from source %t:\n got %q\nwant %q", source, got, want)
			}
		}
	}
}

// TestDiffOfCycles checks that a difference inside a cycle is found, and that the comparison of equal
// cycles ends.
func TestDiffOfCycles(t *testing.T) {
	// Both are lists of themselves. The cycle of the second one has two lists.
	short := &Type{Kind: List}
	short.Elem = short
	long := &Type{Kind: List, Elem: &Type{Kind: List}}
	long.Elem.Elem = long
	if got := Diff(&Schema{Root: short}, &Schema{Root: long}); got != "" {
		t.Errorf("cycles of one and two lists differ: %s", got)
	}
	long.Elem.Elem = &Type{Kind: List, Elem: &Type{Kind: Optional, Elem: long}}
	want := "[][][]: kind is list in one and optional in the other"
	if got := Diff(&Schema{Root: short}, &Schema{Root: long}); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
