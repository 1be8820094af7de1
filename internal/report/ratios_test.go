package report

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// TestRatiosAreThoseOfTables checks that comparing a cell with the reference gives the figures of
// the tables, even if some processes measured only one of the two cells.
func TestRatiosAreThoseOfTables(t *testing.T) {
	rec := read(t)
	gob, reference := key("gob", "person", "encode"), key(rec.Run.Reference, "person", "encode")
	few := share(rec, map[record.Key]func(int) bool{
		gob: func(k int) bool { return k < 2 }, reference: func(k int) bool { return k != 0 },
	})
	if i := NewRatios(few).Of(gob, reference); i.Lo != 0 || !math.IsInf(i.Hi, 1) {
		t.Errorf("two processes measured gob, and the interval is %+v", i)
	}
	for _, rec := range []record.Record{rec, few} {
		agree(t, rec)
	}
}

func agree(t *testing.T, rec record.Record) {
	t.Helper()
	r := NewRatios(rec)
	cells := 0
	for _, table := range Derive(facts(rec)) {
		for _, row := range table.Rows {
			for _, c := range row.Cells {
				reference := c.Key
				reference.Codec = rec.Run.Reference
				want := []stats.Interval{c.Ratio, c.NS}
				got := []stats.Interval{r.Of(c.Key, reference), r.Time(c.Key)}
				if diff := cmp.Diff(want, got, cmpopts.EquateNaNs()); diff != "" || r.Measured(c.Key) != c.Measured() {
					t.Errorf("%v (-table +ratios):\n%s", c.Key, diff)
				}
				cells++
			}
		}
	}
	if cells == 0 {
		t.Error("the record has no cell")
	}
}

// share keeps only some blocks of the cells in keep: the blocks of the processes for which keep
// returns true. Processes of each data set are counted from 0.
func share(rec record.Record, keep map[record.Key]func(k int) bool) record.Record {
	place := make(map[int]int)
	seen := make(map[string]int)
	for _, p := range rec.Processes {
		place[p.ID] = seen[p.Data]
		seen[p.Data]++
	}
	var blocks []record.Block
	for _, b := range rec.Blocks {
		if kept := keep[b.Key]; kept == nil || kept(place[b.Process]) {
			blocks = append(blocks, b)
		}
	}
	rec.Blocks = blocks
	return rec
}

func TestRatiosOfCellsThatFewProcessesShare(t *testing.T) {
	gob, goccy := key("gob", "person", "encode"), key("goccy/json", "person", "encode")
	const truth = 6000. / 425
	whole := NewRatios(read(t)).Of(gob, goccy)
	unbounded := func(i stats.Interval) bool { return i.Lo == 0 && math.IsInf(i.Hi, 1) }
	for _, c := range []struct {
		name string
		keep map[record.Key]func(int) bool
		want func(stats.Interval) bool
	}{
		{"four processes in common", map[record.Key]func(int) bool{
			gob: func(k int) bool { return k < 8 }, goccy: func(k int) bool { return k >= 4 },
		}, func(i stats.Interval) bool {
			return i.Contains(truth) && i.Hi/i.Lo > whole.Hi/whole.Lo && i.Hi < math.Inf(1)
		}},
		{"too few of one", map[record.Key]func(int) bool{
			gob: func(k int) bool { return k < 2 },
		}, func(i stats.Interval) bool { return math.Abs(i.Mid/truth-1) < 0.1 && unbounded(i) }},
		{"never together, too few of one", map[record.Key]func(int) bool{
			gob: func(k int) bool { return k < 2 }, goccy: func(k int) bool { return k >= 2 },
		}, func(i stats.Interval) bool { return math.Abs(i.Mid/truth-1) < 0.1 && unbounded(i) }},
		{"none of one", map[record.Key]func(int) bool{
			gob: func(int) bool { return false },
		}, func(i stats.Interval) bool { return math.IsNaN(i.Lo) && math.IsNaN(i.Mid) && math.IsNaN(i.Hi) }},
	} {
		if got := NewRatios(share(read(t), c.keep)).Of(gob, goccy); !c.want(got) {
			t.Errorf("%s: %+v; all processes say %+v", c.name, got, whole)
		}
	}
}

// TestRatiosOfTwoOperations checks that cells of two operations are also compared if the same
// processes measured them.
func TestRatiosOfTwoOperations(t *testing.T) {
	rec := read(t)
	rec.For = stats.SamePrograms
	r := NewRatios(rec)
	reuse, fresh := key("json", "person", "encode-reuse"), key("json", "person", "encode")
	if got := r.Of(reuse, fresh); !got.Contains(0.9) || got.Contains(1) {
		t.Errorf("%+v, want about 0.9", got)
	}
}
