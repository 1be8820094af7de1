package advise

import (
	"math"
	"slices"
	"testing"
	"time"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// TestCompressed checks that a message costs what [report.Transfers] says, whether the record has the
// compressor itself or a run on a machine that is half as fast has it.
func TestCompressed(t *testing.T) {
	own := run()
	for _, c := range own.Cells {
		if c.Operation != "encode" {
			continue
		}
		for operation, ns := range map[string]float64{"zstd-100": 100 * c.Wire, "unzstd-100": 50 * c.Wire} {
			cell := record.Cell{Key: record.Key{Codec: c.Codec, Data: c.Data, Operation: operation}, Wire: 40 * c.Wire, AllocBytes: 500}
			own.Cells = append(own.Cells, cell)
			for _, p := range own.Processes {
				own.Blocks = append(own.Blocks, record.Block{Process: p.ID, Key: cell.Key, Batches: 10, Ops: 1, NS: ns, Q1: ns, Q3: ns})
			}
		}
	}
	slow := own
	slow.Run.Started = slow.Run.Started.Add(time.Hour)
	slow.Blocks = slices.Clone(own.Blocks)
	for i := range slow.Blocks {
		slow.Blocks[i].NS *= 2
	}
	for name, s := range map[string]report.Source{
		"its own": {Record: own}, "joined": {Record: run(), Compressed: report.NewCompressed(slow)},
	} {
		want := make(map[string]report.Way)
		for _, x := range report.Transfers(s, "order", 10e6, 100) {
			for _, w := range x.Ways {
				if w.Compressor == "zstd-100" {
					want[x.Codec] = w
				}
			}
		}
		load := Load{Reads: 1, Writes: 1, Link: 10e6, Compressor: "zstd-100", Heap: record.UsualHeap}
		a, err := Ask(s.Record, Question{Data: []string{"order"}, Compressed: s.Compressed, Load: load, Today: time.Date(2026, 11, 28, 0, 0, 0, 0, time.UTC)})
		if err != nil {
			t.Fatal(err)
		}
		if other := s.Compressed != nil; other != (a.Origin.Compression != nil) {
			t.Errorf("%s: the answer says that compressors were measured in another run: %v", name, a.Origin.Compression)
		}
		if len(a.Candidates) < 5 {
			t.Errorf("%s: there are %d candidates", name, len(a.Candidates))
		}
		for _, c := range a.Candidates {
			if w := want[c.Codec]; c.Wire != w.Wire || math.Abs(c.NS/w.NS.Mid-1) > 1e-3 {
				t.Errorf("%s: %s costs %v ns and %v bytes, and its transfer %v ns and %v bytes", name, c.Codec, c.NS, c.Wire, w.NS.Mid, w.Wire)
			}
		}
	}
}

// A codec of which no run has the compressed size has no cost.
func TestNotCompressed(t *testing.T) {
	if _, err := Ask(run(), Question{Data: []string{"order"}, Load: Load{Reads: 1, Writes: 1, Compressor: "zstd"}, Today: time.Date(2026, 11, 28, 0, 0, 0, 0, time.UTC)}); err == nil {
		t.Error("the reference has no compressed size, and there is an answer")
	}
}
