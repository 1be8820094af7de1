# Made by wirebench from Go types.
@0xf77870cde1375598;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/otlp/capnproto2/types");

struct TracesData {
  resourceSpans @0 :List(ResourceSpans);
}

struct ResourceSpans {
  resource @0 :Resource;
  scopeSpans @1 :List(ScopeSpans);
  schemaUrl @2 :Text;
}

struct Resource {
  attributes @0 :List(KeyValue);
  droppedAttributesCount @1 :UInt32;
}

struct KeyValue {
  key @0 :Text;
  value @1 :AnyValue;
}

struct AnyValue {
  stringValue :union {
    none @0 :Void;
    some @1 :Text;
  }
  boolValue :union {
    none @2 :Void;
    some @3 :Bool;
  }
  intValue :union {
    none @4 :Void;
    some @5 :Int64;
  }
  doubleValue :union {
    none @6 :Void;
    some @7 :Float64;
  }
  arrayValue @8 :List(AnyValue);
  kvlistValue @9 :List(KeyValue);
}

struct ScopeSpans {
  scope @0 :Scope;
  spans @1 :List(Span);
  schemaUrl @2 :Text;
}

struct Scope {
  name @0 :Text;
  version @1 :Text;
}

struct Span {
  traceId @0 :Data;
  spanId @1 :Data;
  traceState @2 :Text;
  parentSpanId @3 :Data;
  flags @4 :UInt32;
  name @5 :Text;
  kind @6 :Int32;
  startTimeUnixNano @7 :UInt64;
  endTimeUnixNano @8 :UInt64;
  attributes @9 :List(KeyValue);
  droppedAttributesCount @10 :UInt32;
  events @11 :List(Event);
  links @12 :List(Link);
  status @13 :Status;
}

struct Event {
  timeUnixNano @0 :UInt64;
  name @1 :Text;
  attributes @2 :List(KeyValue);
}

struct Link {
  traceId @0 :Data;
  spanId @1 :Data;
  attributes @2 :List(KeyValue);
}

struct Status {
  message2 @0 :Text;
  code @1 :Int32;
}
