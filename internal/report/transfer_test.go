package report

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// sending is a run of several codecs. fat is fast and its messages compress well. thin takes longer
// and has small messages from the start. A hundred messages of a codec are alike, so that s2-100
// takes only about ten times as much time and room as s2.
func sending() record.Record {
	rec := record.Record{Run: record.Run{
		Format: record.Format, Reference: "json", Operations: []string{"encode", "decode", "s2", "uns2", "s2-100", "uns2-100"},
		Codecs: []record.CodecInfo{{Name: "json"}, {Name: "fat"}, {Name: "thin"}, {Name: "noop", Marks: []string{"floor"}}, {Name: "half"}},
		Data:   []record.DataInfo{{Name: "items"}},
	}}
	times := map[string]map[string]float64{ // ns
		"json": {"encode": 1000, "decode": 2000, "s2": 3000, "uns2": 500, "s2-100": 30_000, "uns2-100": 5000},
		"fat":  {"encode": 100, "decode": 200, "s2": 300, "uns2": 100, "s2-100": 3000, "uns2-100": 1000},
		"thin": {"encode": 1000, "decode": 1000, "s2": 300, "uns2": 100},
		"noop": {"encode": 1, "decode": 1},
		"half": {"encode": 10},
	}
	wire := map[string]map[string]float64{
		"json": {"encode": 2000, "s2": 900, "s2-100": 9000}, "fat": {"encode": 1000, "s2": 400, "s2-100": 2000}, "thin": {"encode": 100, "s2": 90}, "half": {"encode": 10},
	}
	rec.For = stats.SamePrograms // the differences are small
	for process := range 16 {
		rec.Processes = append(rec.Processes, record.Process{ID: process, Data: "items", Level: 1, Quiet: 1})
	}
	for codec, byOperation := range times {
		for operation, ns := range byOperation {
			key := record.Key{Codec: codec, Data: "items", Operation: operation}
			size := wire[codec][strings.TrimPrefix(operation, "un")]
			if operation == "decode" {
				size = wire[codec]["encode"]
			}
			rec.Cells = append(rec.Cells, record.Cell{Key: key, Wire: size})
			for process := range 16 {
				noise := 1 + 0.001*math.Sin(float64(process))
				rec.Blocks = append(rec.Blocks, record.Block{Process: process, Key: key, NS: ns * noise, Batches: 1, Ops: 1})
			}
		}
	}
	return rec
}

func TestTransfers(t *testing.T) {
	for _, c := range []struct {
		name     string
		link     float64
		messages int
		want     []string // codec and way, the fastest first
		ns       float64  // of the first transfer
	}{
		{"a fast link", 1e12, 1, []string{"fat plain", "thin plain", "json plain"}, 300 + 8},
		{"a middling link", 10e9, 1, []string{"fat s2", "thin plain", "json plain"}, 700 + 320},
		{"a slow link", 10e6, 1, []string{"thin s2", "fat s2", "json s2"}, 2400 + 72_000},
		{"batches over a slow link", 10e6, 100, []string{"fat s2-100", "json s2-100", "thin plain"}, 300 + 40 + 16_000},
		{"batches over a fast link", 1e12, 100, []string{"fat plain", "thin plain", "json plain"}, 300 + 8},
	} {
		all := Transfers(Source{Record: sending()}, "items", c.link, c.messages)
		var got []string
		for i, x := range all {
			got = append(got, x.Codec+" "+x.Best.Compressor)
			if x.Rank.Best != i+1 || x.Rank.Worst != i+1 {
				t.Errorf("%s: %s has rank %v, want %d", c.name, x.Codec, x.Rank, i+1)
			}
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
			continue
		}
		if ns := all[0].Best.NS; math.Abs(ns.Mid/c.ns-1) > 0.01 || !ns.Contains(c.ns) {
			t.Errorf("%s: %v ns, want %v", c.name, ns, c.ns)
		}
	}
}

func TestTransfersOver(t *testing.T) {
	var b bytes.Buffer
	if err := TransfersOver(Source{Record: sending()}, 10e6).Text(&b, TextOptions{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"items, a message over 10.0 Mbit/s", "thin", "s2", "74.4 µs", "one of 100 messages that are compressed together, over", "16.3 µs"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is not in\n%s", want, b.String())
		}
	}
	for _, c := range []struct {
		name       string
		operations []string
		tables     int
	}{
		{"without decode", []string{"encode"}, 0},
		{"without batches", []string{"encode", "decode", "s2", "uns2"}, 1},
		{"batches that nothing decompressed", []string{"encode", "decode", "s2-100"}, 1},
		{"batches alone", []string{"encode", "decode", "s2-100", "uns2-100"}, 2},
	} {
		if r := TransfersOver(Source{Record: sending().Only(nil, c.operations)}, 10e6); len(r.Tables) != c.tables {
			t.Errorf("%s there are %d tables, want %d", c.name, len(r.Tables), c.tables)
		}
	}
}

// TestTransferGarbage checks that the time of a transfer includes the cost of garbage, each message
// with its share of a batch's.
func TestTransferGarbage(t *testing.T) {
	rec := sending()
	rec.Garbage = &record.Garbage{PerByte: 2, Low: 1, High: 4, Processes: 24}
	for i, c := range rec.Cells {
		if c.Codec == "fat" {
			rec.Cells[i].AllocBytes = map[string]float64{"encode": 100, "decode": 200, "s2-100": 5000}[c.Operation]
		}
	}
	before := Transfers(Source{Record: sending()}, "items", 10e6, 100)
	after := Transfers(Source{Record: rec}, "items", 10e6, 100)
	if before[0].Codec != "fat" || after[0].Codec != "fat" {
		t.Fatalf("the first are %s and %s", before[0].Codec, after[0].Codec)
	}
	a, b := before[0].Best.NS, after[0].Best.NS
	if more := b.Mid - a.Mid; math.Abs(more-2*(100+200+50)) > 1 {
		t.Errorf("350 bytes of garbage cost %v ns", more)
	}
	if b.Relative() < a.Relative()*1.5 {
		t.Errorf("the interval is %v, and was %v without a price that may be twice as high", b, a)
	}
	var text bytes.Buffer
	if err := TransfersOver(Source{Record: rec}, 10e6).Text(&text, TextOptions{Width: 200}); err != nil {
		t.Fatal(err)
	}
	if want := "They include the garbage, for a program that has 32.0 MiB in use."; !strings.Contains(text.String(), want) {
		t.Errorf("%q is not in\n%s", want, text.String())
	}
}
