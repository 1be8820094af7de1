package advise

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

func TestMessagesOf(t *testing.T) {
	rec := record.Record{Run: record.Run{Data: []record.DataInfo{
		{Name: "order", About: "an order of a web shop: line items, money", JSON: 2000},
		{Name: "medium", About: "a person", JSON: 206},
		{Name: "text", JSON: 17500},
		{Name: "mine", JSON: 190, Own: true},
		{Name: "unknown"},
	}}}
	for name, c := range map[string]struct {
		data []string
		want messages
	}{
		"of a size between": {[]string{"order"}, messages{about: ", an order of a web shop (1.95 KiB as JSON)", others: []string{"medium (206 B)", "text (17.1 KiB)"}}},
		"small":             {[]string{"medium"}, messages{about: ", a person (206 B as JSON)", others: []string{"text (17.1 KiB)"}}},
		"a type of a user":  {[]string{"mine"}, messages{about: " (190 B as JSON)", own: true, others: []string{"text (17.1 KiB)"}}},
		"several":           {[]string{"order", "medium"}, messages{}},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, messagesOf(rec, Question{Data: c.data}), cmp.AllowUnexported(messages{})); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestMeasure(t *testing.T) {
	for want, load := range map[string]Load{
		"wirebench own TYPE --samples FILE": {},
		"wirebench own TYPE --samples FILE --operation encode,decode,stream-encode,stream-decode":       {Mode: Stream},
		"wirebench own TYPE --samples FILE --operation encode,decode,sustained-encode,sustained-decode": {Mode: Sustained},
		"wirebench own TYPE --samples FILE --operation encode,decode,zstd-100,unzstd-100":               {Compressor: "zstd-100"},
		"wirebench own TYPE --samples FILE --operation encode,decode,peak-encode,peak-decode":           {Largest: 1e7},
	} {
		if got := (Advice{Load: load}).measure(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
