package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// Codecs that are divided among processes are each timed in fewer of them than there are.
func TestTimesByData(t *testing.T) {
	var rec record.Record
	time := func(process int, codecs ...string) {
		for _, c := range codecs {
			rec.Blocks = append(rec.Blocks, record.Block{Process: process, Key: record.Key{Codec: c, Data: "person", Operation: "sustained-encode"}})
		}
	}
	time(0, "json", "gob", "cbor", "msgp")
	time(1, "json", "bson", "mus", "benc")
	time(2, "json", "gob", "cbor", "benc")
	if diff := cmp.Diff(map[string]int{"person": 2}, timesByData(rec)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
