# Made by wirebench from Go types.
@0x8f713b2508061e17;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/bound/edge/capnproto2/types");

struct Timestamp {
  seconds @0 :Int64;  # since 1970
  nanos @1 :UInt32;
  offset @2 :Int32;  # of the zone, in seconds
}

struct Lists {
  names @0 :List(Text);
  numbers @1 :List(Int32);
  bytes @2 :Data;
}

struct Moment {
  at @0 :Timestamp;
}

struct Optionals {
  count :union {
    none @0 :Void;
    some @1 :Int64;
  }
  text :union {
    none @2 :Void;
    some @3 :Text;
  }
  deep @4 :Optionals;
}

struct Tree {
  name @0 :Text;
  kids @1 :List(Tree);
  named @2 :List(StringTreeMapPair);
}

struct StringTreeMapPair {
  key @0 :Text;
  value @1 :Tree;
}

struct Numbers {
  signed @0 :List(Int64);
  unsigned @1 :List(UInt64);
  floats @2 :List(Float64);
}

struct Floats {
  narrow @0 :Float32;
  wide @1 :Float64;
}

struct Widths {
  int @0 :Int64;
  uint @1 :UInt64;
  int8 @2 :Int8;
  int16 @3 :Int16;
  int32 @4 :Int32;
  int64 @5 :Int64;
  uint8 @6 :UInt8;
  uint16 @7 :UInt16;
  uint32 @8 :UInt32;
  uint64 @9 :UInt64;
  float32 @10 :Float32;
  float64 @11 :Float64;
  bool @12 :Bool;
  for @13 :Int64;
}

struct Maps {
  text @0 :List(StringStringMapPair);
  numbers @1 :List(Int32Float64MapPair);
  flags @2 :List(Uint64BoolMapPair);
  structs @3 :List(StringMomentMapPair);
  lists @4 :List(StringInt32ListMapPair);
}

struct StringStringMapPair {
  key @0 :Text;
  value @1 :Text;
}

struct Int32Float64MapPair {
  key @0 :Int32;
  value @1 :Float64;
}

struct Uint64BoolMapPair {
  key @0 :UInt64;
  value @1 :Bool;
}

struct StringMomentMapPair {
  key @0 :Text;
  value @1 :Moment;
}

struct StringInt32ListMapPair {
  key @0 :Text;
  value @1 :List(Int32);
}

struct EnumKeys {
  colors @0 :List(ColorStringMapPair);
  modes @1 :List(ModeInt32MapPair);
}

struct ColorStringMapPair {
  key @0 :Int32;
  value @1 :Text;
}

struct ModeInt32MapPair {
  key @0 :Text;
  value @1 :Int32;
}

struct MapMaps {
  counts @0 :List(StringStringInt32MapMapPair);
}

struct StringStringInt32MapMapPair {
  key @0 :Text;
  value @1 :List(StringInt32MapPair);
}

struct StringInt32MapPair {
  key @0 :Text;
  value @1 :Int32;
}

struct Nests {
  table @0 :List(List(Text));
  maps @1 :List(List(StringInt64MapPair));
  structs @2 :List(Lists);
  inner @3 :Lists;
  either @4 :Lists;
}

struct StringInt64MapPair {
  key @0 :Text;
  value @1 :Int64;
}

struct Arrays {
  id @0 :Data;
  corner @1 :List(Int32);
  names @2 :List(Text);
}

struct Enums {
  color @0 :Int32;
  mode @1 :Text;
  colors @2 :List(Int32);
}

struct Pointers {
  points @0 :List(Point);
  pointsNull @1 :List(UInt32);
}

struct Point {
  x @0 :Int32;
  y @1 :Int32;
}

struct PointerMaps {
  points @0 :List(StringPointOptionalMapPair);
}

struct StringPointOptionalMapPair {
  key @0 :Text;
  value @1 :Point;
}

struct PointerScalars {
  counts @0 :List(Int64);
  countsNull @1 :List(UInt32);
  names @2 :List(Text);
  namesNull @3 :List(UInt32);
}

struct PointerTime {
  at @0 :Timestamp;
}

struct PointerLists {
  bytes @0 :Bytes;
  names @1 :StringList;
  map @2 :StringInt32Map;
}

struct Bytes {
  value @0 :Data;
}

struct StringList {
  value @0 :List(Text);
}

struct StringInt32Map {
  value @0 :List(StringInt32MapPair);
}

struct Embedding {
  point @0 :Point;
  name @1 :Text;
}

struct EmbeddedPointer {
  point @0 :Point;
  name @1 :Text;
}

struct Tagged {
  first @0 :Int32;
  next @1 :Bool;
  last @2 :Text;
  large @3 :List(Int32);
}

struct Customs {
  grade @0 :Int32;
  grades @1 :List(Int32);
  byGrade @2 :List(GradeStringMapPair);
  bestGrade :union {
    none @3 :Void;
    some @4 :Int32;
  }
  span @5 :Span;
  spans @6 :List(Span);
  bestSpan @7 :Span;
}

struct GradeStringMapPair {
  key @0 :Int32;
  value @1 :Text;
}

struct Span {
  from @0 :Int32;
  to @1 :Int32;
}

struct Interfaces {
  field @0 :Text;
  list @1 :List(Text);
  map @2 :List(StringAnyMapPair);
}

struct StringAnyMapPair {
  key @0 :Text;
  value @1 :Text;
}

struct NamedInterface {
  value @0 :Text;
}

struct Pointed {
  to :union {
    none @0 :Void;
    some @1 :Text;
  }
}

struct FloatKeys {
  names @0 :List(Float64StringMapPair);
}

struct Float64StringMapPair {
  key @0 :Float64;
  value @1 :Text;
}

struct TimeKeys {
  names @0 :List(TimeStringMapPair);
}

struct TimeStringMapPair {
  key @0 :Timestamp;
  value @1 :Text;
}
