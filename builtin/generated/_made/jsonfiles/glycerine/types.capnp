# Made by wirebench from Go types.
@0x88eac2164fb25217;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/jsonfiles/glycerine/types");

struct Collection {
  type @0 :Text;
  features @1 :List(Feature);
}

struct Feature {
  type @0 :Text;
  properties @1 :Properties;
  geometry @2 :Geometry;
}

struct Properties {
  name @0 :Text;
}

struct Geometry {
  type @0 :Text;
  coordinates @1 :List(List(List(Float64)));
}

struct Source {
  tree @0 :SourceNode;
  username @1 :Text;
}

struct SourceNode {
  name @0 :Text;
  kids @1 :List(SourceNode);
  clWeight @2 :Float64;
  touches @3 :Int64;
  minT @4 :UInt64;
  maxT @5 :UInt64;
  meanT @6 :UInt64;
}
