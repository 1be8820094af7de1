package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
)

func lacking(name, reason string) Row {
	cell := Cell{Cell: record.Cell{Key: record.Key{Codec: name, Operation: "open"}, Reason: reason}}
	return Row{Codec: record.CodecInfo{Name: name}, Cells: []Cell{cell}}
}

func TestAbsent(t *testing.T) {
	table := Table{Operations: []string{"open"}, Rows: []Row{
		lacking("a", codec.NotOffered), lacking("b", "no\nmaps"), lacking("c", codec.NotOffered), lacking("d", "no\nmaps"),
	}}
	if diff := cmp.Diff([]string{"a, c", "b, d (no maps)"}, absent(table, nil)); diff != "" {
		t.Error(diff)
	}
}

// TestReadsOnly checks that a codec without encode and decode has a reason.
func TestReadsOnly(t *testing.T) {
	both := func(name, encode, decode string) Row {
		r := lacking(name, encode)
		r.Cells = append(r.Cells, lacking(name, decode).Cells...)
		r.Cells[0].Operation, r.Cells[1].Operation = "encode", "decode"
		return r
	}
	table := Table{Operations: []string{"encode", "decode"}, Rows: []Row{both("a", codec.NotOffered, codec.NotOffered), both("b", codec.NotOffered, "")}}
	want := []string{"a (only reads in place; --operation 'open,touch-*' measures that)", "b encode"}
	if diff := cmp.Diff(want, absent(table, nil)); diff != "" {
		t.Error(diff)
	}
}

// TestNowhere checks that a reason that a codec has in all tables is stated once, and a reason in
// one table only is stated there.
func TestNowhere(t *testing.T) {
	there := lacking("b", "")
	tables := []Table{
		{Rows: []Row{lacking("a", "gone"), lacking("b", "no maps"), lacking("c", "no maps"), lacking("d", "gone")}},
		{Rows: []Row{lacking("a", "gone"), there, lacking("c", "no lists"), lacking("d", "gone")}},
	}
	got := nowhere(tables)
	if diff := cmp.Diff([]string{"a, d: gone"}, nowhereText(got)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"b, c (no maps)"}, absent(tables[0], got)); diff != "" {
		t.Error(diff)
	}
	if got := nowhere(tables[:1]); got != nil {
		t.Errorf("of a single table: %v", got)
	}
}

// TestOnMessage checks the line that says which codecs carry the type itself.
func TestOnMessage(t *testing.T) {
	row := func(name string, message bool) Row {
		r := lacking(name, "")
		r.Cells[0].Processes, r.Cells[0].Message = 8, message
		return r
	}
	for want, rows := range map[string][]Row{
		"": {row("a", false), row("b", false)},
		"no codec carries the type; all carry its message":                                                 {row("a", true)},
		"b; 2 more can't carry the type, and carry its message (--format json has the reasons, as itself)": {row("a", true), row("b", false), row("c", true), lacking("d", "no")},
	} {
		if got := onMessage(Table{Operations: []string{"open"}, Rows: rows}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestWithoutReference checks a table of an operation that the reference does not offer: it has no
// column of ratios, and there is no warning.
func TestWithoutReference(t *testing.T) {
	measured := func(name string) Row {
		r := lacking(name, "")
		r.Cells[0].NS.Mid, r.Cells[0].Processes = 5, 8
		return r
	}
	table := Table{Operations: []string{"open"}, Rows: []Row{measured("a"), lacking("json", codec.NotOffered)}}
	for _, c := range columns(table, "json", View{}, newNotes(table.Rows)) {
		if c.head == "vs json" {
			t.Error("there is a column of ratios")
		}
	}
	if w := withoutRatios("json", []Table{table}); w != nil {
		t.Errorf("a warning: %q", w)
	}
	table.Rows[1] = lacking("json", "does not compile")
	if w := withoutRatios("json", []Table{table}); len(w) != 1 {
		t.Errorf("no warning where the reference is missing: %q", w)
	}
}

// TestNotesNeedLetters: remarks are listed below a table only if a column has their letters.
func TestNotesNeedLetters(t *testing.T) {
	rec := read(t)
	for _, c := range []struct {
		columns []string
		want    bool
	}{{nil, true}, {[]string{"time", "ratio"}, true}, {[]string{"time", "caveats"}, false}} {
		_, n := textTable(Derive(facts(rec))[0], "json", TextOptions{View: View{Columns: c.columns}, Width: 120}, false)
		if got := len(n.texts) > 0; got != c.want {
			t.Errorf("with columns %q: remarks %q", c.columns, n.texts)
		}
	}
}
