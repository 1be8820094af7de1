package report

import (
	"cmp"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/record"
)

var folder = filepath.Join("testdata", "synthetic")

func key(codec, data, operation string) record.Key {
	return record.Key{Codec: codec, Data: data, Operation: operation}
}

var syntheticRun = record.Run{
	Started: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC), Command: []string{"wirebench"}, Grade: "quick",
	Reference: "json", Twin: "json (twin)",
	Env: record.Environment{
		GOOS: "linux", GOARCH: "amd64", Level: "v3", CPU: "Example CPU @ 3.00GHz", Cores: 8,
		Memory: 32 << 30, Virtual: "KVM", Go: "go1.26.8", Commit: "0123abc",
	},
	Codecs: []record.CodecInfo{
		{Name: "noop", FormatName: "none", Marks: []string{"floor"}},
		{Name: "json", FormatName: "JSON", Module: "std", Marks: []string{"text"}},
		{Name: "gob", FormatName: "gob", Module: "std"},
		{Name: "ugorji/msgpack", FormatName: "MessagePack", Module: "github.com/ugorji/go/codec", Version: "v1.3.2",
			Losses: []record.Loss{{Rule: "zone", Why: "the extension type holds UTC"}}, Fields: "name",
			Limits: []record.Limit{{Risk: "bound", What: "at most 1,024 levels", Source: "its documentation"}}},
		{Name: "goccy/json", FormatName: "JSON", Module: "github.com/goccy/go-json", Version: "v0.12.0", Marks: []string{"text"}},
		{Name: "fast|alias", FormatName: "own", Marks: []string{"aliases its input", "overwrites its output"}},
		{Name: "readonly", FormatName: "own"},
		{Name: "broken", FormatName: "own"},
		{Name: "colfer", FormatName: "colfer"},
		{Name: "late", FormatName: "own"},
	},
	Data: []record.DataInfo{
		{Name: "person", About: "one small struct", Messages: 4096, Chunk: 64, JSON: 151.3},
		{Name: "book", About: "a tree of strings", Messages: 4096, Chunk: 64, JSON: 5120},
	},
	Operations: []string{"encode", "decode", "encode-reuse"},
}

// syntheticCells are the cells of the record, with their times in ns and the noise of these.
var syntheticCells = []struct {
	record.Cell
	ns, noise float64
}{
	{record.Cell{Key: key("noop", "person", "encode")}, 2.1, 0.01},
	{record.Cell{Key: key("noop", "person", "decode")}, 2.2, 0.01},
	{record.Cell{Key: key("json", "person", "encode"), Wire: 151.3, Allocs: 2, AllocBytes: 208}, 1000, 0.01},
	{record.Cell{Key: key("json", "person", "decode"), Wire: 151.3, Allocs: 9, AllocBytes: 480}, 4000, 0.01},
	{record.Cell{Key: key("json (twin)", "person", "encode"), Wire: 151.3, Allocs: 2, AllocBytes: 208}, 1000, 0.01},
	{record.Cell{Key: key("json (twin)", "person", "decode"), Wire: 151.3, Allocs: 9, AllocBytes: 480}, 4000, 0.01},
	{record.Cell{Key: key("gob", "person", "encode"), Wire: 210, Allocs: 33, AllocBytes: 1800, Notes: []string{"short ring"}}, 6000, 0.02},
	{record.Cell{Key: key("gob", "person", "decode"), Wire: 210, Allocs: 161, AllocBytes: 9000.5, Notes: []string{"short ring"}}, 25000, 0.02},
	{record.Cell{Key: key("ugorji/msgpack", "person", "encode"), Wire: 118, Allocs: 1, AllocBytes: 128, Lost: []string{"zone"}}, 420, 0.01},
	{record.Cell{Key: key("ugorji/msgpack", "person", "decode"), Wire: 118, Allocs: 4, AllocBytes: 200, Lost: []string{"zone"}}, 900, 0.03},
	{record.Cell{Key: key("goccy/json", "person", "encode"), Wire: 151.3, Allocs: 1, AllocBytes: 160}, 425, 0.03},
	{record.Cell{Key: key("goccy/json", "person", "decode"), Wire: 151.3, Allocs: 5.25, AllocBytes: 300}, 905, 0.03},
	{record.Cell{Key: key("fast|alias", "person", "encode"), Wire: 96, Rough: 80, Conversion: 20}, 60, 0.02},
	{record.Cell{Key: key("fast|alias", "person", "decode"), Wire: 96, Allocs: 1, AllocBytes: 96}, 80, 0.02},
	{record.Cell{Key: key("readonly", "person", "encode"), Reason: "decodes only"}, 0, 0},
	{record.Cell{Key: key("readonly", "person", "decode"), Wire: 151.3, Allocs: 3, AllocBytes: 260}, 600, 0.02},
	{record.Cell{Key: key("broken", "person", "encode"), Fault: "message 7: Born: want 1990-01-02, got 1990-01-01"}, 0, 0},
	{record.Cell{Key: key("broken", "person", "decode"), Fault: "message 7: Born: want 1990-01-02, got 1990-01-01"}, 0, 0},
	{record.Cell{Key: key("colfer", "person", "encode"), Reason: "no maps"}, 0, 0},
	{record.Cell{Key: key("colfer", "person", "decode"), Reason: "no maps"}, 0, 0},
	{record.Cell{Key: key("late", "person", "encode"), Wire: 100}, 0, 0},
	{record.Cell{Key: key("late", "person", "decode"), Wire: 100}, 0, 0},
	{record.Cell{Key: key("json", "person", "encode-reuse"), Wire: 152.3}, 900, 0.01},
	{record.Cell{Key: key("json", "book", "encode"), Wire: 5120, Allocs: 12, AllocBytes: 6000}, 15000, 0.01},
	{record.Cell{Key: key("json", "book", "decode"), Wire: 5120, Allocs: 90, AllocBytes: 12000}, 1.5e6, 0.01},
	{record.Cell{Key: key("gob", "book", "encode"), Wire: 4000, Allocs: 12, AllocBytes: 6000}, 9000, 0.01},
	{record.Cell{Key: key("gob", "book", "decode"), Wire: 4000, Allocs: 90, AllocBytes: 12000}, 30000, 0.01},
}

// synthetic writes a run with known truth. The true times are listed below. Noise comes from a
// process's speed and from each cell, as factors of the time.
func synthetic(t testing.TB, dir string) {
	t.Helper()
	w, err := record.Create(dir, syntheticRun)
	if err != nil {
		t.Fatal(err)
	}
	put := func(line any) {
		if err := w.Write(line); err != nil {
			t.Fatal(err)
		}
	}

	for _, c := range syntheticCells {
		put(c.Cell)
	}
	put(record.Garbage{PerByte: 0.21, Cycles: 20, Live: 32 << 20})
	noise := rand.New(rand.NewPCG(1, 1))
	id := 0
	for range 12 {
		for _, data := range []string{"person", "book"} {
			id++
			speed := 1 + 0.2*noise.Float64()
			put(record.Process{
				ID: id, Data: data, Start: 2 * float64(id), Wall: 1.9, Rounds: 40 + id%3,
				Canary: [3]float64{100 * speed, 101 * speed, 104 * speed}, Steal: 0.004, Loop: 2.1, Level: 1100, Quiet: 0.81,
			})
			for _, c := range syntheticCells {
				if c.Data == data && c.ns > 0 {
					ns := c.ns * speed * (1 + c.noise*noise.NormFloat64())
					put(record.Block{Process: id, Key: c.Key, NS: ns, Q1: 0.99 * ns, Q3: 1.02 * ns, Batches: 40, Ops: 64})
				}
			}
		}
	}
	put(record.End{Finished: time.Date(2030, 1, 2, 3, 5, 5, 0, time.UTC), Why: "complete"})
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

func read(t testing.TB) record.Record {
	t.Helper()
	rec, err := record.Read(folder)
	if err != nil {
		t.Fatal(err)
	}
	for i := range rec.Run.Codecs { // as a program informs about them
		c := &rec.Run.Codecs[i]
		c.Maintenance = &maintenance.Status{State: maintenance.Maintained, Stage: maintenance.One}
		c.Fields = cmp.Or(c.Fields, string(codec.ByName))
	}
	return rec
}

// disturb changes the run so that a report must point it out: the run is cut off, and the twin
// differs from the reference.
func disturb(rec record.Record) record.Record {
	rec.End = nil
	rec.Warnings = []string{"record.jsonl:99: the last line is cut off and was left out"}
	rec.Blocks = slices.Clone(rec.Blocks)
	for i, b := range rec.Blocks {
		if b.Codec == rec.Run.Twin && b.Operation == "encode" {
			rec.Blocks[i].NS = 1.2 * b.NS
		}
	}
	return rec
}
