package advise

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// TestOtherWays checks that compression and streams are named if they change the answer.
func TestOtherWays(t *testing.T) {
	rec := run()
	streams := in(Stream, run())
	for i := range streams.Blocks {
		if streams.Blocks[i].Codec == "avro" {
			streams.Blocks[i].NS = 1
		}
	}
	rec.Run.Operations = append(rec.Run.Operations, streams.Run.Operations...)
	rec.Cells, rec.Blocks = append(rec.Cells, streams.Cells...), append(rec.Blocks, streams.Blocks...)
	a, err := Ask(rec, Question{Load: Load{Reads: 1, Writes: 1, Mode: Single}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range a.Changes {
		if c.Kind == OfMode || c.Kind == OfCompressor {
			got = append(got, c.If+": "+c.Codec)
		}
	}
	if diff := cmp.Diff([]string{"on streams: avro"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestOtherRecord checks that a way to handle messages is taken from another record if the record did not measure it.
func TestOtherRecord(t *testing.T) {
	streams := in(Stream, run())
	for i := range streams.Blocks {
		if streams.Blocks[i].Codec == "avro" {
			streams.Blocks[i].NS = 1
		}
	}
	a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1, Mode: Single}, Others: []record.Record{streams}})
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(a.Changes, func(c Change) bool { return c.Kind == OfMode })
	if i < 0 || a.Changes[i].If != "on streams" || a.Changes[i].Codec != "avro" {
		t.Errorf("%+v, want avro on streams", a.Changes)
	}
}
