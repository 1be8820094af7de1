package builtin

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// TestTransfersAreTheSame compares what report and advice show of each codec with each compressor that
// the record of compression has.
func TestTransfersAreTheSame(t *testing.T) {
	rec := committed(t)
	compressed := compressed(t)
	const link = 10e6
	sets, batches := 0, 0
	for _, d := range compressed.Run.Data {
		reported := make(map[string]map[string]figures)
		for _, messages := range report.Together() {
			for _, x := range report.Transfers(report.Source{Record: rec, Compressed: compressed}, d.Name, link, messages) {
				for _, w := range x.Ways {
					if reported[w.Compressor] == nil {
						reported[w.Compressor] = make(map[string]figures)
					}
					reported[w.Compressor][x.Codec] = figures{Cost: report.Duration(w.NS.Mid), Bytes: report.Count(w.Wire)}
				}
			}
		}
		names := compressed.Names(d.Name)
		want := []string{"gzip", "zstd"}
		if d.Messages >= 100 {
			want = []string{"gzip", "gzip-100", "zstd", "zstd-100"}
			batches++
		}
		if diff := cmp.Diff(want, names); diff != "" {
			t.Errorf("%s: compressors (-want +got):\n%s", d.Name, diff)
		}
		for _, by := range names {
			a, err := advise.Ask(rec, advise.Question{Data: []string{d.Name}, Compressed: compressed, Load: advise.Load{Reads: 1, Writes: 1, Link: link, Compressor: by, Heap: record.UsualHeap}})
			if err != nil {
				t.Fatal(err)
			}
			advised, same := make(map[string]figures), make(map[string]figures)
			for _, c := range a.Candidates {
				advised[c.Codec] = figures{Cost: report.Duration(c.NS), Bytes: report.Count(c.Wire)}
				same[c.Codec] = reported[by][c.Codec]
			}
			if diff := cmp.Diff(same, advised); diff != "" || len(advised) < 50 {
				t.Errorf("%s, %s: %d codecs (-report +advise):\n%s", d.Name, by, len(advised), diff)
			}
		}
		sets++
	}
	if sets < 12 || batches < 6 {
		t.Errorf("the record of compression has %d data sets, %d of them with batches", sets, batches)
	}
}
