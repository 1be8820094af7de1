# Made by wirebench from Go types.
@0xa00cc406b5404e8d;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/media/capnproto2/types");

struct Content {
  media @0 :Media;
  images @1 :List(Image);
}

struct Media {
  uri @0 :Text;
  title :union {
    none @1 :Void;
    some @2 :Text;
  }
  width @3 :Int32;
  height @4 :Int32;
  format @5 :Text;
  duration @6 :Int64;
  size @7 :Int64;
  bitrate :union {
    none @8 :Void;
    some @9 :Int32;
  }
  persons @10 :List(Text);
  player @11 :Text;
  copyright :union {
    none @12 :Void;
    some @13 :Text;
  }
}

struct Image {
  uri @0 :Text;
  title :union {
    none @1 :Void;
    some @2 :Text;
  }
  width @3 :Int32;
  height @4 :Int32;
  size @5 :Text;
}
