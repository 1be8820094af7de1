package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

func ranked(name string, best, worst int, marks ...string) Row {
	return Row{
		Codec: record.CodecInfo{Name: name, Marks: marks},
		Cells: []Cell{{Rank: stats.Rank{Best: best, Worst: worst}, Processes: 8}},
	}
}

func estimated(r Row, ns float64) Row {
	r.Cells[0].NS.Mid = ns
	return r
}

func TestBoundText(t *testing.T) {
	table := func(operation string, rows ...Row) Table {
		return Table{Data: record.DataInfo{Name: "book"}, Operations: []string{operation}, Rows: rows}
	}
	for _, c := range []struct {
		name  string
		table Table
		want  string
	}{
		{"alone", table("encode", ranked("limit", 1, 1, "bound"), ranked("a", 2, 2)), "no safe codec is proven faster than limit, the lower bound, in 1 of 1 rankings"},
		{"shared", table("encode", ranked("a", 1, 2), ranked("limit", 1, 2, "bound")), "no safe codec is proven faster than limit, the lower bound, in 1 of 1 rankings"},
		{
			"beaten", table("decode", ranked("a", 1, 1), ranked("limit", 2, 2, "bound")),
			"no safe codec is proven faster than limit, the lower bound, in 0 of 1 rankings; faster codecs: decode on book (a)",
		},
		{"by one that is not safe", table("decode", ranked("a", 1, 1, "aliases its input"), ranked("limit", 2, 2, "bound")), "no safe codec is proven faster than limit, the lower bound, in 1 of 1 rankings"},
		{
			"not proven", table("decode", estimated(ranked("a", 1, 2), 90), estimated(ranked("b", 1, 3), 110), estimated(ranked("limit", 1, 3, "bound"), 100)),
			"no safe codec is proven faster than limit, the lower bound, in 1 of 1 rankings; codecs with a lower estimate, but no measurable difference: decode on book (a)",
		},
		{
			"which encodes like any other", table("encode", ranked("a", 1, 1, "aliases its input"), ranked("limit", 2, 2, "bound")),
			"no safe codec is proven faster than limit, the lower bound, in 0 of 1 rankings; faster codecs: encode on book (a)",
		},
		{"without places", table("encode", ranked("a", 1, 1), ranked("limit", 0, 0, "bound")), ""},
		{"without a bound", table("encode", ranked("a", 1, 1)), ""},
	} {
		if diff := cmp.Diff(c.want, boundText([]Table{c.table})); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
