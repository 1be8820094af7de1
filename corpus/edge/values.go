package edge

import (
	"iter"
	"math"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// All returns the sets of [Sets] and [Refusable].
func All() []corpus.Set { return append(Sets(), Refusable()...) }

// Sets returns values that a codec must keep if it accepts their type. Values that are likely to
// fail for different reasons are in different sets, so that one fault does not hide another.
func Sets() []corpus.Set { return append(structures(), kinds()...) }

// at is a leap day's last nanosecond, in a zone of half an hour.
var at = time.Date(2024, 2, 29, 23, 59, 59, 999_999_999, time.FixedZone("", 5*3600+1800))

// structures are sets of lists, maps, numbers and what is nested.
func structures() []corpus.Set {
	return []corpus.Set{
		set("edge-lists",
			Lists{Names: []string{}, Numbers: []int32{}, Bytes: []byte{}},
			Lists{Names: []string{"", "Ærø"}, Numbers: []int32{-1, 0}, Bytes: []byte("bytes")},
			Lists{Names: []string{"x"}}),
		set("edge-times", Moment{at}, Moment{at.Add(150)}, Moment{at.UTC()}),
		set("edge-optionals",
			Optionals{Count: new(int), Text: new(string)},
			Optionals{Deep: &Optionals{Count: corpus.Ptr(7)}}),
		set("edge-tree", Tree{"root", []Tree{{Name: "a", Kids: []Tree{{Name: "b"}}}, {Name: "c"}}, map[string]Tree{"d": {Name: "e"}}}),
		set("edge-numbers", Numbers{
			Signed:   []int64{0, -1, 1 << 53, 1<<53 + 1, 1 << 62, math.MaxInt64, math.MinInt64},
			Unsigned: []uint64{0, 1<<53 + 1, math.MaxUint64},
			Floats:   []float64{0, math.Copysign(0, -1), 0.1, math.MaxFloat64, math.SmallestNonzeroFloat64},
		}),
		set("edge-negative-zero", Floats{float32(math.Copysign(0, -1)), math.Copysign(0, -1)}),
		set("edge-widths",
			Widths{},
			Widths{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, true, 1},
			Widths{-1, 1 << 31, -1, -1, -1, -1, 0x80, 0x8000, 1 << 31, 1 << 63, -0.5, -0.5, false, -time.Second},
			Widths{
				math.MaxInt, math.MaxUint, math.MaxInt8, math.MaxInt16, math.MaxInt32, math.MaxInt64,
				math.MaxUint8, math.MaxUint16, math.MaxUint32, math.MaxUint64, math.MaxFloat32, math.MaxFloat64, true, math.MaxInt64,
			},
			Widths{
				Int: math.MinInt, Int8: math.MinInt8, Int16: math.MinInt16, Int32: math.MinInt32, Int64: math.MinInt64,
				Float32: math.SmallestNonzeroFloat32, Float64: math.SmallestNonzeroFloat64, For: math.MinInt64,
			}),
		set("edge-maps",
			Maps{},
			Maps{
				Text: map[string]string{}, Numbers: map[int32]float64{}, Flags: map[uint64]bool{},
				Structs: map[string]Moment{}, Lists: map[string][]int32{},
			},
			// One entry each, so that a failure does not depend on the order of entries.
			Maps{
				Text: map[string]string{"": ""}, Numbers: map[int32]float64{math.MinInt32: 0.5},
				Flags: map[uint64]bool{0: true}, Structs: map[string]Moment{"now": {at.UTC()}}, Lists: map[string][]int32{"one": {1}},
			},
			Maps{
				Text: map[string]string{"a": "b"}, Numbers: map[int32]float64{0: 0},
				Flags: map[uint64]bool{math.MaxUint64: false}, Structs: map[string]Moment{"": {at}}, Lists: map[string][]int32{"more": {2, 3}},
			}),
		set("edge-enum-keys", EnumKeys{
			map[Color]string{Ultra: "less than none", Red: "", 77: "unheard of"},
			map[Mode]int32{Slow: 1, "": -1, "unheard of": 0},
		}),
		set("edge-map-maps", MapMaps{map[string]map[string]int32{"a": {"": -1, "b": 2}, "c": {"d": 3}}}),
		set("edge-empty-maps", MapMaps{map[string]map[string]int32{"empty": {}}}),
		set("edge-nests",
			Nests{},
			Nests{
				Table: [][]string{{"a", "b"}, {"c"}}, Maps: []map[string]int64{{"a": -1}, {"b": 2, "c": 3}},
				Structs: []Lists{{Names: []string{"x"}}, {}}, Inner: Lists{Numbers: []int32{4}}, Either: &Lists{},
			},
			Nests{Table: [][]string{nil, {}, {""}}, Maps: []map[string]int64{nil, {}, {"": 0}}}),
	}
}

// kinds are sets of arrays, enums, pointers, embedded structs, types with methods, and interfaces.
func kinds() []corpus.Set {
	return []corpus.Set{
		set("edge-arrays", Arrays{}, Arrays{ID: [16]byte{0: 1, 15: 255}, Corner: [4]int32{1, -2, 3, -4}, Names: [2]string{"", "b"}}),
		set("edge-enums",
			Enums{},
			Enums{Green, Fast, []Color{Blue, Ultra, Red}},
			Enums{Color: 77, Mode: "unheard of"}),
		set("edge-pointers", Pointers{[]*Point{{1, -2}, {3, 4}}}),
		set("edge-pointer-maps", PointerMaps{map[string]*Point{"one": {1, -2}}}),
		set("edge-pointer-scalars", PointerScalars{
			[]*int64{corpus.Ptr[int64](math.MinInt64), corpus.Ptr[int64](5)}, []*string{corpus.Ptr("x"), corpus.Ptr("Ærø")},
		}),
		set("edge-pointer-time", PointerTime{corpus.Ptr(at.UTC())}),
		set("edge-nil-time", PointerTime{}),
		set("edge-pointer-lists", PointerLists{&[]byte{1}, &[]string{"a", ""}, &map[string]int32{"": -1}}),
		set("edge-pointers-to-empty", PointerLists{&[]byte{}, &[]string{}, &map[string]int32{}}),
		set("edge-embedding", Embedding{Point{1, -2}, "name"}),
		set("edge-embedded-pointer", EmbeddedPointer{&Point{1, -2}, "name"}),
		set("edge-nil-embedded", EmbeddedPointer{Name: "name"}),
		set("edge-tagged", Tagged{"last", -1, true, []int32{2, 3}}),
		set("edge-customs", Customs{
			Grade: 25, Grades: []Grade{0, 1}, ByGrade: map[Grade]string{2: "C"}, BestGrade: corpus.Ptr[Grade](3),
			Span: Span{-1, 2}, Spans: []Span{{3, 4}}, BestSpan: &Span{5, 6},
		}),
		set("edge-interfaces",
			Interfaces{},
			Interfaces{Field: true, List: []any{}, Map: map[string]any{}},
			Interfaces{Field: 0.5, List: []any{nil, map[string]any{"a": 1.0}}, Map: map[string]any{"nil": nil}},
			Interfaces{Field: map[string]any{}, List: []any{[]any{}, -1.5, "x"}, Map: map[string]any{"list": []any{"y", false}}}),
		set("edge-interface-types", Interfaces{Field: int64(1) << 53, List: []any{[]byte("bytes"), at, Color(1)}}),
		set("edge-named-interface", NamedInterface{}, NamedInterface{"text"}, NamedInterface{[]any{nil, ""}}),
		set("edge-pointed", Pointed{}, Pointed{corpus.Ptr[any](true)}, Pointed{corpus.Ptr[any]("")}),
	}
}

func set[T any](name string, values ...T) corpus.Set {
	return corpus.Set{Type: codec.Of[T](name), Messages: func(bool) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			for _, v := range values {
				if !yield(&v, nil) {
					return
				}
			}
		}
	}}
}
