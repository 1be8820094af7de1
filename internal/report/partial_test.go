package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

func TestPartials(t *testing.T) {
	row := func(name, format string, ns ...float64) Row {
		r := Row{Codec: record.CodecInfo{Name: name, Format: formats.Format{Name: format}}}
		for i, m := range []codec.Operation{codec.Decode, codec.TouchOne, codec.TouchTenth, codec.TouchHalf, codec.TouchAll} {
			c := Cell{Cell: record.Cell{Key: record.Key{Operation: string(m)}}}
			if ns[i] > 0 {
				c.Processes, c.NS = 1, stats.Interval{Mid: ns[i]}
			}
			r.Cells = append(r.Cells, c)
		}
		return r
	}
	tables := []Table{{Data: record.DataInfo{Name: "person"}, Rows: []Row{
		row("json", "JSON", 100, 0, 0, 0, 0),
		row("quick", "JSON", 40, 0, 0, 0, 0),
		row("crosses", "JSON", 0, 5, 10, 50, 90),
		row("slow", "JSON", 0, 50, 60, 70, 80),
		row("only one and all", "JSON", 0, 5, 0, 0, 90),
		row("whole", "Tables", 30, 5, 6, 7, 8),
		row("no decoder", "Other", 0, 5, 6, 7, 8),
	}}}
	want := []Partial{
		{"person", "crosses", "quick", 0.4},
		{"person", "slow", "quick", 0},
		{"person", "whole", "whole", 1},
	}
	got := Partials(tables)
	if diff := cmp.Diff(want, got, cmpopts.EquateApprox(0, 1e-9)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	text := "up to which share of the fields reading in place takes less time than the fastest decoder of the format, in brackets, takes for all. " +
		"person: whole all (whole), crosses 40% (quick), slow none (quick)."
	if diff := cmp.Diff(text, partialText(tables)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
