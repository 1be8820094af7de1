package report

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// again is another run of the same machine. The times of cells in factor are scaled. The run is
// slower as a whole, as machines sometimes are.
func again(rec record.Record, seed uint64, factor map[record.Key]float64) record.Record {
	noise := rand.New(rand.NewPCG(seed, 0))
	rec.Cells = slices.Clone(rec.Cells)
	rec.Blocks = slices.Clone(rec.Blocks)
	for i, b := range rec.Blocks {
		f := 1.3 * (1 + 0.01*noise.NormFloat64())
		if by, ok := factor[b.Key]; ok {
			f *= by
		}
		rec.Blocks[i].NS *= f
	}
	return rec
}

func one(rec record.Record) []record.Record { return []record.Record{rec} }

func verdicts(t *testing.T, c Comparison) map[record.Key]Verdict {
	t.Helper()
	all := make(map[record.Key]Verdict)
	for _, x := range c.Changes {
		if x.Verdict != Same {
			all[x.Key] = x.Verdict
		}
	}
	return all
}

// slower and faster are the cells whose times changedRun changes.
var slower, faster = key("gob", "person", "decode"), key("ugorji/msgpack", "person", "encode")

// changedRun is another run with a changed cell of each kind.
func changedRun(rec record.Record) record.Record {
	now := again(rec, 1, map[record.Key]float64{slower: 1.3, faster: 0.7})
	for i, c := range now.Cells {
		switch c.Key {
		case key("readonly", "person", "encode"):
			now.Cells[i].Reason, now.Cells[i].Fault = "", "lost"
		case key("broken", "person", "decode"):
			now.Cells[i].Fault = ""
		case key("goccy/json", "person", "encode"):
			now.Cells[i].Wire, now.Cells[i].Allocs = 160, 2
		}
	}
	return now
}

func TestCompareRuns(t *testing.T) {
	old := read(t)
	c, err := Compare(one(old), one(changedRun(old)), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	want := map[record.Key]Verdict{
		slower: Slower, faster: Faster,
		key("readonly", "person", "encode"): Broken,
		key("broken", "person", "decode"):   Mended,
		key("late", "person", "encode"):     Unknown,
		key("late", "person", "decode"):     Unknown,
		// The whole machine is slower. Only the times of the reference show that.
		key("json", "book", "encode"):         Slower,
		key("json", "book", "decode"):         Slower,
		key("json", "person", "encode"):       Slower,
		key("json", "person", "decode"):       Slower,
		key("json", "person", "encode-reuse"): Slower,
	}
	if diff := cmp.Diff(want, verdicts(t, c)); diff != "" {
		t.Errorf("verdicts (-want +got):\n%s", diff)
	}
	for _, x := range c.Changes {
		if x.Key == slower && (!x.Ratio.Contains(1.3) || x.Ratio.Relative() > 0.1) {
			t.Errorf("%v: changed by %v, want about 1.3", x.Key, x.Ratio)
		}
		if changed := x.Key == key("goccy/json", "person", "encode"); x.Resized() != changed || x.Reallocated() != changed {
			t.Errorf("%v: resized %t, reallocated %t, want %t", x.Key, x.Resized(), x.Reallocated(), changed)
		}
		if x.Codec == old.Run.Twin {
			t.Error("the reference's twin is compared")
		}
	}
	if !c.OneMachine {
		t.Errorf("the runs are of one machine, and differ in %v", c.Other)
	}
}

// TestCompareRunsEqual checks that hardly any cell is called changed if nothing changed. It leaves
// out the reference, because the times of these runs differ as a whole.
func TestCompareRunsEqual(t *testing.T) {
	old := read(t)
	wrong, over, all := 0, 0, 0
	for seed := range uint64(50) {
		c, err := Compare(one(old), one(again(old, seed, nil)), "", nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range c.Changes {
			if x.Codec == old.Run.Reference {
				continue
			}
			if x.Verdict == Slower || x.Verdict == Faster {
				wrong++
			}
			if x.Ratio.Lo > 1.05 { // the limit of --fail-over 5%
				over++
			}
			all++
		}
	}
	if wrong > all/20 || over > all/1000 {
		t.Errorf("of %d equal cells %d are called changed, and %d changed by over 5 %%", all, wrong, over)
	}
}

// TestCompareMachines checks that times of two machines are not compared. The reference has only
// times to compare.
func TestCompareMachines(t *testing.T) {
	old := read(t)
	now := again(old, 1, nil)
	now.Run.Env.Cores++
	c, err := Compare(one(old), one(now), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	if c.OneMachine || len(c.Other) != 1 || c.Other[0].What != "number of cores" {
		t.Errorf("the machines are one: %t, and differ in %v", c.OneMachine, c.Other)
	}
	for _, x := range c.Changes {
		if x.Codec == old.Run.Reference && x.Verdict != Unknown {
			t.Errorf("%v: %s", x.Key, x.Verdict)
		}
	}

	// If the old record has both machines, each machine is compared with itself.
	elsewhere := again(old, 2, nil)
	elsewhere.Run.Env.Cores++
	if c, err = Compare([]record.Record{old, elsewhere}, []record.Record{now}, "", nil); err != nil || !c.OneMachine {
		t.Errorf("the machines are one: %t, error %v", c.OneMachine, err)
	}
}

func TestCompareRunsRefuses(t *testing.T) {
	other := read(t)
	if _, err := Compare(one(read(t)), one(other.Only([]string{"none"}, nil)), "", nil); !errors.Is(err, ErrNothingInCommon) {
		t.Errorf("error %v, want %v", err, ErrNothingInCommon)
	}
	other.Run.Reference = "gob"
	if _, err := Compare(one(read(t)), one(other), "", nil); err == nil {
		t.Error("other references are not an error")
	}
}

func TestComparisonText(t *testing.T) {
	old := read(t)
	now := again(old, 1, map[record.Key]float64{key("gob", "person", "decode"): 1.3})
	now.Run.Env.CPU = "Another CPU"
	now.Run.Codecs = slices.DeleteFunc(slices.Clone(now.Run.Codecs), func(c record.CodecInfo) bool { return c.Name == "noop" })
	c, err := Compare(one(old), one(now), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := c.Text(&b, TextOptions{Width: 120}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"two machines", "Another CPU", "gob", "slower", "+3", "1 codec is only in the first record: noop"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is not in\n%s", want, b.String())
		}
	}
}

// TestCompareOtherMessages checks that data sets with different messages are not compared, and that
// warnings about one run are also printed for two.
func TestCompareOtherMessages(t *testing.T) {
	old := read(t)
	now := again(old, 1, nil)
	now.Run.Data = slices.Clone(now.Run.Data)
	now.Run.Data[0].Sum++
	now.End = nil
	other := now.Run.Data[0].Name
	c, err := Compare(one(old), one(now), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{other}, c.Others); diff != "" {
		t.Errorf("of other messages (-want +got):\n%s", diff)
	}
	if slices.ContainsFunc(c.Changes, func(x Change) bool { return x.Data == other }) {
		t.Errorf("cells of %s are compared", other)
	}
	var b bytes.Buffer
	if err := c.Text(&b, TextOptions{Width: 120}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"New run: The run was cut off", "different messages of " + other} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is not in\n%s", want, b.String())
		}
	}
	only := []string{other}
	if _, err := Compare(one(old.Only(only, nil)), one(now.Only(only, nil)), "", nil); !errors.Is(err, ErrNothingInCommon) || !strings.Contains(err.Error(), other) {
		t.Errorf("error %v, want one about %s", err, other)
	}
}

// TestChangeOfUnproven checks that a cell without figures in one run has no changed figures.
func TestChangeOfUnproven(t *testing.T) {
	sound := Cell{Cell: record.Cell{Wire: 210, Allocs: 3, AllocBytes: 100}}
	for _, c := range []struct {
		old, new Cell
		want     Verdict
	}{
		{sound, Cell{Cell: record.Cell{Reason: "no maps"}}, Lost},
		{Cell{Cell: record.Cell{Fault: "wrong", Wire: 99}}, Cell{Cell: record.Cell{Reason: "no maps"}}, Lost},
		{Cell{Cell: record.Cell{Fault: "wrong"}}, sound, Mended},
		{Cell{Cell: record.Cell{Reason: "no maps"}}, Cell{Cell: record.Cell{Fault: "wrong"}}, Broken},
	} {
		x := change(c.old, c.new, stats.Interval{})
		if x.Verdict != c.want || x.Resized() || x.Reallocated() {
			t.Errorf("%+v, then %+v: %s, resized %t, reallocated %t", c.old.Cell, c.new.Cell, x.Verdict, x.Resized(), x.Reallocated())
		}
	}
}
