# Made by wirebench from Go types.
@0xcdf4e3ccabfe570a;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/book/capnp/types");

struct Book {
  title @0 :Text;
  author @1 :Text;
  country @2 :Text;
  year @3 :Int32;
  volumes @4 :List(Volume);
  volumesNull @5 :List(UInt32);
  characters @6 :Characters;
  translations @7 :List(Int32);
}

struct Volume {
  number @0 :Int32;
  title @1 :Text;
}

struct Characters {
  major @0 :List(Text);
  minor @1 :List(Text);
}
