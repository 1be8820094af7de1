package telemetry

import "github.com/wirebench/wirebench/corpus"

// Kind is the role of a span.
type Kind int32

// The kinds of spans.
const (
	Unspecified Kind = iota
	Internal
	Server
	Client
	Producer
	Consumer
)

// StatusCode says whether a span succeeded.
type StatusCode int32

// The codes.
const (
	Unset StatusCode = iota
	OK
	Error
)

// Value is a value of one of four kinds; one field is set.
type Value struct {
	String *string  `json:"string,omitempty"`
	Int    *int64   `json:"int,omitempty"`
	Float  *float64 `json:"float,omitempty"`
	Bool   *bool    `json:"bool,omitempty"`
}

// Attribute is a named value.
type Attribute struct {
	Key   string `json:"key"`
	Value Value  `json:"value"`
}

// Event is an event within a span. Times are nanoseconds since 1970.
type Event struct {
	Time       uint64      `json:"time"`
	Name       string      `json:"name"`
	Attributes []Attribute `json:"attributes"`
}

// Link is a relation to a span of another trace.
type Link struct {
	TraceID    [16]byte    `json:"trace_id"`
	SpanID     [8]byte     `json:"span_id"`
	Attributes []Attribute `json:"attributes"`
}

// Status says how a span ended.
type Status struct {
	Code    StatusCode `json:"code"`
	Message string     `json:"message"`
}

// Span is a piece of work.
type Span struct {
	TraceID    [16]byte    `json:"trace_id"`
	SpanID     [8]byte     `json:"span_id"`
	ParentID   [8]byte     `json:"parent_id"`
	Name       string      `json:"name"`
	Kind       Kind        `json:"kind"`
	Start      uint64      `json:"start"`
	End        uint64      `json:"end"`
	Attributes []Attribute `json:"attributes"`
	Events     []Event     `json:"events"`
	Links      []Link      `json:"links"`
	Status     Status      `json:"status"`
}

// Batch is the spans that a service sends at once.
type Batch struct {
	Resource []Attribute `json:"resource"`
	Scope    string      `json:"scope"`
	Spans    []Span      `json:"spans"`
}

func attribute(r *corpus.Rand) Attribute {
	switch x := r.Float64(); {
	case x < 0.6:
		key := corpus.Pick(r, "http.method", "http.route", "db.statement", "peer.service", "user.id", "net.host.name")
		return Attribute{key, Value{String: corpus.Ptr(r.Text(r.Skewed(1, 12)))}}
	case x < 0.85:
		return Attribute{corpus.Pick(r, "http.status_code", "net.peer.port", "retry.count"), Value{Int: corpus.Ptr(int64(r.Skewed(0, 65535)))}}
	case x < 0.93:
		return Attribute{corpus.Pick(r, "cpu.time", "queue.wait"), Value{Float: corpus.Ptr(float64(r.Skewed(0, 1_000_000)) / 1000)}}
	}
	return Attribute{corpus.Pick(r, "error", "cache.hit", "sampled"), Value{Bool: corpus.Ptr(r.Chance(0.5))}}
}

func event(r *corpus.Rand) Event {
	return Event{
		Time:       instant(r),
		Name:       corpus.Pick(r, "exception", "message.sent", "message.received", "retry"),
		Attributes: corpus.List(r, r.Skewed(0, 4), attribute),
	}
}

func link(r *corpus.Rand) Link {
	l := Link{Attributes: corpus.List(r, r.Skewed(0, 2), attribute)}
	copy(l.TraceID[:], r.Bytes(16))
	copy(l.SpanID[:], r.Bytes(8))
	return l
}

func instant(r *corpus.Rand) uint64 { return 1_750_000_000_000_000_000 + r.Uint64N(3_600_000_000_000) }

func span(r *corpus.Rand) Span {
	s := Span{
		Name:       corpus.Pick(r, "GET ", "POST ", "SELECT ", "publish ", "") + r.ASCIIName(),
		Kind:       corpus.Pick(r, Internal, Internal, Server, Client, Client, Producer, Consumer),
		Start:      instant(r),
		Attributes: corpus.List(r, r.Between(2, 10), attribute),
		Events:     corpus.List(r, r.Skewed(0, 4), event),
		Links:      corpus.List(r, r.Skewed(0, 2), link),
	}
	s.End = s.Start + uint64(r.Skewed(1_000, 2_000_000_000))
	copy(s.SpanID[:], r.Bytes(8))
	if r.Chance(0.9) {
		copy(s.ParentID[:], r.Bytes(8))
	}
	if r.Chance(0.05) {
		s.Status = Status{Error, r.Text(r.Between(2, 8))}
	}
	return s
}

// batch returns spans of a few traces.
func batch(r *corpus.Rand) Batch {
	b := Batch{
		Resource: corpus.List(r, r.Between(4, 8), attribute),
		Scope:    "example.com/" + r.ASCIIName(),
		Spans:    corpus.List(r, r.Count(100), span),
	}
	var trace [16]byte
	for i := range b.Spans {
		if i == 0 || r.Chance(0.1) {
			copy(trace[:], r.Bytes(16))
		}
		b.Spans[i].TraceID = trace
	}
	return b
}
