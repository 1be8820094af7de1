# Made by wirebench from Go types.
@0xdcebd706721d1f54;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/game/glycerine/types");

struct Update {
  contacts @0 :List(Contact);
  score @1 :UInt32;
  worldRadius @2 :Float32;
  terrain @3 :List(Terrain);
}

struct Contact {
  damage @0 :UInt8;
  entityId @1 :UInt32;
  type :union {
    none @2 :Void;
    some @3 :UInt8;
  }
  guidance @4 :Guidance;
  playerId :union {
    none @5 :Void;
    some @6 :UInt16;
  }
  reloads @7 :List(Bool);
  transform @8 :Transform;
  turretAngles @9 :List(UInt16);
}

struct Guidance {
  angle @0 :UInt16;
  submerge @1 :Bool;
  velocity @2 :Int16;
}

struct Transform {
  altitude @0 :Int8;
  angle @1 :UInt16;
  position @2 :List(Float32);
  velocity @3 :Int16;
}

struct Terrain {
  chunk @0 :List(Int8);
  data @1 :Data;
}

struct Mesh {
  triangles @0 :List(Triangle);
}

struct Triangle {
  v0 @0 :Vector;
  v1 @1 :Vector;
  v2 @2 :Vector;
  normal @3 :Vector;
}

struct Vector {
  x @0 :Float32;
  y @1 :Float32;
  z @2 :Float32;
}

struct Updates {
  updates @0 :List(Update);
}
