// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Lists is a edge.Lists in Go.
struct Lists {
  1: list<string> Names
  2: list<i32> Numbers
  3: binary Bytes
}

// Moment is a edge.Moment in Go.
struct Moment {
  1: Time At
}

// Optionals is a edge.Optionals in Go.
struct Optionals {
  1: optional i64 Count
  2: optional string Text
  3: optional Optionals Deep
}

// Tree is a edge.Tree in Go.
struct Tree {
  1: string Name
  2: list<Tree> Kids
  3: map<string, Tree> Named
}

// Numbers is a edge.Numbers in Go.
struct Numbers {
  1: list<i64> Signed
  2: list<i64> Unsigned
  3: list<double> Floats
}

// Floats is a edge.Floats in Go.
struct Floats {
  1: double Narrow
  2: double Wide
}

// Widths is a edge.Widths in Go.
struct Widths {
  1: i64 Int
  2: i64 Uint
  3: i8 Int8
  4: i16 Int16
  5: i32 Int32
  6: i64 Int64
  7: i16 Uint8
  8: i32 Uint16
  9: i64 Uint32
  10: i64 Uint64
  11: double Float32
  12: double Float64
  13: bool Bool
  14: i64 For
}

// Maps is a edge.Maps in Go.
struct Maps {
  1: map<string, string> Text
  2: map<i32, double> Numbers
  3: map<i64, bool> Flags
  4: map<string, Moment> Structs
  5: map<string, list<i32>> Lists
}

// EnumKeys is a edge.EnumKeys in Go.
struct EnumKeys {
  1: map<i32, string> Colors
  2: map<string, i32> Modes
}

// MapMaps is a edge.MapMaps in Go.
struct MapMaps {
  1: map<string, map<string, i32>> Counts
}

// Nests is a edge.Nests in Go.
struct Nests {
  1: list<list<string>> Table
  2: list<map<string, i64>> Maps
  3: list<Lists> Structs
  4: Lists Inner
  5: optional Lists Either
}

// Arrays is a edge.Arrays in Go.
struct Arrays {
  1: binary ID
  2: list<i32> Corner
  3: list<string> Names
}

// Enums is a edge.Enums in Go.
struct Enums {
  1: i32 Color
  2: string Mode
  3: list<i32> Colors
}

// Pointers is a edge.Pointers in Go.
struct Pointers {
  1: list<Point> Points
}

// Point is a edge.Point in Go.
struct Point {
  1: i32 X
  2: i32 Y
}

// PointerMaps is a edge.PointerMaps in Go.
struct PointerMaps {
  1: map<string, Point> Points
}

// PointerScalars is a edge.PointerScalars in Go.
struct PointerScalars {
  1: list<Int64Optional> Counts
  2: list<StringOptional> Names
}

// Int64Optional is a *int64 in Go.
struct Int64Optional {
  1: optional i64 Value
}

// StringOptional is a *string in Go.
struct StringOptional {
  1: optional string Value
}

// PointerTime is a edge.PointerTime in Go.
struct PointerTime {
  1: optional Time At
}

// PointerLists is a edge.PointerLists in Go.
struct PointerLists {
  1: optional binary Bytes
  2: optional StringList Names
  3: optional StringInt32Map Map
}

// StringList is a []string in Go.
struct StringList {
  1: list<string> Items
}

// StringInt32Map is a map[string]int32 in Go.
struct StringInt32Map {
  1: map<string, i32> Entries
}

// Embedding is a edge.Embedding in Go.
struct Embedding {
  1: Point Point
  2: string Name
}

// EmbeddedPointer is a edge.EmbeddedPointer in Go.
struct EmbeddedPointer {
  1: optional Point Point
  2: string Name
}

// Tagged is a edge.Tagged in Go.
struct Tagged {
  9: string Last
  1: i32 First
  3: bool Next
  20000: list<i32> Large
}

// Customs is a edge.Customs in Go.
struct Customs {
  1: i32 Grade
  2: list<i32> Grades
  3: map<i32, string> ByGrade
  4: optional i32 BestGrade
  5: Span Span
  6: list<Span> Spans
  7: optional Span BestSpan
}

// Span is a edge.Span in Go.
struct Span {
  1: i32 From
  2: i32 To
}

// Interfaces is a edge.Interfaces in Go.
struct Interfaces {
  1: binary Field
  2: list<binary> List
  3: map<string, binary> Map
}

// NamedInterface is a edge.NamedInterface in Go.
struct NamedInterface {
  1: binary Value
}

// Pointed is a edge.Pointed in Go.
struct Pointed {
  1: optional binary To
}

// FloatKeys is a edge.FloatKeys in Go.
struct FloatKeys {
  1: list<Float64StringMapPair> Names
}

// Float64StringMapPair is a map[float64]string in Go.
struct Float64StringMapPair {
  1: double Key
  2: string Value
}

// TimeKeys is a edge.TimeKeys in Go.
struct TimeKeys {
  1: list<TimeStringMapPair> Names
}

// TimeStringMapPair is a map[time.Time]string in Go.
struct TimeStringMapPair {
  1: Time Key
  2: string Value
}
