# Made by wirebench from Go types.
@0xbfd9d781d2c40da5;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/ergo/glycerine/types");

struct String {
  value @0 :Text;
}

struct StringSimpleStructMap {
  value @0 :List(StringSimpleStructMapPair);
}

struct StringSimpleStructMapPair {
  key @0 :Text;
  value @1 :SimpleStruct;
}

struct SimpleStruct {
  name @0 :Text;
  id @1 :Int32;
}

struct Complex {
  name @0 :Text;
  id @1 :Int32;
  tags @2 :List(Text);
  metadata @3 :List(StringStringMapPair);
  pid @4 :PID;
  processId @5 :ProcessID;
}

struct StringStringMapPair {
  key @0 :Text;
  value @1 :Text;
}

struct PID {
  node @0 :Text;
  id @1 :UInt64;
  creation @2 :Int64;
}

struct ProcessID {
  name @0 :Text;
  node @1 :Text;
}

struct Nested {
  name @0 :Text;
  id @1 :Int32;
  complex @2 :Complex;
  complexMap @3 :List(StringComplexMapPair);
  nestedMap @4 :List(StringStringMapPair);
}

struct StringComplexMapPair {
  key @0 :Text;
  value @1 :Complex;
}
