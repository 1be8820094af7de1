# Made by wirebench from Go types.
@0xe7e8c8d4ca6e917a;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/order/glycerine/types");

struct Timestamp {
  seconds @0 :Int64;  # since 1970
  nanos @1 :UInt32;
  offset @2 :Int32;  # of the zone, in seconds
}

struct Order {
  id @0 :Int64;
  number @1 :Text;
  status @2 :Int32;
  placed @3 :Timestamp;
  due @4 :Timestamp;
  customer @5 :Customer;
  shipping @6 :Address;
  billing @7 :Address;
  lines @8 :List(Line);
  total @9 :Money;
  taxes @10 :List(StringMoneyMapPair);
  history @11 :List(Event);
  weights @12 :List(StringFloat64MapPair);
  gift @13 :Bool;
  note :union {
    none @14 :Void;
    some @15 :Text;
  }
}

struct Customer {
  id @0 :Int64;
  name @1 :Text;
  email @2 :Text;
  phone :union {
    none @3 :Void;
    some @4 :Text;
  }
  consents @5 :List(StringBoolMapPair);
  labels @6 :List(StringStringMapPair);
}

struct StringBoolMapPair {
  key @0 :Text;
  value @1 :Bool;
}

struct StringStringMapPair {
  key @0 :Text;
  value @1 :Text;
}

struct Address {
  name @0 :Text;
  lines @1 :List(Text);
  city @2 :Text;
  zip @3 :Text;
  country @4 :Text;
}

struct Line {
  sku @0 :Text;
  title @1 :Text;
  quantity @2 :UInt32;
  price @3 :Money;
  taxRate @4 :Float64;
  discount @5 :Discount;
  attributes @6 :List(StringStringMapPair);
}

struct Money {
  amount @0 :Int64;
  currency @1 :Text;
}

struct Discount {
  code @0 :Text;
  percent @1 :UInt8;
}

struct StringMoneyMapPair {
  key @0 :Text;
  value @1 :Money;
}

struct Event {
  at @0 :Timestamp;
  status @1 :Int32;
  note @2 :Text;
}

struct StringFloat64MapPair {
  key @0 :Text;
  value @1 :Float64;
}
