package claims

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// TestSourcesAreWhole checks that no published row or statement got lost.
func TestSourcesAreWhole(t *testing.T) {
	rows := make(map[string]int)
	var ids []string
	for _, s := range Sources() {
		rows[s.Name] = len(s.Rows)
		for _, st := range s.Statements {
			ids = append(ids, st.ID)
			if len(st.Comparisons) == 0 {
				t.Errorf("%s compares nothing", st.ID)
			}
		}
		if len(s.Known) == 0 || s.Title == "" || s.With == "" {
			t.Errorf("%s: a source says who, with what, and what is known of it", s.Name)
		}
	}
	want := map[string]int{
		"jsonvsgob": 16, "fourformats": 34, "jsonvsprotobuf": 4, "ergo": 32, "goserbench": 88,
		"jsonbench": 96, "sonic": 34, "simdjson": 42, "hyperpb": 0, "fory": 36, "rust": 56,
		"ergo-messages": 7, "protoactor": 4, "hollywood": 3, "goakt": 2, "nats": 3,
	}
	if diff := cmp.Diff(want, rows); diff != "" {
		t.Errorf("rows (-want +got):\n%s", diff)
	}
	slices.Sort(ids)
	var all []string
	for i := range 33 {
		all = append(all, fmt.Sprintf("c%02d", i+1))
	}
	if diff := cmp.Diff(all, ids); diff != "" {
		t.Errorf("statements (-want +got):\n%s", diff)
	}
}

// TestFactorsAreThoseOfTables checks that a statement's factor is the one in its publication's
// table, within rounding.
func TestFactorsAreThoseOfTables(t *testing.T) {
	checked := 0
	for _, s := range Sources() {
		if s.Reference == "" && !s.Messages || s.Name == "protoactor" {
			continue // its factors come from a picture, or from rows that compare with nothing here
		}
		times := publishedTimes(s.Rows)
		for _, st := range s.Statements {
			for _, c := range st.Comparisons {
				if c.Kind != Time || c.Factor == 0 {
					continue
				}
				for _, name := range c.Against {
					factor := times[c.other(name)] / times[c.key()]
					if c.Slower {
						factor = 1 / factor
					}
					if !(math.Abs(math.Log(factor/c.Factor)) < 0.04) {
						t.Errorf("%s %v: ×%v, in its table ×%v", st.ID, c, c.Factor, factor)
					}
					checked++
				}
			}
		}
	}
	if checked < 15 {
		t.Errorf("%d factors checked", checked)
	}
}

func TestSelection(t *testing.T) {
	for _, c := range []struct {
		s          Selection
		sources    int
		statements int
		rows       int
		bad        bool
	}{
		{Selection{}, 16, 33, 457, false},
		{Selection{}.Of(false), 11, 27, 438, false},
		{Selection{}.Of(true), 5, 6, 19, false},
		{Selection{IDs: []string{"c01", "c31"}}.Of(true), 1, 1, 0, false},
		{Selection{Sources: []string{"ergo"}}, 1, 2, 32, false},
		{Selection{IDs: []string{"c01", "c15"}}, 2, 2, 0, false},
		{Selection{Sources: []string{"ergo"}, IDs: []string{"c01", "c12"}}, 1, 1, 0, false},
		{Selection{Sources: []string{"ergo"}, IDs: []string{"c01"}}, 0, 0, 0, true},
		{Selection{Sources: []string{"ergo"}, Codecs: []string{"protobuf"}}, 1, 2, 8, false},
		{Selection{Codecs: []string{"nats"}}, 1, 1, 2, false},
		{Selection{Sources: []string{"ergo"}, Codecs: []string{"nats"}}, 0, 0, 0, true},
	} {
		sources, statements, rows := c.s.of(), 0, 0
		for _, s := range sources {
			statements, rows = statements+len(s.Statements), rows+len(s.Rows)
		}
		if len(sources) != c.sources || statements != c.statements || rows != c.rows {
			t.Errorf("%+v: %d sources, %d statements, %d rows", c.s, len(sources), statements, rows)
		}
		if err := c.s.Check(); (err != nil) != c.bad {
			t.Errorf("%+v: error %v", c.s, err)
		}
	}
}

func TestRuns(t *testing.T) {
	key := func(codec, data, operation string) record.Key {
		return record.Key{Codec: codec, Data: data, Operation: operation}
	}
	got := Runs([]record.Key{
		key("json", "user", "encode"), key("gob", "user", "encode"),
		key("gob", "tiny", "encode"), key("json", "tiny", "encode"),
		key("gob", "map", "decode"), key("json", "map", "decode"),
		key("json", "book", "decode"), key("json", "book", "encode"),
	})
	want := []Run{
		{Codecs: []string{"gob", "json"}, Data: []string{"user", "tiny"}, Operations: []string{"encode"}},
		{Codecs: []string{"gob", "json"}, Data: []string{"map"}, Operations: []string{"decode"}},
		{Codecs: []string{"json"}, Data: []string{"book"}, Operations: []string{"decode", "encode"}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if got := Runs(nil); got != nil {
		t.Errorf("no cells take %v", got)
	}
}

// TestRunsHaveAllCells checks that each needed cell is in a run, and each data set in only one run.
func TestRunsHaveAllCells(t *testing.T) {
	cells := Selection{}.Cells()
	seen := make(map[string]bool)
	runs := Runs(cells)
	for _, r := range runs {
		for _, data := range r.Data {
			if seen[data] {
				t.Errorf("%s is in two runs", data)
			}
			seen[data] = true
		}
	}
	for _, k := range cells {
		if !slices.ContainsFunc(runs, func(r Run) bool {
			return slices.Contains(r.Data, k.Data) && slices.Contains(r.Codecs, k.Codec) && slices.Contains(r.Operations, k.Operation)
		}) {
			t.Errorf("%v is in no run", k)
		}
	}
}
