package site

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/fstest"
	"time"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// truth is a run of the synthetic record set: what is true of it is known.
type truth struct {
	day     int // of January 2030
	cpu     string
	format  int
	goes    string             // the version of Go
	alpha   string             // the version of alpha's library
	times   map[string]float64 // by "codec operation", as factors of the usual time
	wire    float64            // of alpha's messages
	fault   string             // of beta/v2
	without []string           // codecs that don't take part
}

// usualTimes are times of encoding in ns. Decoding takes twice as long.
var usualTimes = map[string]float64{
	"json": 1000, "json (twin)": 1000, "noop": 2, "alpha": 400, "beta/v2": 500, "gamma": 600, "delta": 700,
	"filler-1": 300, "filler-2": 310, "filler-3": 320, "filler-4": 330, "filler-5": 340, "filler-6": 350,
}

const (
	one, two = "Example One @ 3.00GHz", "Example Two @ 2.00GHz"
	alphaV2  = "v1.1.0"
)

// synthetic are five runs of one machine and two of another one. On the first machine alpha encodes in
// half of the time from the third run on, with a new version and smaller messages; beta/v2 fails its
// proof in the newest run; gamma is in the first three runs only; delta is new in the second one. On the
// second machine, whose ratios are other ones, nothing changes, and its first record is of format 1.
var synthetic = []truth{
	{day: 1, cpu: one, without: []string{"delta"}},
	{day: 2, cpu: one},
	{day: 3, cpu: one, alpha: alphaV2, times: map[string]float64{"alpha encode": 0.5}, wire: 80},
	{day: 4, cpu: one, alpha: alphaV2, times: map[string]float64{"alpha encode": 0.5}, wire: 80, without: []string{"gamma"}},
	{day: 5, cpu: one, alpha: alphaV2, times: map[string]float64{"alpha encode": 0.5}, wire: 80, without: []string{"gamma"}, fault: "message 7: Born: want 1990-01-02, got 1990-01-01"},
	{day: 2, cpu: two, format: 1, times: map[string]float64{"alpha encode": 1.7, "alpha decode": 0.3}},
	{day: 5, cpu: two, alpha: alphaV2, times: map[string]float64{"alpha encode": 1.7, "alpha decode": 0.3}},
}

// record makes the run. Its noise depends only on the day and the machine.
func (tr truth) record() record.Record {
	rec := record.Record{Run: record.Run{
		Format: max(tr.format, 1), Started: time.Date(2030, 1, tr.day, 3, 4, 5, 0, time.UTC), Command: []string{"run"}, Grade: "quick",
		Reference: "json", Twin: "json (twin)", Operations: []string{"encode", "decode"},
		Env: record.Environment{
			GOOS: "linux", GOARCH: "amd64", Level: "v3", CPU: tr.cpu, Revision: "stepping 1", Cores: 8, Memory: 32 << 30, Go: "go1.26.8", Commit: "0123abc",
		},
		Data: []record.DataInfo{{Name: "person", About: "one small struct", Messages: 4096, Chunk: 64, JSON: 151.3, Values: 7}},
	}}
	if tr.format == 0 {
		rec.Run.Format = record.Format
	}
	if tr.goes != "" {
		rec.Run.Env.Go = tr.goes
	}
	names := []string{"noop", "json", "alpha", "beta/v2", "gamma", "delta", "filler-1", "filler-2", "filler-3", "filler-4", "filler-5", "filler-6"}
	for _, name := range names {
		if !slices.Contains(tr.without, name) {
			rec.Run.Codecs = append(rec.Run.Codecs, tr.codec(name))
		}
	}
	noise := rand.New(rand.NewPCG(uint64(tr.day), uint64(len(tr.cpu)*7+int(tr.cpu[8]))))
	const processes = 12
	for id := 1; id <= processes; id++ {
		rec.Processes = append(rec.Processes, record.Process{ID: id, Data: "person", Start: float64(id), Wall: 1, Rounds: 40, Canary: [3]float64{100, 101, 104}, Loop: 2.1, Level: 1100, Quiet: 0.8})
	}
	for _, name := range append(names, rec.Run.Twin) {
		if slices.Contains(tr.without, name) {
			continue
		}
		for i, operation := range rec.Run.Operations {
			tr.add(&rec, record.Key{Codec: name, Data: "person", Operation: operation}, usualTimes[name]*float64(1+i), noise)
		}
	}
	rec.End = &record.End{Finished: rec.Run.Started.Add(time.Minute), Why: "complete"}
	return rec
}

// add adds a cell with its times.
func (tr truth) add(rec *record.Record, key record.Key, ns float64, noise *rand.Rand) {
	cell := record.Cell{Key: key, Wire: 100, Allocs: 2, AllocBytes: 200}
	if key.Codec == "alpha" && tr.wire > 0 {
		cell.Wire = tr.wire
	}
	if key.Codec == "beta/v2" && tr.fault != "" {
		rec.Cells = append(rec.Cells, record.Cell{Key: key, Fault: tr.fault})
		return
	}
	rec.Cells = append(rec.Cells, cell)
	if factor, changed := tr.times[key.Codec+" "+key.Operation]; changed {
		ns *= factor
	}
	for _, p := range rec.Processes {
		t := ns * (1 + 0.005*noise.NormFloat64())
		rec.Blocks = append(rec.Blocks, record.Block{Process: p.ID, Key: key, NS: t, Q1: 0.99 * t, Q3: 1.01 * t, Batches: 40, Ops: 64})
	}
}

// codec describes a codec, as a program informs about it.
func (tr truth) codec(name string) record.CodecInfo {
	c := record.CodecInfo{Name: name, FormatName: "own", Module: "example.com/" + name, Version: "v1.0.0", Code: "none"}
	switch name {
	case "noop":
		return record.CodecInfo{Name: name, FormatName: "none", Marks: []string{"floor"}}
	case "json":
		c = record.CodecInfo{Name: name, FormatName: "JSON", Format: formats.JSON, Module: "std", Package: "encoding/json", Version: tr.goes, Marks: []string{"text"}}
	case "alpha":
		if tr.alpha != "" {
			c.Version = tr.alpha
		}
		c.Adapter = "github.com/example/program/codecs/alpha"
		build := &verdict.Build{Version: alphaV2, Go: "go1.26.8", System: "linux/amd64", Started: time.Date(2030, 1, 4, 0, 0, 0, 0, time.UTC)}
		bracket := verdict.Example{ID: "0badcafe", Kind: "hostile", Entry: "decode", Data: "person", Name: "brackets", How: "panics", What: "panic: <index> out of range", Input: "5b*1000000", Bytes: 1000000}
		c.Findings = map[string]verdict.Finding{
			verdict.Untrusted:      {Tried: 12, Build: build, Examples: []verdict.Example{bracket, {ID: "0dead000", Kind: "hostile", How: "ends the process", What: "secret", Input: "5b", Bytes: 1, Withheld: true}}},
			verdict.DamageDetected: {Met: true, Tried: 3, Build: build},
			verdict.Evolution:      {Met: true, Tried: 4, Build: build, Order: "readers first", Duty: "nothing"},
		}
	}
	return c
}

// sources are the files of the adapter of alpha.
var sources = fstest.MapFS{
	"README.md": {Data: []byte("# alpha\n\n`example.com/alpha`, *fast* & <small>.\n\n**Wire** see [the\nrules](../rules.md) and [more](https://example.com/more).\n\n**Maintenance** none.\n\n- one\n- two\n")},
	"codec.go":  {Data: []byte("// Package alpha adapts a library.\npackage alpha\n\nimport \"example.com/alpha\"\n\n// Codecs returns alpha.\nfunc Codecs() []any { return nil }\n\n// bind calls it.\nfunc bind() { alpha.Marshal(1 < 2) }\n")},
	"x_test.go": {Data: []byte("package alpha\n")},
}

// options are those of the tests.
var options = Options{
	URL: "https://example.org/wb/",
	Report: func(name string, write func(string, []byte) error, rec record.Record) error {
		return write(name, fmt.Appendf(nil, "report of %s\n", rec.Run.Started))
	},
	Source: func(pkg string) fs.FS {
		if pkg == "github.com/example/program/codecs/alpha" {
			return sources
		}
		return nil
	},
	Made: func(codec, data string) string {
		if codec == "alpha" {
			return "github.com/example/program/made/" + data
		}
		return ""
	},
}

// made is the site of some runs.
func made(runs ...truth) *Site {
	s := New(options)
	for _, tr := range runs {
		s.Add(tr.name(), []record.Record{tr.record()})
	}
	return s
}

func (tr truth) name() string { return fmt.Sprintf("results/day-%d-%s", tr.day, tr.cpu[8:11]) }

// written is the folder of the site of some runs.
func written(t *testing.T, runs ...truth) string {
	t.Helper()
	dir := t.TempDir() + "/site"
	if _, err := made(runs...).Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	return dir
}

// computed is the site of some runs with its histories, as it is before pages are written.
func computed(runs ...truth) *writer { return made(runs...).writer(nil) }

// row finds a row of the machine whose processor is one.
func (w *writer) row(t *testing.T, codec, operation string) *row {
	t.Helper()
	for _, m := range w.machines {
		if r := m.rows[record.Key{Codec: codec, Data: "person", Operation: operation}]; m.env.CPU == one && r != nil {
			return r
		}
	}
	t.Fatalf("no row of %s, %s", codec, operation)
	return nil
}
