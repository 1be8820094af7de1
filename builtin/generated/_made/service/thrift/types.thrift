// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// User is a service.User in Go.
struct User {
  1: i64 ID
  2: string Name
  3: string Email
}

// Metric is a service.Metric in Go.
struct Metric {
  1: double Timestamp
  2: i64 NameHash
  3: double Value
}

// MetricList is a []service.Metric in Go.
struct MetricList {
  1: list<Metric> Items
}

// ComplexData is a service.ComplexData in Go.
struct ComplexData {
  1: list<User> Users
  2: map<string, string> Metadata
  3: i64 Count
  4: bool Active
}
