package record

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/perf/benchfmt"
)

func TestBenchfmt(t *testing.T) {
	rec := sample()
	touch := Key{"noop", "sweep-8", "touch-1"}
	rec.Cells = append(rec.Cells, Cell{Key: touch})
	rec.Blocks = append(rec.Blocks, Block{Process: 9, Key: touch, NS: 2, Batches: 2, Ops: 3})
	var text bytes.Buffer
	if err := Benchfmt(&text, rec, UsualHeap, nil); err != nil {
		t.Fatal(err)
	}
	type line struct {
		Name       string
		Iters      int
		Sec        float64
		Wire, B, A float64
		GC         float64
	}
	var got []line
	config := map[string]string{}
	for r := benchfmt.NewReader(&text, "f"); r.Scan(); {
		result, ok := r.Result().(*benchfmt.Result)
		if !ok {
			t.Fatalf("not a result: %v", r.Result())
		}
		value := func(unit string) float64 {
			v, ok := result.Value(unit)
			if !ok {
				t.Fatalf("%s: no %s", result.Name, unit)
			}
			return v
		}
		l := line{
			result.Name.String(), result.Iters, value("sec/op"), value("wire-B/op"), value("B/op"), value("allocs/op"), 0,
		}
		if l.B > 0 {
			l.GC = value("gc-sec/op")
		}
		if len(result.Values) > 4 && l.B == 0 {
			t.Errorf("%s: unexpected values %v", l.Name, result.Values)
		}
		got = append(got, l)
		if _, parts := result.Name.Parts(); len(parts) != 3 {
			t.Errorf("%s: want 3 parts, got %q", result.Name, parts)
		}
		for _, c := range result.Config {
			config[c.Key] = string(c.Value)
		}
	}
	const name = "Wire/codec=ugorji:msgpack/data=person/operation=encode"
	want := []line{
		{name, 640, 123.4e-9, 128.5, 200, 6, 50e-9},
		{name, 64, 125e-9, 128.5, 200, 6, 50e-9},
		{"Wire/codec=noop/data=sweep-8/operation=touch:1", 6, 2e-9, 0, 0, 0, 0},
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateApprox(1e-12, 0)); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
	wantConfig := map[string]string{
		"goos": "linux", "goarch": "amd64", "pkg": "github.com/wirebench/wirebench",
		"cpu": "Some CPU @ 3 GHz", "machine": "4 cores, KVM",
	}
	if diff := cmp.Diff(wantConfig, config); diff != "" {
		t.Errorf("configuration (-want +got):\n%s", diff)
	}
}

// Garbage costs here what it costs in the tables.
func TestBenchfmtGarbage(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*Record)
		heap   Heap
		want   float64 // in ns, 0 if there is none
	}{
		"by the byte":   {func(*Record) {}, UsualHeap, 50},
		"zero heap":     {func(*Record) {}, Heap{}, 50},
		"half as often": {func(*Record) {}, Heap{Live: UsualHeap.Live, GOGC: 200}, 25},
		"no price":      {func(r *Record) { r.Garbage = nil }, UsualHeap, 0},
		"none":          {func(r *Record) { r.Cells[0].AllocBytes = 0 }, UsualHeap, 0},
	} {
		rec := sample()
		c.change(&rec)
		var text bytes.Buffer
		if err := Benchfmt(&text, rec, c.heap, nil); err != nil {
			t.Fatal(err)
		}
		lines := 0
		for r := benchfmt.NewReader(&text, "f"); r.Scan(); lines++ {
			got, there := r.Result().(*benchfmt.Result).Value("gc-sec/op")
			if diff := cmp.Diff(c.want*1e-9, got, cmpopts.EquateApprox(1e-12, 0)); diff != "" || there != (c.want > 0) {
				t.Errorf("%s (-want +got):\n%s", name, diff)
			}
		}
		if lines != len(rec.Blocks) {
			t.Errorf("%s: %d lines for %d blocks", name, lines, len(rec.Blocks))
		}
	}
}

func TestBenchfmtErrors(t *testing.T) {
	rec := sample()
	rec.Cells = nil
	if err := Benchfmt(new(bytes.Buffer), rec, UsualHeap, nil); err == nil || !strings.Contains(err.Error(), "no such cell") {
		t.Errorf("a block without a cell: got %v", err)
	}
	if err := Benchfmt(broken{}, sample(), UsualHeap, nil); !errors.Is(err, errBroken) {
		t.Errorf("a failing writer: got %v", err)
	}
}

var errBroken = errors.New("broken")

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errBroken }

// TestBenchfmtOfCodecs checks that only lines of the given codecs are written, and that cells with
// too few samples are counted.
func TestBenchfmtOfCodecs(t *testing.T) {
	rec := sample()
	keep := rec.Blocks[0].Codec
	var text bytes.Buffer
	if err := Benchfmt(&text, rec, UsualHeap, []string{keep}); err != nil {
		t.Fatal(err)
	}
	lines := 0
	for line := range strings.Lines(text.String()) {
		if strings.HasPrefix(line, "Benchmark") {
			lines++
			if !strings.Contains(line, "codec="+strings.ReplaceAll(keep, "/", ":")+"/") {
				t.Errorf("not of %s: %s", keep, line)
			}
		}
	}
	few, all := FewSamples(rec, []string{keep})
	if lines == 0 || all == 0 || few != all {
		t.Errorf("%d lines of %d cells, %d of which have few samples", lines, all, few)
	}
	for id := range BenchSamples {
		for _, b := range sample().Blocks {
			b.Process = 1000 + id
			rec.Blocks = append(rec.Blocks, b)
		}
	}
	if few, _ := FewSamples(rec, []string{keep}); few != 0 {
		t.Errorf("%d cells have few samples, want none", few)
	}
}
