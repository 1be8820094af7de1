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

// Numbers is a edge.Numbers in Go.
struct Numbers {
  1: list<i64> Signed
  2: list<i64> Unsigned
  3: list<double> Floats
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
