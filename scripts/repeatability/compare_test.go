package main

import (
	"math"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// made returns a run of six processes with the given ratios to the reference, which vary a little
// from process to process.
func made(ratios map[string]float64) sample {
	rec := record.Record{Run: record.Run{Reference: "json", Twin: "json (twin)", Data: []record.DataInfo{{Name: "person"}}}}
	for process := range 6 {
		rec.Processes = append(rec.Processes, record.Process{ID: process, Data: "person", Level: 1000})
		for name, ratio := range ratios {
			wobble := 1 + 0.001*math.Sin(float64(process*len(name)))
			key := record.Key{Codec: name, Data: "person", Operation: "encode"}
			rec.Blocks = append(rec.Blocks, record.Block{Process: process, Key: key, NS: 500 * ratio * wobble, Batches: 10, Ops: 1})
		}
	}
	return fromRecord(rec)
}

func TestCompare(t *testing.T) {
	base := map[string]float64{"json": 1, "fast": 0.2, "near": 0.21, "slow": 3}
	with := func(name string, ratio float64) map[string]float64 {
		other := make(map[string]float64)
		for k, v := range base {
			other[k] = v
		}
		other[name] = ratio
		return other
	}
	for _, c := range []struct {
		name   string
		second map[string]float64
		want   []string
	}{
		{"the same twice", base, []string{
			"2 runs, 3 cells",
			"change between two       0.0 % median,   0.0 % for 95 of 100; within 3 %: 100.0 of 100",
			"holds the other run's value in 100.0 of 100 cases",
			"pairs called separated 6; reversed in another run: 0, and separated there: 0",
		}},
		{"one differs", with("slow", 3.3), []string{
			"range of the runs        0.0 % median cell,  10.0 % worst",
			"holds the other run's value in 66.7 of 100 cases",
			"reversed in another run: 0,",
		}},
		{"two in the other order", with("fast", 0.3), []string{
			"near and fast (encode): 0.210 and 0.200, then 0.210 and 0.300",
			"pairs called separated 6; reversed in another run: 2, and separated there: 2",
		}},
		{"a codec that one run lacks", map[string]float64{"json": 1, "fast": 0.2}, []string{"2 runs, 1 cells"}},
		{"nothing in common", map[string]float64{"json": 1}, []string{"2 runs, 0 cells", "nothing to compare"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out strings.Builder
			compare(&out, "test", []sample{made(base), made(c.second)})
			for _, want := range c.want {
				if !strings.Contains(out.String(), want) {
					t.Errorf("no %q in\n%s", want, out.String())
				}
			}
		})
	}
}
