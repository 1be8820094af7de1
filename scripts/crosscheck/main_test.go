package main

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// pretend returns a record in twelve layouts and the times of independent programs in twelve layouts, of
// codecs whose true ratios to the reference are known. Layouts move each time by the standard deviation
// layout, and the programs' times are those of the record multiplied by factor.
func pretend(layout, factor float64) (rec record.Record, times map[place]float64) {
	r := rand.New(rand.NewPCG(1, 2))
	moved := func(ns float64) float64 { return ns * math.Exp(layout*r.NormFloat64()) }
	rec.Run.Reference = reference.Codec
	times = make(map[place]float64)
	for l := range 12 {
		rec.Processes = append(rec.Processes, record.Process{ID: l, Layout: l, Data: "person", Level: 1000})
	}
	for _, p := range programs {
		for i, c := range p.Calls {
			key := record.Key{Codec: c.Codec, Data: "person", Operation: "encode"}
			ns := 100 * float64(1+i)
			for l := range 12 {
				if c.Codec != reference.Codec || p.Name == programs[0].Name {
					rec.Blocks = append(rec.Blocks, record.Block{Key: key, Process: l, NS: moved(ns), Batches: 60, Ops: 64})
				}
				at := place{Key: key, program: p.Name, layout: l}
				times[at] = moved(ns)
				if c.Codec != reference.Codec {
					times[at] *= factor
				}
			}
		}
	}
	return rec, times
}

func TestReport(t *testing.T) {
	for _, c := range []struct {
		name           string
		layout, factor float64
		fails          string
	}{
		{"programs move as the run does", 0.04, 1, ""},
		{"all ratios differ", 0.03, 1.2, "the median difference is"},
		{"the programs hardly move", 0.0001, 1, "intervals are ±"},
	} {
		rec, times := pretend(c.layout, c.factor)
		var out bytes.Buffer
		err := report(&out, rec, times)
		if c.fails == "" && err != nil || c.fails != "" && (err == nil || !strings.Contains(err.Error(), c.fails)) {
			t.Errorf("%s: %v\n%s", c.name, err, out.String())
		}
		if !strings.Contains(out.String(), "of 132 single ratios") {
			t.Errorf("%s: printed\n%s", c.name, out.String())
		}
	}
	if err := report(new(bytes.Buffer), record.Record{}, nil); err == nil {
		t.Error("nothing to compare is no error")
	}
}

func TestParse(t *testing.T) {
	text := "goos: linux\npkg: crosscheck.example/texts\nBenchmarkPerson/goccy/json/encode-2  \t  5560 \t 212.5 ns/op\t 260.5 cpu-ns/op\t 159 B/op\t 1 allocs/op\nPASS\n"
	times := make(map[place][]float64)
	at := place{program: "texts", layout: 3}
	if err := parse([]byte(text), at, times); err != nil {
		t.Fatal(err)
	}
	at.Key = record.Key{Codec: "goccy/json", Data: "person", Operation: "encode"}
	if got := times[at]; len(got) != 1 || math.Abs(got[0]-212.5) > 1e-6 {
		t.Errorf("parsed %v", times)
	}
	at.processors = true
	if got := times[at]; len(got) != 1 || math.Abs(got[0]-260.5) > 1e-6 {
		t.Errorf("parsed %v, without the time of all processors", times)
	}
	if err := parse([]byte(strings.Replace(text, "Person", "Nobody", 1)), at, times); err == nil {
		t.Error("an unknown benchmark is no error")
	}
}

// TestPrograms checks that the programs have the types of the data sets and nothing of wirebench.
func TestPrograms(t *testing.T) {
	t.Chdir("../..")
	dir := t.TempDir()
	if err := writeTypes(filepath.Join(dir, "types")); err != nil {
		t.Fatal(err)
	}
	if err := writeRequirements(dir); err != nil {
		t.Fatal(err)
	}
	codecs := make(map[string]bool)
	for _, p := range programs {
		for _, d := range sets {
			if err := writeProgram(filepath.Join(dir, p.Name), p.Name, d, p.Calls); err != nil {
				t.Fatal(err)
			}
		}
		for _, c := range p.Calls {
			codecs[c.Codec] = true
		}
	}
	if len(codecs) != 12 || len(sets) != 6 {
		t.Errorf("%d codecs on %d data sets", len(codecs), len(sets))
	}
	err := filepath.WalkDir(dir, func(path string, e os.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		text, err := os.ReadFile(path)
		if err == nil && bytes.Contains(text, []byte("wirebench")) {
			err = fmt.Errorf("%s mentions wirebench", path)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	if err := quiet(dir, "go", "vet", "./types"); err != nil {
		t.Error(err)
	}
}
