package page

import (
	"bytes"
	"cmp"
	"fmt"
	"html/template"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/record"
)

// read reads the synthetic record of package report, whose true times are known.
func read(t testing.TB) record.Record {
	t.Helper()
	rec, err := record.Read(filepath.Join("..", "testdata", "synthetic"))
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// judged is the page of a record with claims. The claims are those of another record, since package
// claims writes their HTML completely.
func judged(t testing.TB, rec record.Record) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "claims", "testdata", "all.html"))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := Write(&out, nil, Part{Record: rec, Claims: template.HTML(text)}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// committed returns the runs of the records that the README shows, one for each machine, or only
// the shortest of them unless everything is tested. Other records in results/ are ignored, since
// they may be runs of the person who tests.
func committed(t testing.TB) map[string]record.Record {
	t.Helper()
	root := filepath.Join("..", "..", "..")
	text, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	all := make(map[string]record.Record)
	for _, path := range regexp.MustCompile(`\bresults/[\w-]*\d[\w-]*`).FindAllString(string(text), -1) {
		recs, err := record.ReadAll(filepath.Join(root, filepath.FromSlash(path)))
		if err != nil {
			t.Fatal(err)
		}
		for i, rec := range recs {
			all[fmt.Sprintf("%s, machine %d", path, i+1)] = rec
		}
	}
	if len(all) == 0 {
		t.Fatal("the README shows no record of a run")
	}
	if !every.Case() { // only the shortest
		names := slices.SortedFunc(maps.Keys(all), func(a, b string) int { return cmp.Compare(len(all[a].Blocks), len(all[b].Blocks)) })
		for _, name := range names[1:] {
			delete(all, name)
		}
	}
	return all
}

// inLayouts spreads the processes over eight layouts of the binary.
func inLayouts(rec record.Record) record.Record {
	rec.Processes = slices.Clone(rec.Processes)
	for i := range rec.Processes {
		rec.Processes[i].Layout = 100 + i/2%8
	}
	return rec
}

// inCrews gives two codecs to different halves of the processes, so that they have to be compared
// by way of the reference.
func inCrews(rec record.Record) record.Record {
	rec.Processes, rec.Blocks = slices.Clone(rec.Processes), slices.Clone(rec.Blocks)
	n := len(rec.Processes)
	for _, p := range rec.Processes[:n:n] { // copy them as other processes
		id := p.ID
		p.ID += 1000
		rec.Processes = append(rec.Processes, p)
		for _, b := range rec.Blocks {
			if b.Process == id {
				b.Process = p.ID
				b.NS *= 1.01
				rec.Blocks = append(rec.Blocks, b)
			}
		}
	}
	rec.Blocks = slices.DeleteFunc(rec.Blocks, func(b record.Block) bool {
		return b.Codec == "goccy/json" && b.Process > 1000 || b.Codec == "fast|alias" && b.Process < 1000
	})
	return rec
}

// first keeps the first n processes of each data set.
func first(rec record.Record, n int) record.Record {
	rec.Blocks = slices.DeleteFunc(slices.Clone(rec.Blocks), func(b record.Block) bool { return b.Process > 2*n })
	return rec
}

// four are the operations for tests that don't need all.
var four = []string{"encode", "decode", "zstd", "unzstd"}

// large is a record with the given numbers of codecs and data sets, and of processes for each data
// set.
func large(codecs, sets int, operations []string, processes int) record.Record {
	noise := rand.New(rand.NewPCG(5, 6))
	rec := record.Record{
		Run: record.Run{
			Started: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC), Grade: "quick", Reference: "json", Twin: "json (twin)",
			Operations: operations,
		},
		Garbage: &record.Garbage{PerByte: 0.52, Low: 0.5, High: 0.6, Cycles: 24},
		End:     &record.End{Why: "complete"},
	}
	for i := range codecs {
		info := record.CodecInfo{Name: fmt.Sprintf("vendor-%d/codec", i), FormatName: fmt.Sprintf("family %d", i%30), Module: fmt.Sprintf("example.com/vendor-%d/module", i), Version: "v1.2.3", Code: "none"}
		if i == 0 {
			info.Name = "json"
		}
		rec.Run.Codecs = append(rec.Run.Codecs, info)
	}
	process := 0
	for s := range sets {
		data := record.DataInfo{Name: fmt.Sprintf("shape-%d", s), About: "a message of some shape", Messages: 4096, JSON: 100 * float64(s+1)}
		rec.Run.Data = append(rec.Run.Data, data)
		for range processes {
			process++
			rec.Processes = append(rec.Processes, record.Process{ID: process, Data: data.Name, Rounds: 20, Level: 1000, Quiet: 0.7, Loop: 1.4})
		}
		for c, info := range rec.Run.Codecs {
			for m, operation := range rec.Run.Operations {
				key := record.Key{Codec: info.Name, Data: data.Name, Operation: operation}
				ns := 50 * float64(s+1) * (1 + 0.17*float64(c) + 0.5*float64(m%2))
				rec.Cells = append(rec.Cells, record.Cell{
					Key: key, Wire: 100*float64(s+1) + 7.3*float64(c), Allocs: float64(c % 7), AllocBytes: 16.5 * float64(c*(s+1)),
					Lost: []string{"zone"}, Lowered: []string{fmt.Sprintf("int as int64, way %d", c%20)},
				})
				for p := process - processes + 1; p <= process; p++ {
					rec.Blocks = append(rec.Blocks, record.Block{Process: p, Key: key, NS: ns * (1 + 0.015*noise.NormFloat64()), Batches: 20, Ops: 256})
				}
			}
		}
	}
	return rec
}

// poor returns records with missing parts.
func poor(t testing.TB) map[string]record.Record {
	all := map[string]record.Record{"empty": {}}
	for name, change := range map[string]func(*record.Record){
		"no blocks":     func(r *record.Record) { r.Blocks, r.Processes, r.Garbage, r.End = nil, nil, nil, nil },
		"one process":   func(r *record.Record) { *r = first(*r, 1) },
		"few processes": func(r *record.Record) { *r = first(*r, 5) },
		"no reference":  func(r *record.Record) { r.Run.Reference = "absent" },
		"unlisted":      func(r *record.Record) { r.Run.Codecs, r.Run.Data, r.Run.Operations = nil, nil, nil },
		"encode alone":  func(r *record.Record) { *r = r.Only([]string{"book"}, []string{"encode"}) },
		"no garbage":    func(r *record.Record) { r.Garbage = nil },
	} {
		rec := read(t)
		change(&rec)
		all[name] = rec
	}
	return all
}
