package report

import (
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// TestGarbageText checks what the column gc says about its prices and their spread.
func TestGarbageText(t *testing.T) {
	cell := func(codec, data string) record.Key { return record.Key{Codec: codec, Data: data, Operation: "decode"} }
	run := func(change func(*Source)) Source {
		s := facts(record.Record{
			Run:     record.Run{Twin: "json (twin)", Data: []record.DataInfo{{Name: "person"}, {Name: "order"}}},
			Cells:   []record.Cell{{Key: cell("json", "person"), AllocBytes: 100}, {Key: cell("json", "order"), AllocBytes: 100}},
			Garbage: &record.Garbage{PerByte: 0.5, Low: 0.4, High: 0.6, Processes: 5},
		})
		change(&s)
		return s
	}
	for what, c := range map[string]struct {
		change func(*Source)
		want   string
	}{
		"one price": {func(s *Source) {}, "at 0.5 ns per byte (prediction interval 0.4 to 0.6), for a program that has 32.0 MiB in use and GOGC=100; the other times don't include it."},
		"no price":  {func(s *Source) { s.Garbage = nil }, ""},
		"joined runs": {
			func(s *Source) {
				s.Run.Data[1].Garbage = &record.Garbage{PerByte: 0.9, Low: 0.8, High: 1, Processes: 5}
			},
			"at 0.5 to 0.9 ns per byte (prediction interval 0.4 to 1), with the price of each data set's run, for a program that has 32.0 MiB in use and GOGC=100; the other times don't include it.",
		},
		"another heap": {
			func(s *Source) { s.Heap = record.Heap{Live: 1 << 30, GOGC: 50} },
			"at 1 ns per byte (prediction interval 0.8 to 1.2), for a program that has 1.00 GiB in use and GOGC=50; the other times don't include it.",
		},
		"part of the times": {
			func(s *Source) { s.WithGC = true },
			"at 0.5 ns per byte (prediction interval 0.4 to 0.6), for a program that has 32.0 MiB in use and GOGC=100; the other times include it (wirebench report --without-gc leaves it out).",
		},
		"data sets unlisted": {
			func(s *Source) { s.Run.Data = nil },
			"at 0.5 ns per byte (prediction interval 0.4 to 0.6), for a program that has 32.0 MiB in use and GOGC=100; the other times don't include it.",
		},
	} {
		t.Run(what, func(t *testing.T) {
			s := run(c.change)
			got := strings.TrimPrefix(garbageText(s, []Table{{WithGC: s.WithGC, Rows: []Row{{Cells: []Cell{{GC: new(float64)}}}}}}), "The time to collect the garbage of one operation, ")
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// TestGarbagePrice checks that a cell's garbage has the price of the run that measured its data
// set.
func TestGarbagePrice(t *testing.T) {
	rec := read(t)
	dear := &rec.Run.Data[0]
	dear.Garbage = &record.Garbage{PerByte: 10 * rec.Garbage.PerByte}
	priced := make(map[string]int)
	for _, table := range Derive(facts(rec)) {
		want := rec.Garbage.PerByte
		if table.Data.Name == dear.Name {
			want = dear.Garbage.PerByte
		}
		for _, row := range table.Rows {
			for _, c := range row.Cells {
				if c.GC == nil {
					continue
				}
				priced[table.Data.Name]++
				if math.Abs(*c.GC-c.AllocBytes*want) > 1e-9 {
					t.Errorf("%s: %v ns for %v bytes, want %v per byte", table.Data.Name, *c.GC, c.AllocBytes, want)
				}
			}
		}
	}
	if len(priced) != len(rec.Run.Data) {
		t.Errorf("cells with a price, by data set: %v; want some of each of %d", priced, len(rec.Run.Data))
	}
}
