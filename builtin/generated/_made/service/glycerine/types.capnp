# Made by wirebench from Go types.
@0xcfba4e16b2973e09;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/service/glycerine/types");

struct User {
  id @0 :Int64;
  name @1 :Text;
  email @2 :Text;
}

struct Metric {
  timestamp @0 :Float64;
  nameHash @1 :UInt64;
  value @2 :Float64;
}

struct MetricList2 {
  value @0 :List(Metric);
}

struct ComplexData {
  users @0 :List(User);
  metadata @1 :List(StringStringMapPair);
  count @2 :Int64;
  active @3 :Bool;
}

struct StringStringMapPair {
  key @0 :Text;
  value @1 :Text;
}
