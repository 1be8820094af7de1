# Made by wirebench from Go types.
@0xfbb5ad89eb535fa4;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/person/capnp/types");

struct Timestamp {
  seconds @0 :Int64;  # since 1970
  nanos @1 :UInt32;
  offset @2 :Int32;  # of the zone, in seconds
}

struct Person {
  name @0 :Text;
  birthDay @1 :Timestamp;
  phone @2 :Text;
  siblings @3 :Int64;
  spouse @4 :Bool;
  money @5 :Float64;
}

struct PersonList {
  value @0 :List(Person);
}
