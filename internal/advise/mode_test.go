package advise

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// in is a record whose messages were handled in a mode.
func in(m Mode, rec record.Record) record.Record {
	encode, decode := m.Operations()
	names := map[string]string{"encode": encode, "decode": decode}
	rec.Run.Operations = []string{encode, decode}
	for i := range rec.Cells {
		rec.Cells[i].Operation = names[rec.Cells[i].Operation]
	}
	for i := range rec.Blocks {
		rec.Blocks[i].Operation = names[rec.Blocks[i].Operation]
	}
	return rec
}

// The times of the mode decide.
func TestModes(t *testing.T) {
	want, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1}})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []Mode{Stream, Sustained} {
		q := Question{Load: Load{Reads: 1, Writes: 1, Mode: m, Heap: record.UsualHeap}}
		got, err := Ask(in(m, run()), q)
		if err != nil {
			t.Errorf("%s: %v", m, err)
			continue
		}
		if diff := cmp.Diff(want.Shortlist, got.Shortlist); diff != "" {
			t.Errorf("%s (-want +got):\n%s", m, diff)
		}
		if _, err := Ask(run(), q); err == nil || !strings.Contains(err.Error(), string(m)+"-encode") {
			t.Errorf("error %v of a record without %s", err, m)
		}
	}
}

// Processes that timed other operations change nothing.
func TestModeOfSomeProcesses(t *testing.T) {
	q := Question{Load: Load{Reads: 1, Writes: 1, Mode: Sustained, Heap: record.UsualHeap}}
	want, err := Ask(in(Sustained, run()), q)
	if err != nil {
		t.Fatal(err)
	}
	rec, other := in(Sustained, run()), run()
	for _, p := range other.Processes {
		p.ID += 100
		p.Layout++
		rec.Processes = append(rec.Processes, p)
	}
	for _, b := range other.Blocks {
		b.Process += 100
		rec.Blocks = append(rec.Blocks, b)
	}
	rec.Cells = append(rec.Cells, other.Cells...)
	rec.Run.Operations = append(rec.Run.Operations, other.Run.Operations...)
	got, err := Ask(rec, q)
	if err != nil {
		t.Fatal(err)
	}
	names := func(a Advice) (all []string) {
		for _, c := range a.Shortlist {
			all = append(all, c.Codec)
		}
		return all
	}
	if diff := cmp.Diff(names(want), names(got)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// A run with streams decides the need that documentation decides otherwise.
func TestStreamNeed(t *testing.T) {
	q := Question{Needs: needs(t, "stream"), Load: Load{Reads: 1, Writes: 1}}
	a, err := Ask(run(), q)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"stream"}, a.Unchecked()); diff != "" || len(a.Candidates) != 0 {
		t.Errorf("without streams: %d candidates, want 0; undecided needs (-want +got):\n%s", len(a.Candidates), diff)
	}
	rec := run()
	for name, c := range map[string]record.Cell{"json": {}, "cbor": {Reason: "no encoder and decoder of streams"}, "protobuf": {Fault: "it waits"}} {
		for _, m := range []string{"stream-encode", "stream-decode"} {
			c.Key = record.Key{Codec: name, Data: "order", Operation: m}
			rec.Cells = append(rec.Cells, c)
		}
	}
	if a, err = Ask(rec, q); err != nil {
		t.Fatal(err)
	}
	if a.Unchecked() != nil || len(a.Candidates) != 1 || a.Candidates[0].Codec != "json" {
		t.Errorf("with streams: %v undecided, candidates %+v, want none and json", a.Unchecked(), a.Candidates)
	}
	for _, e := range a.Excluded {
		want := map[string]string{"cbor": "no encoder and decoder of streams", "protobuf": "it waits"}[e.Codec]
		if want != "" && (len(e.Fails) != 1 || e.Fails[0].Why != want) {
			t.Errorf("%s fails %+v, want %s", e.Codec, e.Fails, want)
		}
	}
}

func TestPeak(t *testing.T) {
	rec := run()
	peak := func(operation string, peaks ...record.Peak) record.Usage {
		return record.Usage{Key: record.Key{Codec: "json", Data: "order", Operation: operation}, Peaks: peaks}
	}
	rec.Usages = []record.Usage{
		peak("peak-encode", record.Peak{Size: 1e6, AtOnce: 1, Bytes: 5e6}, record.Peak{Size: 1e7, AtOnce: 1, Bytes: 40e6}, record.Peak{Size: 1e7, AtOnce: 1, Streamed: true, Bytes: 2e6}, record.Peak{Size: 1e7, AtOnce: 10, Bytes: 9e9}),
		peak("peak-encode", record.Peak{Size: 1e7, AtOnce: 1, Bytes: 44e6}),
		peak("peak-decode", record.Peak{Size: 1e7, AtOnce: 1, Bytes: 30e6}),
	}
	for _, c := range []struct {
		load  Load
		codec string
		want  float64
	}{
		{Load{Reads: 1, Writes: 1, Largest: 2e7}, "json", 84e6}, // 42 MB at half of the size
		{Load{Reads: 1, Largest: 1e7}, "json", 30e6},
		{Load{Reads: 1, Writes: 1, Largest: 2e6}, "json", 10e6}, // 5 MB at half of the size, which is next to it
		{Load{Reads: 1, Writes: 1, Largest: 1e7, Mode: Stream}, "json", 2e6},
		{Load{Reads: 1, Writes: 1}, "json", 0},
		{Load{Reads: 1, Writes: 1, Largest: 1e7}, "cbor", 0},
	} {
		got := c.load.peak(rec, c.codec, "order")
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%+v, %s (-want +got):\n%s", c.load, c.codec, diff)
		}
	}
	a, err := Ask(rec, Question{Load: Load{Reads: 1, Writes: 1, Largest: 1e7, Scale: Scale{Rate: 1e6, Core: 0.05, Cores: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := Text(&b, a, 1000, Reasons); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Your 1 core is too few for avro (it needs 1.6), cbor (it needs 2.0), json (it needs 4.0).", "memory: at most, for a message of 9.54 MiB", "40.1 MiB", "How much memory the largest message takes with protobuf"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
}

// TestParallel checks that cores count by how far a load spreads over goroutines.
func TestParallel(t *testing.T) {
	rec := run()
	of := func(operation string, one, all float64) record.Usage {
		return record.Usage{Key: record.Key{Codec: "json", Data: "order", Operation: operation}, Scaling: []record.Scaling{{Goroutines: 1, NS: one}, {Goroutines: 4, NS: all}}}
	}
	rec.Usages = []record.Usage{of("parallel-encode", 1000, 1500), of("parallel-decode", 3000, 3500)}
	load := Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 1e6, Core: 0.05, Cores: 4.5}}
	if diff := cmp.Diff(&Parallel{Goroutines: 4, Ideal: 0.8}, load.parallel(rec, "json", "order")); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if p := load.parallel(rec, "cbor", "order"); p != nil {
		t.Errorf("without figures: %+v", p)
	}
	a, err := Ask(rec, Question{Load: load})
	if err != nil {
		t.Fatal(err)
	}
	if want := " Your 4.5 cores are too few for json (it needs 5.0)."; a.tooFew() != want {
		t.Errorf("%q, want %q", a.tooFew(), want)
	}
}
