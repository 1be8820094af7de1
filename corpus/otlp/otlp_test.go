package otlp

import (
	"testing"

	"github.com/wirebench/wirebench/corpus"
)

// Exports have about as many spans as the set's description says, of more than one service. Ids
// have the protocol's lengths. Each kind of value occurs.
func TestExport(t *testing.T) {
	spans, messages := 0, 10
	kinds := make(map[string]bool)
	var see func(AnyValue)
	see = func(v AnyValue) {
		set := 0
		for kind, is := range map[string]bool{
			"string": v.StringValue != nil, "bool": v.BoolValue != nil, "int": v.IntValue != nil, "double": v.DoubleValue != nil,
			"array": v.ArrayValue != nil, "kvlist": v.KvlistValue != nil,
		} {
			if is {
				kinds[kind] = true
				set++
			}
		}
		if set != 1 {
			t.Fatalf("a value has %d kinds: %+v", set, v)
		}
		for _, e := range v.ArrayValue {
			see(e)
		}
		for _, kv := range v.KvlistValue {
			see(kv.Value)
		}
	}
	for i := range messages {
		v, err := corpus.Message(Sets()[0], i)
		if err != nil {
			t.Fatal(err)
		}
		for _, rs := range v.(*TracesData).ResourceSpans {
			for _, kv := range rs.Resource.Attributes {
				see(kv.Value)
			}
			for _, ss := range rs.ScopeSpans {
				spans += len(ss.Spans)
				for _, s := range ss.Spans {
					if len(s.TraceID) != 16 || len(s.SpanID) != 8 || len(s.ParentSpanID) != 8 && len(s.ParentSpanID) != 0 {
						t.Fatalf("ids of %d, %d and %d bytes", len(s.TraceID), len(s.SpanID), len(s.ParentSpanID))
					}
					if s.EndTimeUnixNano <= s.StartTimeUnixNano {
						t.Fatal("a span ends before it begins")
					}
					for _, kv := range s.Attributes {
						see(kv.Value)
					}
				}
			}
		}
	}
	if n := spans / messages; n < 900 || n > 1100 {
		t.Errorf("%d spans in an export, want about 1,000", n)
	}
	if len(kinds) != 6 {
		t.Errorf("kinds of values: %v, want six", kinds)
	}
}
