# Made by wirebench from Go types.
@0xd3dc2908e3faeb98;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/bound/jsonfiles/capnproto2/types");

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

struct Catalog {
  areaNames @0 :List(StringStringMapPair);
  audienceSubCategoryNames @1 :List(StringStringMapPair);
  blockNames @2 :List(StringStringMapPair);
  events @3 :List(StringEventMapPair);
  performances @4 :List(Performance);
  seatCategoryNames @5 :List(StringStringMapPair);
  subTopicNames @6 :List(StringStringMapPair);
  subjectNames @7 :List(StringStringMapPair);
  topicNames @8 :List(StringStringMapPair);
  topicSubTopics @9 :List(StringInt64ListMapPair);
  venueNames @10 :List(StringStringMapPair);
}

struct StringStringMapPair {
  key @0 :Text;
  value @1 :Text;
}

struct StringEventMapPair {
  key @0 :Text;
  value @1 :Event;
}

struct Event {
  description :union {
    none @0 :Void;
    some @1 :Text;
  }
  id @2 :Int64;
  logo :union {
    none @3 :Void;
    some @4 :Text;
  }
  name @5 :Text;
  subTopicIDs @6 :List(Int64);
  subjectCode :union {
    none @7 :Void;
    some @8 :Text;
  }
  subtitle :union {
    none @9 :Void;
    some @10 :Text;
  }
  topicIDs @11 :List(Int64);
}

struct Performance {
  eventId @0 :Int64;
  id @1 :Int64;
  logo :union {
    none @2 :Void;
    some @3 :Text;
  }
  name :union {
    none @4 :Void;
    some @5 :Text;
  }
  prices @6 :List(Price);
  seatCategories @7 :List(SeatCategory);
  seatMapImage :union {
    none @8 :Void;
    some @9 :Text;
  }
  start @10 :Int64;
  venueCode @11 :Text;
}

struct Price {
  amount @0 :Int64;
  audienceSubCategoryId @1 :Int64;
  seatCategoryId @2 :Int64;
}

struct SeatCategory {
  areas @0 :List(Area);
  seatCategoryId @1 :Int64;
}

struct Area {
  areaId @0 :Int64;
  blockIDs @1 :List(Int64);
}

struct StringInt64ListMapPair {
  key @0 :Text;
  value @1 :List(Int64);
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
