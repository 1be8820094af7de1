package measure

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/record"
)

// Compressors are timed on the messages of a codec, one at a time and in batches.
func TestRunCompression(t *testing.T) {
	if !every.Case() {
		t.Skip("measures for half a minute")
	}
	operations := []codec.Operation{codec.Encode, "gzip", "ungzip", "zstd", "unzstd", "s2-100", "uns2-100"}
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json", "reader"}, func(o *Options) {
		o.Time, o.Precision, o.Operations = 5*time.Minute, math.MaxFloat64, operations // ends after three processes, however long they take
	})
	if err != nil {
		t.Fatal(err)
	}
	cells := make(map[record.Key]record.Cell)
	for _, c := range rec.Cells {
		cells[c.Key] = c
	}
	key := func(codec string, m codec.Operation) record.Key {
		return record.Key{Codec: codec, Data: "items", Operation: string(m)}
	}
	measured := make(map[record.Key]bool)
	for _, b := range rec.Blocks {
		measured[b.Key] = true
	}
	for _, m := range operations {
		if c := cells[key("json", m)]; c.Reason+c.Fault != "" || c.Wire <= 0 || !measured[c.Key] {
			t.Errorf("json, %s: %+v, measured: %t", m, c, measured[c.Key])
		}
		if m == codec.Encode {
			continue
		}
		for name, reason := range map[string]string{"noop": "no message", "reader": codec.NotOffered} {
			if c := cells[key(name, m)]; !strings.Contains(c.Reason, reason) {
				t.Errorf("%s, %s: reason %q, want %q", name, m, c.Reason, reason)
			}
		}
	}
	// Compressing and decompressing report the same size. A batch is smaller than its messages.
	for _, pair := range [][2]codec.Operation{{"gzip", "ungzip"}, {"zstd", "unzstd"}, {"s2-100", "uns2-100"}} {
		if diff := cmp.Diff(cells[key("json", pair[0])].Wire, cells[key("json", pair[1])].Wire); diff != "" {
			t.Errorf("%v: %s", pair, diff)
		}
	}
	if batch, one := cells[key("json", "s2-100")].Wire, cells[key("json", codec.Encode)].Wire; batch >= 100*one {
		t.Errorf("100 messages take %v bytes compressed, one %v", batch, one)
	}
}
