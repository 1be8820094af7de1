// Package otlp has OpenTelemetry exports of traces.
package otlp

import (
	"fmt"

	common "go.opentelemetry.io/proto/otlp/common/v1"
	resource "go.opentelemetry.io/proto/otlp/resource/v1"
	trace "go.opentelemetry.io/proto/otlp/trace/v1"
)

func text(k, v string) *common.KeyValue {
	return &common.KeyValue{Key: k, Value: &common.AnyValue{Value: &common.AnyValue_StringValue{StringValue: v}}}
}

func number(k string, v int64) *common.KeyValue {
	return &common.KeyValue{Key: k, Value: &common.AnyValue{Value: &common.AnyValue_IntValue{IntValue: v}}}
}

func Samples() []*trace.TracesData {
	var all []*trace.TracesData
	for i := range 20 {
		var spans []*trace.Span
		for j := range 30 {
			spans = append(spans, &trace.Span{
				TraceId: []byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, byte(i)}, SpanId: []byte{1, 2, 3, 4, 5, 6, byte(i), byte(j)},
				Name: fmt.Sprintf("GET /users/%d", j), Kind: trace.Span_SPAN_KIND_SERVER,
				StartTimeUnixNano: 1700000000000000000 + uint64(j), EndTimeUnixNano: 1700000000000100000 + uint64(j),
				Attributes: []*common.KeyValue{text("http.method", "GET"), number("http.status_code", 200)},
				Status:     &trace.Status{Code: trace.Status_STATUS_CODE_OK},
			})
		}
		all = append(all, &trace.TracesData{ResourceSpans: []*trace.ResourceSpans{{
			Resource:   &resource.Resource{Attributes: []*common.KeyValue{text("service.name", "shop")}},
			ScopeSpans: []*trace.ScopeSpans{{Scope: &common.InstrumentationScope{Name: "lib"}, Spans: spans}},
		}}})
	}
	return all
}
