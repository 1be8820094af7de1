package report

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/record"
)

// What the column gc says of its prices, and how far they are off.
func TestGarbageText(t *testing.T) {
	cell := func(codec, data string) record.Key { return record.Key{Codec: codec, Data: data, Model: "decode"} }
	run := func(change func(*record.Record)) record.Record {
		rec := record.Record{
			Run:     record.Run{Twin: "json (twin)", Data: []record.DataInfo{{Name: "person"}, {Name: "order"}}},
			Cells:   []record.Cell{{Key: cell("json", "person"), AllocBytes: 100}, {Key: cell("json", "order"), AllocBytes: 100}},
			Garbage: &record.Garbage{PerByte: 0.5, Low: 0.4, High: 0.6},
		}
		change(&rec)
		return rec
	}
	for what, c := range map[string]struct {
		change func(*record.Record)
		want   string
	}{
		"one price": {func(r *record.Record) {}, "at 0.5 ns per byte (0.4 to 0.6 in the processes that calibrated it); not part of the times."},
		"no price":  {func(r *record.Record) { r.Garbage = nil }, ""},
		"joined runs": {
			func(r *record.Record) { r.Run.Data[1].Garbage = &record.Garbage{PerByte: 0.9, Low: 0.8, High: 1} },
			"at 0.5 to 0.9 ns per byte (0.4 to 1 in the processes that calibrated it), each data set at the price of its run; not part of the times.",
		},
		"measured": { // at 50 and 90 ns by the price
			func(r *record.Record) {
				r.Run.Data[1].Garbage = &record.Garbage{PerByte: 0.9}
				r.Collected = []record.Collected{{Key: cell("json", "person"), NS: 40}, {Key: cell("json", "order"), NS: 90}}
			},
			"measured for 2 cells; the others at 0.5 to 0.9 ns per byte (0 to 0.6 in the processes that calibrated it), each data set at the price of its run, " +
				"which for those measured is off by 12% (median), at most 25% (json decode on person); not part of the times.",
		},
		"data sets unlisted": {
			func(r *record.Record) { r.Run.Data = nil },
			"at 0.5 ns per byte (0.4 to 0.6 in the processes that calibrated it); not part of the times.",
		},
		"only the twin measured": {
			func(r *record.Record) {
				r.Collected = []record.Collected{{Key: cell("json (twin)", "person"), NS: 4}}
			},
			"at 0.5 ns per byte (0.4 to 0.6 in the processes that calibrated it); not part of the times.",
		},
	} {
		t.Run(what, func(t *testing.T) {
			got := strings.TrimPrefix(garbageText(run(c.change)), "Collecting the garbage of one operation, ")
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// A cell's garbage has the price of the run that measured its data set.
func TestGarbagePrice(t *testing.T) {
	rec := read(t)
	dear := &rec.Run.Data[0]
	dear.Garbage = &record.Garbage{PerByte: 10 * rec.Garbage.PerByte}
	priced := make(map[string]int)
	for _, table := range Derive(rec) {
		want := rec.Garbage.PerByte
		if table.Data.Name == dear.Name {
			want = dear.Garbage.PerByte
		}
		for _, row := range table.Rows {
			for _, c := range row.Cells {
				if c.Priced == nil {
					continue
				}
				priced[table.Data.Name]++
				if *c.Priced != c.AllocBytes*want {
					t.Errorf("%s: %v ns for %v bytes, want %v per byte", table.Data.Name, *c.Priced, c.AllocBytes, want)
				}
			}
		}
	}
	if len(priced) != len(rec.Run.Data) {
		t.Errorf("cells with a price, by data set: %v; want some of each of %d", priced, len(rec.Run.Data))
	}
}
