// Package edge is values at the edges of what types can hold: the smallest and the
// largest, nothing in every form, kinds within kinds. They prove codecs and measure
// nothing, so they are in no program.
package edge

import (
	"iter"
	"math"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// Lists have nil, empty and full ones.
type Lists struct {
	Names   []string
	Numbers []int32
	Bytes   []byte
}

// Moment is a time.
type Moment struct{ At time.Time }

// Optionals are pointers to zero and other values, to themselves at last.
type Optionals struct {
	Count *int
	Text  *string
	Deep  *Optionals
}

// Numbers are 64 bits wide.
type Numbers struct {
	Signed   []int64
	Unsigned []uint64
	Floats   []float64
}

// Widths are numbers of every size.
type Widths struct {
	Int     int
	Uint    uint
	Int8    int8
	Int16   int16
	Int32   int32
	Int64   int64
	Uint8   uint8
	Uint16  uint16
	Uint32  uint32
	Uint64  uint64
	Float32 float32
	Float64 float64
	Bool    bool
	For     time.Duration
}

// Maps have keys of several kinds.
type Maps struct {
	Text    map[string]string
	Numbers map[int32]float64
	Flags   map[uint64]bool
	Structs map[string]Moment
	Lists   map[string][]int32
}

// Nests are kinds within kinds.
type Nests struct {
	Table   [][]string
	Maps    []map[string]int64
	Structs []Lists
	Inner   Lists
	Either  *Lists
}

// Arrays are of a fixed length.
type Arrays struct {
	ID     [16]byte
	Corner [4]int32
	Names  [2]string
}

// Color is an enum.
type Color int32

// The colors.
const (
	Red   Color = 0
	Green Color = 1
	Blue  Color = 5
	Ultra Color = -2
)

// Mode is an enum of strings.
type Mode string

// The modes.
const (
	Fast Mode = "fast"
	Slow Mode = "slow"
)

// Enums have constants for values, and may hold others.
type Enums struct {
	Color  Color
	Mode   Mode
	Colors []Color
}

// Interfaces have values of any type, wherever there can be one.
type Interfaces struct {
	Field any
	List  []any
	Map   map[string]any
}

// Value is an interface with a name.
type Value any

// NamedInterface is one.
type NamedInterface struct{ Value Value }

// Pointed is a pointer to an interface.
type Pointed struct{ To *any }

// Sets returns the edges, a type each but for what JSON keeps of interfaces and what
// it does not.
func Sets() []corpus.Set {
	at := time.Date(2024, 2, 29, 23, 59, 59, 999_999_999, time.FixedZone("", 5*3600+1800))
	return []corpus.Set{
		set("edge-lists",
			Lists{Names: []string{}, Numbers: []int32{}, Bytes: []byte{}},
			Lists{Names: []string{"", "Ærø"}, Numbers: []int32{-1, 0}, Bytes: []byte("bytes")},
			Lists{Names: []string{"x"}}),
		set("edge-times", Moment{at}, Moment{at.Add(150)}, Moment{at.UTC()}),
		set("edge-optionals",
			Optionals{Count: new(int), Text: new(string)},
			Optionals{Deep: &Optionals{Count: corpus.Ptr(7)}}),
		set("edge-numbers", Numbers{
			Signed:   []int64{0, -1, 1 << 53, 1<<53 + 1, 1 << 62, math.MaxInt64, math.MinInt64},
			Unsigned: []uint64{0, 1<<53 + 1, math.MaxUint64},
			Floats:   []float64{0, math.Copysign(0, -1), 0.1, math.MaxFloat64, math.SmallestNonzeroFloat64},
		}),
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
			// One entry each: what fails must not depend on the order of entries.
			Maps{
				Text: map[string]string{"": ""}, Numbers: map[int32]float64{math.MinInt32: 0.5},
				Flags: map[uint64]bool{0: true}, Structs: map[string]Moment{"now": {at.UTC()}}, Lists: map[string][]int32{"one": {1}},
			},
			Maps{
				Text: map[string]string{"a": "b"}, Numbers: map[int32]float64{0: 0},
				Flags: map[uint64]bool{math.MaxUint64: false}, Structs: map[string]Moment{"": {at}}, Lists: map[string][]int32{"more": {2, 3}},
			}),
		set("edge-nests",
			Nests{},
			Nests{
				Table: [][]string{{"a", "b"}, {"c"}}, Maps: []map[string]int64{{"a": -1}, {"b": 2, "c": 3}},
				Structs: []Lists{{Names: []string{"x"}}, {}}, Inner: Lists{Numbers: []int32{4}}, Either: &Lists{},
			},
			Nests{Table: [][]string{nil, {}, {""}}, Maps: []map[string]int64{nil, {}, {"": 0}}}),
		set("edge-arrays", Arrays{}, Arrays{ID: [16]byte{0: 1, 15: 255}, Corner: [4]int32{1, -2, 3, -4}, Names: [2]string{"", "b"}}),
		set("edge-enums",
			Enums{},
			Enums{Green, Fast, []Color{Blue, Ultra, Red}},
			Enums{Color: 77, Mode: "unheard of"}),
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
