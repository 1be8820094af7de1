// Package edge is values at the edges of what types can hold: the smallest and the
// largest, nothing in every form, kinds within kinds. They prove codecs and measure
// nothing, so they are in no program.
package edge

import "time"

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

// Tree has parts of its own type.
type Tree struct {
	Name  string
	Kids  []Tree
	Named map[string]Tree
}

// Numbers are 64 bits wide.
type Numbers struct {
	Signed   []int64
	Unsigned []uint64
	Floats   []float64
}

// Floats have a field of each size.
type Floats struct {
	Narrow float32
	Wide   float64
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

// EnumKeys are maps by enums.
type EnumKeys struct {
	Colors map[Color]string
	Modes  map[Mode]int32
}

// MapMaps is a map of maps.
type MapMaps struct{ Counts map[string]map[string]int32 }

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

// Point is what pointers point to.
type Point struct{ X, Y int32 }

// Pointers are lists and maps that may have nil in them.
type Pointers struct{ Points []*Point }

// PointerMaps is a map that may have nil in it.
type PointerMaps struct{ Points map[string]*Point }

// PointerScalars are lists of pointers to what is no struct.
type PointerScalars struct {
	Counts []*int64
	Names  []*string
}

// PointerTime is a pointer to a struct that is not a struct to a format.
type PointerTime struct{ At *time.Time }

// PointerLists are pointers to what has a nil of its own.
type PointerLists struct {
	Bytes *[]byte
	Names *[]string
	Map   *map[string]int32
}

// Embedding has the fields of another type.
type Embedding struct {
	Point
	Name string
}

// EmbeddedPointer may have the fields of another type.
type EmbeddedPointer struct {
	*Point
	Name string
}

// Tagged has fields whose numbers are not their places.
type Tagged struct {
	Last  string `wire:"9"`
	First int32  `wire:"1"`
	Next  bool
	Large []int32 `wire:"20000"`
}

// Value is an interface with a name.
type Value any

// NamedInterface is one.
type NamedInterface struct{ Value Value }

// Pointed is a pointer to an interface.
type Pointed struct{ To *any }
