# Made by wirebench from Go types.
@0x8623ab28e9180b40;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/telemetry/glycerine/types");

struct Line {
  address @0 :Address;
  identity @1 :Text;
  userId @2 :Text;
  date @3 :Text;
  request @4 :Text;
  code @5 :UInt16;
  size @6 :UInt64;
}

struct Address {
  x0 @0 :UInt8;
  x1 @1 :UInt8;
  x2 @2 :UInt8;
  x3 @3 :UInt8;
}

struct Log {
  lines @0 :List(Line);
}

struct WriteRequest {
  series @0 :List(Series);
}

struct Series {
  labels @0 :List(Label);
  samples @1 :List(Sample);
}

struct Label {
  name @0 :Text;
  value @1 :Text;
}

struct Sample {
  value @0 :Float64;
  timestamp @1 :Int64;
}

struct Batch {
  resource @0 :List(Attribute);
  scope @1 :Text;
  spans @2 :List(Span);
}

struct Attribute {
  key @0 :Text;
  value @1 :Value;
}

struct Value {
  string2 :union {
    none @0 :Void;
    some @1 :Text;
  }
  int :union {
    none @2 :Void;
    some @3 :Int64;
  }
  float :union {
    none @4 :Void;
    some @5 :Float64;
  }
  bool :union {
    none @6 :Void;
    some @7 :Bool;
  }
}

struct Span {
  traceId @0 :Data;
  spanId @1 :Data;
  parentId @2 :Data;
  name @3 :Text;
  kind @4 :Int32;
  start @5 :UInt64;
  end @6 :UInt64;
  attributes @7 :List(Attribute);
  events @8 :List(Event);
  links @9 :List(Link);
  status @10 :Status;
}

struct Event {
  time @0 :UInt64;
  name @1 :Text;
  attributes @2 :List(Attribute);
}

struct Link {
  traceId @0 :Data;
  spanId @1 :Data;
  attributes @2 :List(Attribute);
}

struct Status {
  code @0 :Int32;
  message2 @1 :Text;
}
