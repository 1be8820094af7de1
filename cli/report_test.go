package cli

import (
	"testing"

	"github.com/wirebench/wirebench/internal/report"
)

func TestBits(t *testing.T) {
	for s, want := range map[string]float64{
		"1Gbit": 1e9, "1Gbit/s": 1e9, "100Mbps": 100e6, "2.5G": 2.5e9, "9600": 9600, "64kbit": 64e3, "1Tbit": 1e12,
		"": 0, "fast": 0, "-1Gbit": 0, "0": 0, "1GB": 0, "infG": 0, "NaN": 0, "1MG": 0,
	} {
		got, err := bits(s)
		if got != want || (err == nil) != (want > 0) {
			t.Errorf("%q: %v, %v; want %v", s, got, err, want)
		}
	}
}

// TestPartCheck checks that flags that don't apply to a format are refused, and others are not.
func TestPartCheck(t *testing.T) {
	columns := report.View{Columns: []string{"wire"}}
	order := report.View{Sort: "wire"}
	for _, c := range []struct {
		part excerpt
		want string
	}{
		{excerpt{format: "text", view: columns}, ""},
		{excerpt{format: "md", view: report.View{Sort: "wire", Columns: columns.Columns}}, ""},
		{excerpt{format: "csv", view: order}, ""},
		{excerpt{format: "json", view: order}, ""},
		{excerpt{format: "svg", view: order}, ""},
		{excerpt{format: "json", link: 1e9}, ""},
		{excerpt{format: "html"}, ""},
		{excerpt{format: "benchfmt"}, ""},
		{excerpt{format: "csv", view: columns}, "--columns is for --format text and md, not for csv"},
		{excerpt{format: "html", view: columns}, "--columns is for --format text and md, not for html"},
		{excerpt{format: "html", view: order}, "--sort is for --format text, md, csv, json and svg, not for html"},
		{excerpt{format: "benchfmt", view: order}, "--sort is for --format text, md, csv, json and svg, not for benchfmt"},
		{excerpt{format: "svg", link: 1e9}, "--link is for --format text, md, csv and json, not for svg"},
		{excerpt{format: "text", link: 1e9, view: columns}, "--columns can't be used with --link, whose tables have their own columns, rows and order"},
		{excerpt{format: "csv", link: 1e9, view: order}, "--sort can't be used with --link, whose tables have their own columns, rows and order"},
		{excerpt{format: "htm"}, `unknown format "htm"; the nearest is "html"`},
	} {
		got := ""
		if err := c.part.check(); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%+v: got %q, want %q", c.part, got, c.want)
		}
	}
}
