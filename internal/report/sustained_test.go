package report

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

func TestSustaineds(t *testing.T) {
	cell := func(operation string, ns, gc float64) Cell {
		c := Cell{Cell: record.Cell{Key: record.Key{Operation: operation}}, Processes: 1, NS: stats.Interval{Mid: ns}}
		if operation == "encode" {
			c.GC = &gc
		} else {
			c.Usage = &Usage{Collector: gc}
		}
		return c
	}
	row := func(name string, ns, gc, sustained, collector float64) Row {
		return Row{Codec: record.CodecInfo{Name: name}, Cells: []Cell{cell("encode", ns, gc), cell("sustained-encode", sustained, collector)}}
	}
	tables := []Table{{Data: record.DataInfo{Name: "person"}, Rows: []Row{
		row("json", 1000, 100, 1200, 150), row("gob", 2000, 200, 4400, 1900), row("cbor", 500, 100, 480, 100),
		{Codec: record.CodecInfo{Name: "not sustained"}, Cells: []Cell{cell("encode", 10, 1)}},
	}}}
	s := Source{Record: record.Record{Run: record.Run{Live: record.UsualHeap.Live, GOGC: record.UsualHeap.GOGC}}}
	want := "the times of 1 of 3 sustained operations are within 15% of the time without the collector and the price of garbage together. " +
		"The largest differences: gob encode of person takes 4.40 µs and not 2.20 µs, with 1.90 µs instead of 200 ns for the collector; " +
		"cbor encode of person takes 480 ns and not 600 ns, with 100 ns instead of 100 ns for the collector."
	if diff := cmp.Diff(want, sustainedText(s, tables)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	s.Heap = record.Heap{Live: 1 << 30, GOGC: 100}
	if got := sustainedText(s, tables); got != "" {
		t.Errorf("for another heap: %s", got)
	}
	s.Heap = record.Heap{}
	tables[0].Rows = tables[0].Rows[:1]
	if got := sustainedText(s, tables); !strings.HasSuffix(got, "together.") {
		t.Errorf("without differences: %s", got)
	}
}
