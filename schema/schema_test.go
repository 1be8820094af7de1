package schema

import (
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

type (
	celsius            float64
	octet              byte
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
		{time.Second, Type{Kind: Int, Name: "Duration", Bits: 64}},
		{uint8(0), Type{Kind: Uint, Name: "uint8", Bits: 8}},
		{uint32(0), Type{Kind: Uint, Name: "uint32", Bits: 32}},
		{float32(0), Type{Kind: Float, Name: "float32", Bits: 32}},
		{celsius(0), Type{Kind: Float, Name: "celsius", Bits: 64}},
		{"", Type{Kind: String, Name: "string"}},
		{[]byte{}, Type{Kind: Bytes}},
		{[]octet{}, Type{Kind: Bytes}},
		{time.Time{}, Type{Kind: Time, Name: "Time"}},
		{new(any), Type{Kind: Optional, Elem: &Type{Kind: Any}}},
		{new(string), Type{Kind: Optional, Elem: &Type{Kind: String, Name: "string"}}},
		{[]string{}, Type{Kind: List, Elem: &Type{Kind: String, Name: "string"}}},
		{[][]byte{}, Type{Kind: List, Elem: &Type{Kind: Bytes}}},
		{[3]byte{}, Type{Kind: Array, Len: 3, Elem: &Type{Kind: Uint, Name: "uint8", Bits: 8}}},
		{map[int16]bool{}, Type{Kind: Map, Key: &Type{Kind: Int, Name: "int16", Bits: 16}, Elem: &Type{Kind: Bool, Name: "bool"}}},
		{struct{}{}, Type{Kind: Struct}},
		{pair[int8, string]{}, Type{Kind: Struct, Name: "pair[int8,string]", Fields: []Field{
			{Name: "First", Index: 0, JSON: "First", Type: &Type{Kind: Int, Name: "int8", Bits: 8}},
			{Name: "Second", Index: 1, JSON: "Second", Type: &Type{Kind: String, Name: "string"}},
		}}},
		// Only time.Time itself is a time; what is hidden can't be serialized.
		{stamp{}, Type{Kind: Struct, Name: "stamp"}},
		{make(chan int), Type{Kind: Invalid}},
		{func() {}, Type{Kind: Invalid}},
		{complex64(0), Type{Kind: Invalid, Name: "complex64"}},
		{uintptr(0), Type{Kind: Invalid, Name: "uintptr"}},
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

func TestIntHasThePlatformsBits(t *testing.T) {
	if got := Of(reflect.TypeFor[int]()).Root; got.Kind != Int || got.Bits != reflect.TypeFor[int]().Bits() {
		t.Errorf("int is kind %d of %d bits", got.Kind, got.Bits)
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
	private int //lint:ignore U1000 that it is left out is what is tested
	Base        // its fields stand in the object
	*point      // of an unexported type
	hidden      // of an unexported type
	Label       // no struct: a field like others
	*Deep       // its fields stand in the object
	Under   `json:"under"`
	LastOne bool
}

type Deep struct{ Depth int }

type Under struct{ Neath int }

func TestFields(t *testing.T) {
	var got []Field
	for _, f := range Of(reflect.TypeFor[tagged]()).Root.Fields {
		f.Type = nil
		got = append(got, f)
	}
	want := []Field{
		{Name: "Plain", Index: 0, JSON: "Plain"},
		{Name: "Named", Index: 1, JSON: "named"},
		{Name: "Options", Index: 2, JSON: "Options"},
		{Name: "Both", Index: 3, JSON: "both"},
		{Name: "Left", Index: 4, JSON: "-"},
		{Name: "Other", Index: 5, JSON: "Other"},
		{Name: "Base", Index: 7, JSON: ""},
		{Name: "Label", Index: 10, JSON: "Label"},
		{Name: "Deep", Index: 11, JSON: ""},
		{Name: "Under", Index: 12, JSON: "under"},
		{Name: "LastOne", Index: 13, JSON: "LastOne"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
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

// A recursive Go type is a graph with a cycle: equal types are one Type.
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
		{reflect.TypeFor[tree](), Float, false}, // and comes to an end
		{reflect.TypeFor[struct{ C []chan int }](), Invalid, true},
	}
	for _, tt := range tests {
		if got := Of(tt.of).Has(tt.kind); got != tt.want {
			t.Errorf("%v has kind %d: %t, want %t", tt.of, tt.kind, got, tt.want)
		}
	}
}
