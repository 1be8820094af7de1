package schema

import (
	"reflect"
	"strconv"
	"testing"
	"time"
	"unsafe"

	"github.com/google/go-cmp/cmp"
)

const here = "github.com/wirebench/wirebench/schema"

type (
	celsius            float64
	octet              byte
	blob               []byte
	timeout            time.Duration
	stamp              time.Time
	pair[A any, B any] struct {
		First  A
		Second B
	}
	point struct{ X, Y int32 }
)

func TestKinds(t *testing.T) {
	tests := []struct {
		of   any
		want Type // without Go
	}{
		{true, Type{Kind: Bool, Name: "bool"}},
		{int8(0), Type{Kind: Int, Name: "int8", Bits: 8}},
		{int64(0), Type{Kind: Int, Name: "int64", Bits: 64}},
		{int(0), Type{Kind: Int, Name: "int", Bits: strconv.IntSize, Word: true}},
		{time.Second, Type{Kind: Duration, Name: "Duration", Pkg: "time", Bits: 64}},
		{timeout(0), Type{Kind: Int, Name: "timeout", Pkg: here, Bits: 64}},
		{uint8(0), Type{Kind: Uint, Name: "uint8", Bits: 8}},
		{uint32(0), Type{Kind: Uint, Name: "uint32", Bits: 32}},
		{float32(0), Type{Kind: Float, Name: "float32", Bits: 32}},
		{celsius(0), Type{Kind: Float, Name: "celsius", Pkg: here, Bits: 64}},
		{"", Type{Kind: String, Name: "string"}},
		{[]byte{}, Type{Kind: Bytes}},
		{[]octet{}, Type{Kind: Bytes, Elem: &Type{Kind: Uint, Name: "octet", Pkg: here, Bits: 8}}},
		{blob{}, Type{Kind: Bytes, Name: "blob", Pkg: here}},
		{time.Time{}, Type{Kind: Time, Name: "Time", Pkg: "time"}},
		{new(any), Type{Kind: Optional, Elem: &Type{Kind: Any}}},
		{new(string), Type{Kind: Optional, Elem: &Type{Kind: String, Name: "string"}}},
		{[]string{}, Type{Kind: List, Elem: &Type{Kind: String, Name: "string"}}},
		{[][]byte{}, Type{Kind: List, Elem: &Type{Kind: Bytes}}},
		{[3]byte{}, Type{Kind: Array, Len: 3, Elem: &Type{Kind: Uint, Name: "uint8", Bits: 8}}},
		{map[int16]bool{}, Type{Kind: Map, Key: &Type{Kind: Int, Name: "int16", Bits: 16}, Elem: &Type{Kind: Bool, Name: "bool"}}},
		{struct{}{}, Type{Kind: Struct}},
		{pair[int8, string]{}, Type{Kind: Struct, Name: "pair[int8,string]", Pkg: here, Fields: []Field{
			{Name: "First", Index: 0, ID: 1, JSON: "First", Type: &Type{Kind: Int, Name: "int8", Bits: 8}},
			{Name: "Second", Index: 1, ID: 2, JSON: "Second", Type: &Type{Kind: String, Name: "string"}},
		}}},
		// Only time.Time itself is a time. The hidden fields of stamp can't be serialized.
		{stamp{}, Type{Kind: Struct, Name: "stamp", Pkg: here, Hidden: []Field{{Name: "wall"}, {Name: "ext", Index: 1}, {Name: "loc", Index: 2}}}},
		{new(error), Type{Kind: Optional, Elem: &Type{Kind: Any, Name: "error", Why: "an interface with methods"}}},
		{make(chan int), Type{Why: "a channel"}},
		{func() {}, Type{Why: "a function"}},
		{complex64(0), Type{Name: "complex64", Why: "a complex number"}},
		{uintptr(0), Type{Name: "uintptr", Why: "uintptr"}},
		{unsafe.Pointer(nil), Type{Name: "Pointer", Pkg: "unsafe", Why: "unsafe.Pointer"}},
	}
	for _, tt := range tests {
		goType := reflect.TypeOf(tt.of)
		t.Run(goType.String(), func(t *testing.T) {
			got := Of(goType).Root
			if got.Go != goType {
				t.Errorf("Go is %v, want %v", got.Go, goType)
			}
			ignoreGo := cmp.FilterPath(func(p cmp.Path) bool { return p.Last().String() == ".Go" }, cmp.Ignore())
			if diff := cmp.Diff(&tt.want, got, ignoreGo); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

type Base struct{ ID int }

type hidden struct{ Shown int }

type Label string

type tagged struct {
	Plain   int
	Named   int `json:"named"`
	Options int `json:",omitempty"`
	Both    int `json:"both,omitempty"`
	Left    int `json:"-"`
	Other   int `xml:"other"`
	private int //lint:ignore U1000 that it is hidden is what is tested
	Base        // its fields are members of the object
	*point      // has an unexported type
	hidden      // has an unexported type
	Label       // not a struct: a field like others
	*Deep       // its fields are members of the object
	Under   `json:"under"`
	LastOne bool
}

type Deep struct{ Depth int }

type Under struct{ Neath int }

func TestFields(t *testing.T) {
	root := Of(reflect.TypeFor[tagged]()).Root
	var got []Field
	for _, f := range root.Fields {
		f.Type = nil
		got = append(got, f)
	}
	want := []Field{
		{Name: "Plain", Index: 0, ID: 1, JSON: "Plain"},
		{Name: "Named", Index: 1, ID: 2, JSON: "named", Tag: `json:"named"`},
		{Name: "Options", Index: 2, ID: 3, JSON: "Options", Tag: `json:",omitempty"`},
		{Name: "Both", Index: 3, ID: 4, JSON: "both", Tag: `json:"both,omitempty"`},
		{Name: "Left", Index: 4, ID: 5, JSON: "-", Tag: `json:"-"`},
		{Name: "Other", Index: 5, ID: 6, JSON: "Other", Tag: `xml:"other"`},
		{Name: "Base", Index: 7, ID: 7, JSON: "", Embedded: true},
		{Name: "Label", Index: 10, ID: 8, JSON: "Label", Embedded: true},
		{Name: "Deep", Index: 11, ID: 9, JSON: "", Embedded: true},
		{Name: "Under", Index: 12, ID: 10, JSON: "under", Embedded: true, Tag: `json:"under"`},
		{Name: "LastOne", Index: 13, ID: 11, JSON: "LastOne"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("fields (-want +got):\n%s", diff)
	}
	hidden := []Field{
		{Name: "private", Index: 6},
		{Name: "point", Index: 8, Embedded: true},
		{Name: "hidden", Index: 9, Embedded: true},
	}
	if diff := cmp.Diff(hidden, root.Hidden); diff != "" {
		t.Errorf("hidden fields (-want +got):\n%s", diff)
	}
}

func TestIDs(t *testing.T) {
	tests := []struct {
		name string
		of   any
		want []int
	}{
		{"positions", struct{ A, B, C int }{}, []int{1, 2, 3}},
		{"unexported ones do not count", struct{ A, b, C int }{}, []int{1, 2}},
		{"a tag does not move the others", struct {
			A int
			B int `wire:"10"`
			C int
		}{}, []int{1, 10, 3}},
		{"what tags take is skipped", struct {
			A int `wire:"2"`
			B int
			C int `wire:"4"`
			D int
		}{}, []int{2, 3, 4, 5}},
		{"a tag behind takes it too", struct {
			A int
			B int
			C int `wire:"1"`
		}{}, []int{2, 3, 1}},
		{"tags that can't be", struct {
			A int `wire:"2"`
			B int `wire:"2"`
			C int `wire:"0"`
			D int `wire:"-5"`
			E int `wire:"x"`
			F int `wire:""`
			G int `wire:"2147483648"`
			H int `wire:"2147483647"`
		}{}, []int{2, 3, 4, 5, 6, 7, 8, 1<<31 - 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var got []int
			for _, f := range Of(reflect.TypeOf(tt.of)).Root.Fields {
				got = append(got, f.ID)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

type tree struct {
	Value    int
	Children []*tree
	ByName   map[string]tree
}

type ping struct{ Pong *pong }

type pong struct{ Pings []ping }

type nest []nest

// TestRecursion checks that a recursive Go type is a graph with a cycle, since equal types are one Type.
func TestRecursion(t *testing.T) {
	root := Of(reflect.TypeFor[tree]()).Root
	if got := root.Fields[1].Type.Elem.Elem; got != root {
		t.Errorf("Children are of %p, want the root %p", got, root)
	}
	if got := root.Fields[2].Type.Elem; got != root {
		t.Errorf("ByName is of %p, want the root %p", got, root)
	}
	root = Of(reflect.TypeFor[ping]()).Root
	if got := root.Fields[0].Type.Elem.Fields[0].Type.Elem; got != root {
		t.Errorf("a ping's pong's ping is %p, want the root %p", got, root)
	}
	root = Of(reflect.TypeFor[nest]()).Root
	if got := root.Elem; got != root {
		t.Errorf("a nest is of %p, want the root %p", got, root)
	}
}

func TestTypesAreShared(t *testing.T) {
	root := Of(reflect.TypeFor[struct{ From, To point }]()).Root
	if root.Fields[0].Type != root.Fields[1].Type {
		t.Error("two fields of one Go type have two Types")
	}
}

// TestPaths checks that each type is yielded once, with the first path to it.
func TestPaths(t *testing.T) {
	type line struct {
		Text *string
		Next *line
	}
	type page struct {
		Lines map[int8][]line
		Last  line
		Size  int8
	}
	for _, c := range []struct {
		of   reflect.Type
		want []string
	}{
		{reflect.TypeFor[page](), []string{
			"page", "page.Lines", "page.Lines[key]", "page.Lines[]", "page.Lines[][]", "page.Lines[][].Text", "page.Lines[][].Text",
			"page.Lines[][].Next",
		}},
		{reflect.TypeFor[[]bool](), []string{"", "[]"}},
		{reflect.TypeFor[bool](), []string{"bool"}},
	} {
		var got []string
		for path := range Of(c.of).Paths() {
			got = append(got, path)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%v (-want +got):\n%s", c.of, diff)
		}
	}
}

func TestHas(t *testing.T) {
	type all struct {
		M map[int8]*[]float32
		T [2]time.Time
	}
	tests := []struct {
		of   reflect.Type
		kind Kind
		want bool
	}{
		{reflect.TypeFor[all](), Struct, true},
		{reflect.TypeFor[all](), Map, true},
		{reflect.TypeFor[all](), Int, true}, // a key
		{reflect.TypeFor[all](), Optional, true},
		{reflect.TypeFor[all](), List, true},
		{reflect.TypeFor[all](), Float, true},
		{reflect.TypeFor[all](), Array, true},
		{reflect.TypeFor[all](), Time, true},
		{reflect.TypeFor[all](), Bool, false},
		{reflect.TypeFor[all](), Any, false},
		{reflect.TypeFor[all](), Invalid, false},
		{reflect.TypeFor[tree](), Map, true},
		{reflect.TypeFor[tree](), Float, false}, // the search ends although the type is recursive
		{reflect.TypeFor[struct{ C []chan int }](), Invalid, true},
	}
	for _, tt := range tests {
		if got := Of(tt.of).Has(tt.kind); got != tt.want {
			t.Errorf("%v has kind %v: %t, want %t", tt.of, tt.kind, got, tt.want)
		}
	}
}
