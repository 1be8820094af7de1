// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// TracesData is a otlp.TracesData in Go.
struct TracesData {
  1: list<ResourceSpans> ResourceSpans
}

// ResourceSpans is a otlp.ResourceSpans in Go.
struct ResourceSpans {
  1: Resource Resource
  2: list<ScopeSpans> ScopeSpans
  3: string SchemaURL
}

// Resource is a otlp.Resource in Go.
struct Resource {
  1: list<KeyValue> Attributes
  2: i64 DroppedAttributesCount
}

// KeyValue is a otlp.KeyValue in Go.
struct KeyValue {
  1: string Key
  2: AnyValue Value
}

// AnyValue is a otlp.AnyValue in Go.
struct AnyValue {
  1: optional string StringValue
  2: optional bool BoolValue
  3: optional i64 IntValue
  4: optional double DoubleValue
  5: list<AnyValue> ArrayValue
  6: list<KeyValue> KvlistValue
}

// ScopeSpans is a otlp.ScopeSpans in Go.
struct ScopeSpans {
  1: Scope Scope
  2: list<Span> Spans
  3: string SchemaURL
}

// Scope is a otlp.Scope in Go.
struct Scope {
  1: string Name
  2: string Version
}

// Span is a otlp.Span in Go.
struct Span {
  1: binary TraceID
  2: binary SpanID
  3: string TraceState
  4: binary ParentSpanID
  5: i64 Flags
  6: string Name
  7: i32 Kind
  8: i64 StartTimeUnixNano
  9: i64 EndTimeUnixNano
  10: list<KeyValue> Attributes
  11: i64 DroppedAttributesCount
  12: list<Event> Events
  13: list<Link> Links
  14: Status Status
}

// Event is a otlp.Event in Go.
struct Event {
  1: i64 TimeUnixNano
  2: string Name
  3: list<KeyValue> Attributes
}

// Link is a otlp.Link in Go.
struct Link {
  1: binary TraceID
  2: binary SpanID
  3: list<KeyValue> Attributes
}

// Status is a otlp.Status in Go.
struct Status {
  1: string Message
  2: i32 Code
}
