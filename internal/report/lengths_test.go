package report

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// A codec that describes its type first costs less and less on longer streams, and one without streams has
// no row.
func TestLengths(t *testing.T) {
	rec := record.Record{For: stats.SamePrograms, End: &record.End{Why: "complete"}, Run: record.Run{
		Format: record.Format, Reference: "json", Operations: []string{"encode", "first-encode", "stream-encode"},
		Codecs: []record.CodecInfo{{Name: "json"}, {Name: "gob"}, {Name: "flat"}, {Name: "noop", Marks: []string{"floor"}}},
		Data:   []record.DataInfo{{Name: "items"}},
	}}
	times := map[string]map[string]float64{
		"json": {"encode": 90, "first-encode": 120, "stream-encode": 100},
		"gob":  {"encode": 990, "first-encode": 1000, "stream-encode": 40},
		"flat": {"encode": 30},
		"noop": {"encode": 1, "first-encode": 1, "stream-encode": 1},
	}
	for process := range 16 {
		rec.Processes = append(rec.Processes, record.Process{ID: process, Data: "items", Level: 1, Quiet: 1})
	}
	for codec, byOperation := range times {
		for operation, ns := range byOperation {
			key := record.Key{Codec: codec, Data: "items", Operation: operation}
			rec.Cells = append(rec.Cells, record.Cell{Key: key})
			for process := range 16 {
				rec.Blocks = append(rec.Blocks, record.Block{Process: process, Key: key, NS: ns, Batches: 1, Ops: 1})
			}
		}
	}
	var out bytes.Buffer
	if err := (LengthReports{Lengths(Source{Record: rec}, []int{1, 10, 100}, nil)}).Text(&out, TextOptions{Width: 100}); err != nil {
		t.Fatal(err)
	}
	want := `items, encode: the mean time of a message, alone and on new streams of these lengths
codec   alone       1     10     100   later    ±
──────────────────────────────────────────────────
gob    990 ns 1.00 µs 136 ns 49.6 ns 40.0 ns 0.0%
json  90.0 ns  120 ns 102 ns  100 ns  100 ns
`
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
