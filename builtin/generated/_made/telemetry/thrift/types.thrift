// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Line is a telemetry.Line in Go.
struct Line {
  1: Address Address
  2: string Identity
  3: string UserID
  4: string Date
  5: string Request
  6: i32 Code
  7: i64 Size
}

// Address is a telemetry.Address in Go.
struct Address {
  1: i16 X0
  2: i16 X1
  3: i16 X2
  4: i16 X3
}

// Log is a telemetry.Log in Go.
struct Log {
  1: list<Line> Lines
}

// WriteRequest is a telemetry.WriteRequest in Go.
struct WriteRequest {
  1: list<Series> Series
}

// Series is a telemetry.Series in Go.
struct Series {
  1: list<Label> Labels
  2: list<Sample> Samples
}

// Label is a telemetry.Label in Go.
struct Label {
  1: string Name
  2: string Value
}

// Sample is a telemetry.Sample in Go.
struct Sample {
  1: double Value
  2: i64 Timestamp
}

// Batch is a telemetry.Batch in Go.
struct Batch {
  1: list<Attribute> Resource
  2: string Scope
  3: list<Span> Spans
}

// Attribute is a telemetry.Attribute in Go.
struct Attribute {
  1: string Key
  2: Value Value
}

// Value is a telemetry.Value in Go.
struct Value {
  1: optional string StringField
  2: optional i64 Int
  3: optional double Float
  4: optional bool Bool
}

// Span is a telemetry.Span in Go.
struct Span {
  1: binary TraceID
  2: binary SpanID
  3: binary ParentID
  4: string Name
  5: i32 Kind
  6: i64 Start
  7: i64 End
  8: list<Attribute> Attributes
  9: list<Event> Events
  10: list<Link> Links
  11: Status Status
}

// Event is a telemetry.Event in Go.
struct Event {
  1: i64 Time
  2: string Name
  3: list<Attribute> Attributes
}

// Link is a telemetry.Link in Go.
struct Link {
  1: binary TraceID
  2: binary SpanID
  3: list<Attribute> Attributes
}

// Status is a telemetry.Status in Go.
struct Status {
  1: i32 Code
  2: string Message
}
