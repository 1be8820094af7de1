# Made by wirebench from Go types.
@0xe46fa3bacadd6102;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/huge/glycerine/types");

struct Timestamp {
  seconds @0 :Int64;  # since 1970
  nanos @1 :UInt32;
  offset @2 :Int32;  # of the zone, in seconds
}

struct Tiny {
  tinyId @0 :Int64;
  someStr @1 :Text;
}

struct TinyList2 {
  value @0 :List(Tiny);
}

struct TinyOptionalList {
  value @0 :List(Tiny);
  valueNull @1 :List(UInt32);
}

struct Medium {
  mediumId @0 :Int64;
  firstName @1 :Text;
  lastName :union {
    none @2 :Void;
    some @3 :Text;
  }
  mediumMoneyBalance :union {
    none @4 :Void;
    some @5 :Float64;
  }
  createdAt @6 :Timestamp;
  tinyField @7 :Tiny;
}

struct MediumList2 {
  value @0 :List(Medium);
}

struct MediumOptionalList {
  value @0 :List(Medium);
  valueNull @1 :List(UInt32);
}

struct Big {
  bigId @0 :Int64;
  age @1 :UInt64;
  country :union {
    none @2 :Void;
    some @3 :Text;
  }
  countryBytes2 @4 :Data;
  createdAt @5 :Timestamp;
  updatedAt @6 :Timestamp;
  deletedAt @7 :Timestamp;
  tinyField @8 :Tiny;
  mediumField @9 :Medium;
  mediumFieldPtr @10 :Medium;
}

struct BigList2 {
  value @0 :List(Big);
}

struct BigOptionalList {
  value @0 :List(Big);
  valueNull @1 :List(UInt32);
}

struct Huge {
  bigSlice @0 :List(Big);
  bigPtrSlice @1 :List(Big);
  bigPtrSliceNull @2 :List(UInt32);
  biggerSlice @3 :List(Big);
  theBiggestSlice @4 :List(Big);
}

struct HugeList2 {
  value @0 :List(Huge);
}

struct HugeOptionalList {
  value @0 :List(Huge);
  valueNull @1 :List(UInt32);
}

struct ComplexMap {
  complexMapsSlice @0 :List(List(StringHugeMapPair));
}

struct StringHugeMapPair {
  key @0 :Text;
  value @1 :Huge;
}
