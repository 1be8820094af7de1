package report

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// find returns the cell of a codec.
func find(t *testing.T, tables []Table, k record.Key) Cell {
	t.Helper()
	for _, table := range tables {
		for _, r := range table.Rows {
			for _, c := range r.Cells {
				if c.Key == k {
					return c
				}
			}
		}
	}
	t.Fatalf("no cell %v", k)
	return Cell{}
}

// TestDeriveFindsTheTruth checks that the true ratios of the synthetic run come out again.
func TestDeriveFindsTheTruth(t *testing.T) {
	tables := Derive(facts(read(t)))
	for _, c := range []struct {
		key   record.Key
		ratio float64
		rank  stats.Rank
	}{
		{key("json", "person", "encode"), 1, stats.Rank{Best: 4, Worst: 4}},
		{key("gob", "person", "encode"), 6, stats.Rank{Best: 5, Worst: 5}},
		{key("ugorji/msgpack", "person", "encode"), 0.42, stats.Rank{Best: 2, Worst: 3}},
		{key("goccy/json", "person", "encode"), 0.425, stats.Rank{Best: 2, Worst: 3}},
		{key("fast|alias", "person", "encode"), 0.06, stats.Rank{Best: 1, Worst: 1}},
		{key("json (twin)", "person", "encode"), 1, stats.Rank{}},
		{key("noop", "person", "encode"), 0.0021, stats.Rank{}},
		{key("gob", "person", "decode"), 6.25, stats.Rank{Best: 6, Worst: 6}},
		{key("readonly", "person", "decode"), 0.15, stats.Rank{Best: 2, Worst: 2}},
		{key("gob", "book", "decode"), 0.02, stats.Rank{Best: 1, Worst: 1}},
	} {
		got := find(t, tables, c.key)
		if !got.Ratio.Contains(c.ratio) || got.Processes != 12 {
			t.Errorf("%v: true ratio %v, %d processes say %v", c.key, c.ratio, got.Processes, got.Ratio)
		}
		if diff := cmp.Diff(c.rank, got.Rank); diff != "" {
			t.Errorf("%v: rank (-want +got):\n%s", c.key, diff)
		}
		if got.GC == nil || *got.GC != got.AllocBytes*0.21 {
			t.Errorf("%v: gc is %v", c.key, got.GC)
		}
	}
}

func TestDeriveOrder(t *testing.T) {
	tables := Derive(facts(read(t)))
	var got []string
	for _, table := range tables {
		names := []string{table.Data.Name + " " + strings.Join(table.Operations, "+")}
		for _, r := range table.Rows {
			names = append(names, r.Codec.Name)
		}
		got = append(got, strings.Join(names, ", "))
	}
	want := []string{
		"person encode+decode, noop, fast|alias, goccy/json, ugorji/msgpack, json, json (twin), gob, readonly, broken, colfer, late",
		"person encode-reuse, json",
		"book encode+decode, gob, json",
	}
	slices.Sort(want)
	slices.Sort(got)
	// The twin may come before or after the reference, since they are equal.
	for i := range got {
		got[i] = strings.Replace(got[i], "json (twin), json,", "json, json (twin),", 1)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestCompare checks that rows are ordered by the ratio in the first operation. Times don't order
// them, since they may come from processes with different speeds. Rows without a ratio are ordered
// by time.
func TestCompare(t *testing.T) {
	nan := math.NaN()
	cell := func(ratio, ns float64) Cell {
		return Cell{Ratio: stats.Interval{Mid: ratio}, NS: stats.Interval{Mid: ns}}
	}
	var want []string
	var rows []Row
	for _, c := range []struct {
		name          string
		first, second Cell
	}{
		{"fast", cell(0.2, 20), cell(9, 900)},
		{"slower by ratio alone", cell(0.5, 10), cell(1, 100)},
		{"equal, and slower in the second", cell(0.5, 10), cell(2, 200)},
		{"equal, and nothing in the second", cell(0.5, 10), cell(nan, nan)},
		{"a time without a ratio", cell(nan, 30), cell(1, 100)},
		{"a slower time without a ratio", cell(nan, 40), cell(1, 100)},
		{"only the second", cell(nan, nan), cell(0.1, 10)},
		{"only the second, slower", cell(nan, nan), cell(0.2, 20)},
		{"nothing", cell(nan, nan), cell(nan, nan)},
	} {
		want = append(want, c.name)
		rows = append(rows, Row{Codec: record.CodecInfo{Name: c.name}, Cells: []Cell{c.first, c.second}})
	}
	slices.Reverse(rows)
	slices.SortStableFunc(rows, compare)
	var got []string
	for _, r := range rows {
		got = append(got, r.Codec.Name)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestGroup(t *testing.T) {
	got := group([]string{"decode", "encode-reuse", "encode", "open", "stream-decode", "touch-1", "touch-all"})
	want := [][]string{{"encode-reuse"}, {"encode", "decode"}, {"open"}, {"stream-decode"}, {"touch-1", "touch-all"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestPartial checks that a codec that leaves out parts of the type has no rank, is not in the
// answer, and has a remark that names these parts.
func TestPartial(t *testing.T) {
	rec := read(t)
	for i, c := range rec.Cells {
		if c.Codec == "gob" && c.Data == "person" {
			rec.Cells[i].Without = []string{"Person.Money"}
		}
	}
	tables := Derive(facts(rec))
	if c := find(t, tables, key("gob", "person", "encode")); c.Rank != (stats.Rank{}) || !c.Measured() {
		t.Errorf("rank %v, measured %v", c.Rank, c.Measured())
	}
	if c := find(t, tables, key("json", "person", "encode")); c.Rank == (stats.Rank{}) {
		t.Error("json has no rank")
	}
	for _, table := range tables {
		for _, p := range table.Answer {
			if p.Codec == "gob" && table.Data.Name == "person" {
				t.Error("gob is in the answer")
			}
		}
		for _, r := range table.Rows {
			if r.Codec.Name == "gob" && table.Data.Name == "person" && !slices.ContainsFunc(remarks(r), func(s string) bool { return strings.HasPrefix(s, "without Person.Money, ") }) {
				t.Errorf("remarks are %q", remarks(r))
			}
		}
	}
}

// TestUnseenMark checks that a row does not have a mark that does not apply to its data set.
func TestUnseenMark(t *testing.T) {
	rec := read(t)
	for i := range rec.Cells {
		if c := &rec.Cells[i]; c.Key == key("fast|alias", "person", "decode") {
			c.Unseen = []string{"aliases its input"}
		}
	}
	aliases := make(map[string]bool) // by data set, from tables with decode
	for _, table := range Derive(facts(rec)) {
		for _, r := range table.Rows {
			if r.Codec.Name == "fast|alias" && slices.Contains(table.Operations, "decode") {
				aliases[table.Data.Name] = slices.Contains(r.Marks(), "aliases its input")
			}
		}
	}
	for data, has := range aliases {
		if has != (data != "person") {
			t.Errorf("on %s it is marked: %v", data, has)
		}
	}
	if len(aliases) == 0 {
		t.Error("there is no such row")
	}
}
