// Package otlp has traces in the shape of the OpenTelemetry protocol: TracesData of version 1, with
// the field names of OTLP/JSON. The generator is our own, because the protocol's Go modules
// (proto/otlp v1.9.0, collector/pdata v1.46.0) contain no export. Two things differ from OTLP/JSON.
// Identifiers are bytes, which Go's JSON writes in base64; OTLP/JSON has hexadecimal digits. 64-bit
// numbers are JSON numbers; OTLP/JSON has texts.
package otlp

// TracesData is the message that services export.
type TracesData struct {
	ResourceSpans []ResourceSpans `json:"resourceSpans"`
}

// ResourceSpans are the spans of one process.
type ResourceSpans struct {
	Resource   Resource     `json:"resource"`
	ScopeSpans []ScopeSpans `json:"scopeSpans"`
	SchemaURL  string       `json:"schemaUrl,omitempty"`
}

// Resource describes a process.
type Resource struct {
	Attributes             []KeyValue `json:"attributes"`
	DroppedAttributesCount uint32     `json:"droppedAttributesCount,omitempty"`
}

// ScopeSpans are the spans that one library made.
type ScopeSpans struct {
	Scope     Scope  `json:"scope"`
	Spans     []Span `json:"spans"`
	SchemaURL string `json:"schemaUrl,omitempty"`
}

// Scope is a library.
type Scope struct {
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
}

// SpanKind is the role of a span.
type SpanKind int32

// The kinds.
const (
	SpanKindUnspecified SpanKind = iota
	SpanKindInternal
	SpanKindServer
	SpanKindClient
	SpanKindProducer
	SpanKindConsumer
)

// Span is a piece of work. Times are nanoseconds since 1970.
type Span struct {
	TraceID                []byte     `json:"traceId"` // 16 bytes
	SpanID                 []byte     `json:"spanId"`  // 8 bytes
	TraceState             string     `json:"traceState,omitempty"`
	ParentSpanID           []byte     `json:"parentSpanId,omitempty"` // 8 bytes, empty for a root
	Flags                  uint32     `json:"flags,omitempty"`
	Name                   string     `json:"name"`
	Kind                   SpanKind   `json:"kind"`
	StartTimeUnixNano      uint64     `json:"startTimeUnixNano"`
	EndTimeUnixNano        uint64     `json:"endTimeUnixNano"`
	Attributes             []KeyValue `json:"attributes,omitempty"`
	DroppedAttributesCount uint32     `json:"droppedAttributesCount,omitempty"`
	Events                 []Event    `json:"events,omitempty"`
	Links                  []Link     `json:"links,omitempty"`
	Status                 Status     `json:"status"`
}

// Event is an event within a span.
type Event struct {
	TimeUnixNano uint64     `json:"timeUnixNano"`
	Name         string     `json:"name"`
	Attributes   []KeyValue `json:"attributes,omitempty"`
}

// Link is a relation to a span of another trace.
type Link struct {
	TraceID    []byte     `json:"traceId"`
	SpanID     []byte     `json:"spanId"`
	Attributes []KeyValue `json:"attributes,omitempty"`
}

// StatusCode says whether a span succeeded.
type StatusCode int32

// The codes.
const (
	StatusUnset StatusCode = iota
	StatusOK
	StatusError
)

// Status says how a span ended.
type Status struct {
	Message string     `json:"message,omitempty"`
	Code    StatusCode `json:"code,omitempty"`
}

// KeyValue is an attribute.
type KeyValue struct {
	Key   string   `json:"key"`
	Value AnyValue `json:"value"`
}

// AnyValue is a value of one of six kinds; one field is set. The protocol's seventh kind, bytes, is
// left out because it is rare in traces.
type AnyValue struct {
	StringValue *string    `json:"stringValue,omitempty"`
	BoolValue   *bool      `json:"boolValue,omitempty"`
	IntValue    *int64     `json:"intValue,omitempty"`
	DoubleValue *float64   `json:"doubleValue,omitempty"`
	ArrayValue  []AnyValue `json:"arrayValue,omitempty"`
	KvlistValue []KeyValue `json:"kvlistValue,omitempty"`
}
