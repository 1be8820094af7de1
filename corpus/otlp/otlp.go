package otlp

import (
	"strconv"

	"github.com/wirebench/wirebench/corpus"
)

// An export is the batch that a collector sends: some processes, each with some libraries, each
// with some spans. It has about a thousand spans in all.
const (
	processes = 8
	perScope  = 40
)

// Sets returns otlp-traces.
func Sets() []corpus.Set {
	return []corpus.Set{
		corpus.New("otlp-traces", "an OpenTelemetry export of about 1,000 spans of 8 processes: ids, times, attributes of six kinds", export),
	}
}

func export(r *corpus.Rand) TracesData {
	// A trace has spans in several processes.
	traces := corpus.List(r, r.Count(120), func(r *corpus.Rand) []byte { return r.Bytes(16) })
	return TracesData{corpus.List(r, r.Count(processes), func(r *corpus.Rand) ResourceSpans {
		service := r.ASCIIName() + corpus.Pick(r, "-service", "-api", "-worker", "")
		return ResourceSpans{
			Resource:  Resource{Attributes: process(r, service)},
			SchemaURL: "https://opentelemetry.io/schemas/1.27.0",
			ScopeSpans: corpus.List(r, r.Between(2, 4), func(r *corpus.Rand) ScopeSpans {
				return ScopeSpans{
					Scope: Scope{corpus.Pick(r, scopes...), "0." + strconv.Itoa(r.Between(40, 62)) + ".0"},
					Spans: corpus.List(r, r.Count(2*r.Between(1, perScope)), func(r *corpus.Rand) Span { return span(r, corpus.Pick(r, traces...)) }),
				}
			}),
		}
	})}
}

var scopes = []string{
	"go.opentelemetry.io/contrib/instrumentation/net/http/otelhttp",
	"go.opentelemetry.io/contrib/instrumentation/google.golang.org/grpc/otelgrpc",
	"io.opentelemetry.jdbc", "@opentelemetry/instrumentation-redis", "example.com/shop/checkout",
}

func text(s string) AnyValue { return AnyValue{StringValue: &s} }

func number(n int) AnyValue { return AnyValue{IntValue: corpus.Ptr(int64(n))} }

// process returns the attributes of a process, following the semantic conventions.
func process(r *corpus.Rand, service string) []KeyValue {
	a := []KeyValue{
		{"service.name", text(service)},
		{"service.namespace", text(corpus.Pick(r, "shop", "payments", "search"))},
		{"service.version", text("1." + strconv.Itoa(r.IntN(40)) + "." + strconv.Itoa(r.IntN(10)))},
		{"service.instance.id", text(r.Hex(8) + "-" + r.Hex(4) + "-" + r.Hex(4) + "-" + r.Hex(4) + "-" + r.Hex(12))},
		{"telemetry.sdk.name", text("opentelemetry")},
		{"telemetry.sdk.language", text(corpus.Pick(r, "go", "java", "nodejs", "python"))},
		{"telemetry.sdk.version", text("1.38.0")},
		{"k8s.pod.name", text(service + "-" + r.Hex(9) + "-" + r.Hex(5))},
		{"k8s.namespace.name", text("production")},
		{"host.name", text("ip-10-0-" + strconv.Itoa(r.IntN(256)) + "-" + strconv.Itoa(r.IntN(256)))},
		{"process.pid", number(r.Skewed(1, 40_000))},
	}
	if r.Chance(0.5) {
		a = append(a, KeyValue{"process.command_args", AnyValue{ArrayValue: corpus.List(r, r.Between(1, 4), func(r *corpus.Rand) AnyValue {
			return text("--" + r.ASCIIName())
		})}})
	}
	return a
}

func instant(r *corpus.Rand) uint64 { return 1_760_000_000_000_000_000 + r.Uint64N(30_000_000_000) }

func span(r *corpus.Rand, trace []byte) Span {
	s := Span{
		TraceID: append([]byte(nil), trace...), SpanID: r.Bytes(8), Flags: 0x101,
		Kind:              corpus.Pick(r, SpanKindInternal, SpanKindInternal, SpanKindServer, SpanKindServer, SpanKindClient, SpanKindClient, SpanKindProducer, SpanKindConsumer),
		StartTimeUnixNano: instant(r),
	}
	s.EndTimeUnixNano = s.StartTimeUnixNano + uint64(r.Skewed(10_000, 2_000_000_000))
	if r.Chance(0.9) {
		s.ParentSpanID = r.Bytes(8)
	}
	if r.Chance(0.05) {
		s.TraceState = "vendor=" + r.Hex(16)
	}
	switch s.Kind {
	case SpanKindServer, SpanKindClient:
		request(r, &s)
	case SpanKindProducer, SpanKindConsumer:
		s.Name = "orders " + corpus.Pick(r, "publish", "process")
		s.Attributes = []KeyValue{
			{"messaging.system", text("kafka")}, {"messaging.destination.name", text("orders")},
			{"messaging.kafka.offset", AnyValue{IntValue: corpus.Ptr(r.Int64N(1 << 40))}}, {"messaging.batch.message_count", number(r.Skewed(1, 500))},
		}
		s.Links = corpus.List(r, r.Skewed(1, 3), func(r *corpus.Rand) Link { return Link{TraceID: r.Bytes(16), SpanID: r.Bytes(8)} })
	default:
		s.Name = r.ASCIIName() + "." + r.ASCIIName()
		s.Attributes = corpus.List(r, r.Skewed(1, 6), attribute)
	}
	return s
}

// request turns a span into the span of a request that was answered or sent.
func request(r *corpus.Rand, s *Span) {
	method := corpus.Pick(r, "GET", "GET", "GET", "POST", "PUT", "DELETE")
	route := "/api/v1/" + corpus.Pick(r, "orders", "users", "cart", "search", "products") + corpus.Pick(r, "", "/{id}", "/{id}/items")
	status := corpus.Pick(r, 200, 200, 200, 200, 200, 201, 204, 304, 400, 404, 500)
	s.Name = method + " " + route
	s.Attributes = []KeyValue{
		{"http.request.method", text(method)}, {"http.route", text(route)}, {"url.path", text("/api/v1/orders/" + r.Digits(6))},
		{"http.response.status_code", number(status)}, {"server.address", text(r.ASCIIName() + ".svc.cluster.local")},
		{"server.port", number(corpus.Pick(r, 80, 443, 8080))}, {"network.protocol.version", text(corpus.Pick(r, "1.1", "2"))},
		{"user_agent.original", text("Mozilla/5.0 (X11; Linux x86_64) " + r.Text(r.Between(1, 4)))},
	}
	if status == 500 {
		s.Status = Status{r.Text(r.Between(2, 8)), StatusError}
		s.Events = []Event{{
			TimeUnixNano: s.EndTimeUnixNano - 1, Name: "exception",
			Attributes: []KeyValue{
				{"exception.type", text("*errors.errorString")}, {"exception.message", text(s.Status.Message)},
				{"exception.stacktrace", text("goroutine " + r.Digits(3) + " [running]:\n" + r.Text(r.Between(20, 60)))},
			},
		}}
	}
}

func attribute(r *corpus.Rand) KeyValue {
	key := "app." + r.ASCIIName()
	switch x := r.Float64(); {
	case x < 0.5:
		return KeyValue{key, text(r.Text(r.Skewed(1, 10)))}
	case x < 0.7:
		return KeyValue{key, number(r.Skewed(0, 1_000_000))}
	case x < 0.8:
		return KeyValue{key, AnyValue{DoubleValue: corpus.Ptr(float64(r.Skewed(0, 1_000_000)) / 1000)}}
	case x < 0.95:
		return KeyValue{key, AnyValue{BoolValue: corpus.Ptr(r.Chance(0.5))}}
	}
	return KeyValue{key, AnyValue{KvlistValue: []KeyValue{
		{r.ASCIIName(), text(r.Name())}, {r.ASCIIName(), number(r.Skewed(0, 1000))},
	}}}
}
