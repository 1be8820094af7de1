// Package edge has values at the limits of what types can hold: the smallest and the largest
// numbers, every form of nothing, and kinds nested in kinds. The values prove codecs. They are not
// measured, so no program links them.
//
// It must not know codecs: all of them are proved with the same values.
package edge

import "time"

// Lists holds lists, which may be nil, empty or full.
type Lists struct {
	Names   []string
	Numbers []int32
	Bytes   []byte
}

// Moment is a time.
type Moment struct{ At time.Time }

// Optionals has pointers to zero values, to other values, and to its own type.
type Optionals struct {
	Count *int
	Text  *string
	Deep  *Optionals
}

// Tree contains its own type.
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

// Floats has a field of each floating-point type.
type Floats struct {
	Narrow float32
	Wide   float64
}

// Widths has numbers of every size.
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

// Maps has maps with keys of several kinds.
type Maps struct {
	Text    map[string]string
	Numbers map[int32]float64
	Flags   map[uint64]bool
	Structs map[string]Moment
	Lists   map[string][]int32
}

// EnumKeys has maps with enums as keys.
type EnumKeys struct {
	Colors map[Color]string
	Modes  map[Mode]int32
}

// MapMaps is a map of maps.
type MapMaps struct{ Counts map[string]map[string]int32 }

// Nests has kinds nested in kinds.
type Nests struct {
	Table   [][]string
	Maps    []map[string]int64
	Structs []Lists
	Inner   Lists
	Either  *Lists
}

// Arrays has arrays of fixed length.
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

// Mode is an enum with strings as values.
type Mode string

// The modes.
const (
	Fast Mode = "fast"
	Slow Mode = "slow"
)

// Enums has fields of enum types. They may hold values other than the constants.
type Enums struct {
	Color  Color
	Mode   Mode
	Colors []Color
}

// Interfaces has fields that hold values of any type.
type Interfaces struct {
	Field any
	List  []any
	Map   map[string]any
}

// Point is the type that pointers point to.
type Point struct{ X, Y int32 }

// Pointers has a list that may contain nil.
type Pointers struct{ Points []*Point }

// PointerMaps has a map that may contain nil.
type PointerMaps struct{ Points map[string]*Point }

// PointerScalars has lists of pointers to types other than structs.
type PointerScalars struct {
	Counts []*int64
	Names  []*string
}

// PointerTime has a pointer to a struct that many formats don't treat as a struct.
type PointerTime struct{ At *time.Time }

// PointerLists has pointers to types that can be nil themselves.
type PointerLists struct {
	Bytes *[]byte
	Names *[]string
	Map   *map[string]int32
}

// Embedding embeds another type.
type Embedding struct {
	Point
	Name string
}

// EmbeddedPointer embeds a pointer to another type.
type EmbeddedPointer struct {
	*Point
	Name string
}

// Tagged has fields whose numbers differ from their positions.
type Tagged struct {
	Last  string `wire:"9"`
	First int32  `wire:"1"`
	Next  bool
	Large []int32 `wire:"20000"`
}

// Value is a named interface type.
type Value any

// NamedInterface has a field of a named interface type.
type NamedInterface struct{ Value Value }

// Pointed has a pointer to an interface.
type Pointed struct{ To *any }
