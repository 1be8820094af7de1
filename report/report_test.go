package report

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

var update = flag.Bool("update", false, "write the golden files and the synthetic record anew")

var folder = filepath.Join("testdata", "synthetic")

func key(codec, data, model string) record.Key {
	return record.Key{Codec: codec, Data: data, Model: model}
}

// synthetic is a run with known truth: the true times are here, the noise is
// that of a process's speed and of each cell, in log units.
func synthetic(t testing.TB, dir string) {
	t.Helper()
	w, err := record.Create(dir, record.Run{
		Started: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC), Command: []string{"wirebench"}, Grade: "quick",
		Reference: "json", Twin: "json (twin)",
		Env: record.Environment{
			GOOS: "linux", GOARCH: "amd64", Level: "v3", CPU: "Example CPU @ 3.00GHz", Cores: 8,
			Memory: 32 << 30, Virtual: "KVM", Go: "go1.26.8", Commit: "0123abc",
		},
		Codecs: []record.CodecInfo{
			{Name: "noop", Family: "none", Marks: []string{"floor"}},
			{Name: "json", Family: "JSON", Module: "std", Marks: []string{"text"}},
			{Name: "gob", Family: "gob", Module: "std"},
			{Name: "ugorji/msgpack", Family: "MessagePack", Module: "github.com/ugorji/go/codec", Version: "v1.3.2",
				Losses: []record.Loss{{Rule: "zone", Why: "the extension type holds UTC"}}},
			{Name: "goccy/json", Family: "JSON", Module: "github.com/goccy/go-json", Version: "v0.12.0", Marks: []string{"text"}},
			{Name: "fast|alias", Family: "own", Marks: []string{"aliases its input", "overwrites its output"}},
			{Name: "readonly", Family: "own"},
			{Name: "broken", Family: "own"},
			{Name: "colfer", Family: "colfer"},
			{Name: "late", Family: "own"},
		},
		Data: []record.DataInfo{
			{Name: "person", About: "one small struct", Messages: 4096, Chunk: 64, JSON: 151.3},
			{Name: "book", About: "a tree of strings", Messages: 4096, Chunk: 64, JSON: 5120},
		},
		Models: []string{"encode", "decode", "encode-reuse"},
	})
	if err != nil {
		t.Fatal(err)
	}
	put := func(line any) {
		if err := w.Write(line); err != nil {
			t.Fatal(err)
		}
	}
	cells := []struct {
		record.Cell
		ns, noise float64
	}{
		{record.Cell{Key: key("noop", "person", "encode")}, 2.1, 0.01},
		{record.Cell{Key: key("noop", "person", "decode")}, 2.2, 0.01},
		{record.Cell{Key: key("json", "person", "encode"), Wire: 151.3, Allocs: 2, AllocBytes: 208}, 1000, 0.01},
		{record.Cell{Key: key("json", "person", "decode"), Wire: 151.3, Allocs: 9, AllocBytes: 480}, 4000, 0.01},
		{record.Cell{Key: key("json (twin)", "person", "encode"), Wire: 151.3, Allocs: 2, AllocBytes: 208}, 1000, 0.01},
		{record.Cell{Key: key("json (twin)", "person", "decode"), Wire: 151.3, Allocs: 9, AllocBytes: 480}, 4000, 0.01},
		{record.Cell{Key: key("gob", "person", "encode"), Wire: 210, Allocs: 33, AllocBytes: 1800, Notes: []string{"gc on"}}, 6000, 0.02},
		{record.Cell{Key: key("gob", "person", "decode"), Wire: 210, Allocs: 161, AllocBytes: 9000.5}, 25000, 0.02},
		{record.Cell{Key: key("ugorji/msgpack", "person", "encode"), Wire: 118, Allocs: 1, AllocBytes: 128, Lost: []string{"zone"}}, 420, 0.01},
		{record.Cell{Key: key("ugorji/msgpack", "person", "decode"), Wire: 118, Allocs: 4, AllocBytes: 200, Lost: []string{"zone"}}, 900, 0.03},
		{record.Cell{Key: key("goccy/json", "person", "encode"), Wire: 151.3, Allocs: 1, AllocBytes: 160}, 425, 0.03},
		{record.Cell{Key: key("goccy/json", "person", "decode"), Wire: 151.3, Allocs: 5.25, AllocBytes: 300}, 905, 0.03},
		{record.Cell{Key: key("fast|alias", "person", "encode"), Wire: 96}, 60, 0.02},
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
	for _, c := range cells {
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
			for _, c := range cells {
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
	return rec
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s (-want +got); -update accepts it:\n%s", name, diff)
	}
}

// disturb changes the run so that a report must point it out: it is cut off,
// and the twin differs from the reference.
func disturb(rec record.Record) record.Record {
	rec.End = nil
	rec.Warnings = []string{"record.jsonl:99: the last line is cut off and was left out"}
	rec.Blocks = slices.Clone(rec.Blocks)
	for i, b := range rec.Blocks {
		if b.Codec == rec.Run.Twin && b.Model == "encode" {
			rec.Blocks[i].NS = 1.2 * b.NS
		}
	}
	return rec
}

func TestGolden(t *testing.T) {
	if *update {
		if err := os.RemoveAll(folder); err != nil {
			t.Fatal(err)
		}
		synthetic(t, folder)
	}
	whole := read(t)
	terminal := func(o TextOptions) func(io.Writer, record.Record) error {
		return func(w io.Writer, rec record.Record) error { return Text(w, rec, o) }
	}
	for _, c := range []struct {
		file   string
		rec    record.Record
		render func(io.Writer, record.Record) error
	}{
		{"width-60.txt", whole, terminal(TextOptions{Width: 60})},
		{"width-80.txt", whole, terminal(TextOptions{})},
		{"width-100.txt", whole, terminal(TextOptions{Width: 100})},
		{"width-120.txt", whole, terminal(TextOptions{Width: 120})},
		{"width-160.txt", whole, terminal(TextOptions{Width: 160})},
		{"color.txt", whole, terminal(TextOptions{Width: 120, Color: true})},
		{"disturbed.txt", disturb(whole), terminal(TextOptions{Width: 100})},
		{"report.md", whole, Markdown},
		{"disturbed.md", disturb(whole), Markdown},
		{"report.csv", whole, CSV},
		{"report.json", whole, JSON},
		{"person.svg", whole, func(w io.Writer, rec record.Record) error { return SVG(w, rec, "person") }},
		{"disturbed.svg", disturb(whole), func(w io.Writer, rec record.Record) error { return SVG(w, rec, "book") }},
	} {
		t.Run(c.file, func(t *testing.T) {
			var out bytes.Buffer
			if err := c.render(&out, c.rec); err != nil {
				t.Fatal(err)
			}
			golden(t, c.file, out.Bytes())
		})
	}
}

// No line may be longer than the terminal, whatever its width is.
func TestTextFits(t *testing.T) {
	rec := read(t)
	for width := 50; width <= 200; width++ {
		for _, color := range []bool{false, true} {
			var out strings.Builder
			if err := Text(&out, rec, TextOptions{Width: width, Color: color}); err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(out.String()) {
				line = strings.TrimSuffix(line, "\n")
				if got := text.StringWidthWithoutEscSequences(line); got > width {
					t.Errorf("width %d: a line of %d: %s", width, got, line)
				}
				if !color && strings.Contains(line, "\x1b") {
					t.Errorf("width %d: colour without being asked: %q", width, line)
				}
			}
		}
	}
}

// find returns the cell of a codec.
func find(t *testing.T, tables []Table, k record.Key) Cell {
	t.Helper()
	for _, table := range tables {
		for _, r := range table.Rows {
			for _, c := range r.Cells {
				if c.Key == k {
					return c
				}
			}
		}
	}
	t.Fatalf("no cell %v", k)
	return Cell{}
}

// The truth behind the synthetic run must come out again.
func TestDeriveFindsTheTruth(t *testing.T) {
	tables := Derive(read(t))
	for _, c := range []struct {
		key   record.Key
		ratio float64
		rank  stats.Rank
	}{
		{key("json", "person", "encode"), 1, stats.Rank{Best: 4, Worst: 4}},
		{key("gob", "person", "encode"), 6, stats.Rank{Best: 5, Worst: 5}},
		{key("ugorji/msgpack", "person", "encode"), 0.42, stats.Rank{Best: 2, Worst: 3}},
		{key("goccy/json", "person", "encode"), 0.425, stats.Rank{Best: 2, Worst: 3}},
		{key("fast|alias", "person", "encode"), 0.06, stats.Rank{Best: 1, Worst: 1}},
		{key("json (twin)", "person", "encode"), 1, stats.Rank{}},
		{key("noop", "person", "encode"), 0.0021, stats.Rank{}},
		{key("gob", "person", "decode"), 6.25, stats.Rank{Best: 6, Worst: 6}},
		{key("readonly", "person", "decode"), 0.15, stats.Rank{Best: 2, Worst: 2}},
		{key("gob", "book", "decode"), 0.02, stats.Rank{Best: 1, Worst: 1}},
	} {
		got := find(t, tables, c.key)
		if !got.Ratio.Contains(c.ratio) || got.Processes != 12 {
			t.Errorf("%v: true ratio %v, %d processes say %v", c.key, c.ratio, got.Processes, got.Ratio)
		}
		if diff := cmp.Diff(c.rank, got.Rank); diff != "" {
			t.Errorf("%v: rank (-want +got):\n%s", c.key, diff)
		}
		if got.GC == nil || *got.GC != got.AllocBytes*0.21 {
			t.Errorf("%v: gc is %v", c.key, got.GC)
		}
	}
}

func TestDeriveOrder(t *testing.T) {
	tables := Derive(read(t))
	var got []string
	for _, table := range tables {
		names := []string{table.Data.Name + " " + strings.Join(table.Models, "+")}
		for _, r := range table.Rows {
			names = append(names, r.Codec.Name)
		}
		got = append(got, strings.Join(names, ", "))
	}
	want := []string{
		"person encode+decode, noop, fast|alias, ugorji/msgpack, goccy/json, json, json (twin), gob, readonly, broken, colfer, late",
		"person encode-reuse, json",
		"book encode+decode, gob, json",
	}
	slices.Sort(want)
	slices.Sort(got)
	// The twin may come before or behind the reference: they are equal.
	for i := range got {
		got[i] = strings.Replace(got[i], "json (twin), json,", "json, json (twin),", 1)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestGroup(t *testing.T) {
	got := group([]string{"decode", "encode-reuse", "encode", "open", "stream-decode", "touch-1", "touch-all"})
	want := [][]string{{"encode-reuse"}, {"encode", "decode"}, {"open"}, {"stream-decode"}, {"touch-1", "touch-all"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestWarnings(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*record.Record)
		want   []string
	}{
		{"none", func(*record.Record) {}, nil},
		{"cut off", func(r *record.Record) { r.End = nil }, []string{"The run was cut off. What it had measured until then is shown."}},
		{"interrupted", func(r *record.Record) {
			r.End = &record.End{Why: "interrupted", Warnings: []string{"late was left out"}}
		},
			[]string{"The run is not complete (interrupted). What it measured is shown.", "late was left out"}},
		{"slow harness", func(r *record.Record) {
			for i := range r.Processes {
				r.Processes[i].Loop = 1.4
			}
		}, []string{"The harness is slow here, so the fastest codecs look slower than they are: the harness takes 2.35 ns for an operation that does nothing, 1.68 times an empty loop of calls (1.40 ns)."}},
		{"never quiet", func(r *record.Record) {
			for i := range r.Processes {
				r.Processes[i].Level = 1000 * math.Pow(1.5, float64(i))
			}
		}, []string{"The machine was never quiet for long enough: its speed changed from process to process. Intervals are wide for it."}},
		{"no twin measured", func(r *record.Record) { r.Run.Twin = "other" }, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			rec := read(t)
			c.change(&rec)
			if diff := cmp.Diff(c.want, Warnings(rec, Derive(rec))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
	t.Run("audit", func(t *testing.T) {
		rec := disturb(read(t))
		got := Warnings(rec, Derive(rec))
		if len(got) != 3 || !strings.HasPrefix(got[0], "Do not trust the figures of this run: json") || !strings.Contains(got[0], "person encode ×1.1") {
			t.Errorf("got %q", got)
		}
		for _, render := range []func(io.Writer, record.Record) error{
			Markdown, func(w io.Writer, r record.Record) error { return Text(w, r, TextOptions{Width: 500}) },
		} {
			var out strings.Builder
			if err := render(&out, rec); err != nil {
				t.Fatal(err)
			}
			if first, _, _ := strings.Cut(out.String(), "\n"); !strings.Contains(first, "Do not trust") {
				t.Errorf("the first line is %q", first)
			}
		}
	})
}

// Records that lack what a whole one has must still be shown.
func TestPoorRecords(t *testing.T) {
	for name, change := range map[string]func(*record.Record){
		"empty":        func(r *record.Record) { *r = record.Record{} },
		"no blocks":    func(r *record.Record) { r.Blocks, r.Processes, r.Garbage, r.End = nil, nil, nil, nil },
		"one process":  func(r *record.Record) { r.Blocks = r.Blocks[:8] },
		"no reference": func(r *record.Record) { r.Run.Reference = "absent" },
		"unlisted":     func(r *record.Record) { r.Run.Codecs, r.Run.Data, r.Run.Models = nil, nil, nil },
		"no canary":    func(r *record.Record) { r.Processes = []record.Process{{}} },
	} {
		t.Run(name, func(t *testing.T) {
			rec := read(t)
			change(&rec)
			for _, render := range []func(io.Writer, record.Record) error{
				Markdown, CSV, JSON, func(w io.Writer, r record.Record) error { return Text(w, r, TextOptions{}) },
			} {
				var out strings.Builder
				if err := render(&out, rec); err != nil {
					t.Error(err)
				}
				for _, bad := range []string{"NaN", "Inf", "%!"} {
					if strings.Contains(out.String(), bad) {
						t.Errorf("%s in:\n%s", bad, out.String())
					}
				}
			}
			var out bytes.Buffer
			if err := SVG(&out, rec, "person"); err == nil {
				wellFormed(t, out.Bytes())
			} else if name != "empty" {
				t.Error(err)
			}
		})
	}
}

func wellFormed(t *testing.T, picture []byte) {
	t.Helper()
	if bytes.Contains(picture, []byte("NaN")) || bytes.Contains(picture, []byte("Inf")) {
		t.Errorf("a place that is no number in:\n%s", picture)
	}
	d := xml.NewDecoder(bytes.NewReader(picture))
	for {
		_, err := d.Token()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func TestMachineFormats(t *testing.T) {
	rec := read(t)
	var out bytes.Buffer
	if err := CSV(&out, rec); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&out).ReadAll() // refuses rows of unequal length
	if err != nil {
		t.Fatal(err)
	}
	// Every cell, and the empty partners of those that have none.
	if len(rows)-1 < len(rec.Cells) {
		t.Errorf("%d rows for %d cells", len(rows)-1, len(rec.Cells))
	}
	out.Reset()
	if err := JSON(&out, rec); err != nil {
		t.Fatal(err)
	}
	var back struct{ Tables []Table }
	if err := json.Unmarshal(out.Bytes(), &back); err != nil {
		t.Fatal(err)
	}
	if want, got := len(Derive(rec)), len(back.Tables); want != got {
		t.Errorf("%d tables, want %d", got, want)
	}
	out.Reset()
	if err := SVG(&out, rec, "person"); err != nil {
		t.Fatal(err)
	}
	wellFormed(t, out.Bytes())
	if err := SVG(io.Discard, rec, "nothing"); err == nil || !strings.Contains(err.Error(), `"nothing"`) {
		t.Errorf("an unknown data set: got %v", err)
	}
}

var errBroken = errors.New("broken")

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errBroken }

func TestWriteErrors(t *testing.T) {
	rec := read(t)
	for name, render := range map[string]func(io.Writer, record.Record) error{
		"text": func(w io.Writer, r record.Record) error { return Text(w, r, TextOptions{}) },
		"md":   Markdown, "csv": CSV, "json": JSON,
		"svg": func(w io.Writer, r record.Record) error { return SVG(w, r, "person") },
	} {
		if err := render(broken{}, rec); !errors.Is(err, errBroken) {
			t.Errorf("%s: a failing writer: got %v", name, err)
		}
	}
}
