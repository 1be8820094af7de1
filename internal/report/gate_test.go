package report

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// findings returns the cells of findings, by result.
func findings(found []Finding) map[string][]record.Key {
	all := make(map[string][]record.Key)
	for _, f := range found {
		all[f.What] = f.Cells
	}
	return all
}

// with returns the run with one changed cell.
func with(rec record.Record, k record.Key, change func(*record.Cell)) record.Record {
	rec.Cells = slices.Clone(rec.Cells)
	for i := range rec.Cells {
		if rec.Cells[i].Key == k {
			change(&rec.Cells[i])
		}
	}
	return rec
}

// scaled returns a record with other times of a cell. The machine is as quiet as before.
func scaled(rec record.Record, k record.Key, by float64) record.Record {
	rec.Blocks = slices.Clone(rec.Blocks)
	for i, b := range rec.Blocks {
		if b.Key == k {
			rec.Blocks[i].NS *= by
		}
	}
	return rec
}

// dropping returns a record without some cells.
func dropping(rec record.Record, out func(record.Key) bool) record.Record {
	rec.Cells = slices.DeleteFunc(slices.Clone(rec.Cells), func(c record.Cell) bool { return out(c.Key) })
	rec.Blocks = slices.DeleteFunc(slices.Clone(rec.Blocks), func(b record.Block) bool { return out(b.Key) })
	return rec
}

// lateOnes are the cells of the record that have no interval.
var lateOnes = map[string][]record.Key{"without an interval": {key("late", "person", "encode"), key("late", "person", "decode")}}

func TestGate(t *testing.T) {
	const (
		slow, allocating = "slower", "with more allocations"
		asReference      = "slower as the reference, or as the machine"
	)
	old := read(t)
	gob, alias := key("gob", "person", "decode"), key("fast|alias", "person", "encode")
	and := func(what string, cells ...record.Key) map[string][]record.Key {
		return map[string][]record.Key{what: cells, "without an interval": lateOnes["without an interval"]}
	}
	for _, c := range []struct {
		name   string
		now    record.Record
		most   float64
		worse  map[string][]record.Key
		untold map[string][]record.Key
	}{
		{name: "the same run", now: old},
		{name: "slower", now: scaled(old, gob, 1.3), most: 0.05, worse: map[string][]record.Key{slow: {gob}}},
		{name: "slower, and more is allowed", now: scaled(old, gob, 1.3), most: 0.5},
		{name: "slower, and the interval does not exclude less", now: scaled(old, gob, 1.3), most: 0.295},
		{name: "faster", now: scaled(old, gob, 0.7), most: 0.05},
		{name: "slower as the reference", now: scaled(old, key("json", "book", "encode"), 1.3), most: 0.05, untold: and(asReference, key("json", "book", "encode"))},
		{name: "broken", now: with(old, gob, func(c *record.Cell) { c.Fault = "lost" }), most: 0.05, worse: map[string][]record.Key{"broken": {gob}}},
		{name: "broken, and slower before it was noticed", now: with(scaled(old, gob, 1.3), gob, func(c *record.Cell) { c.Fault = "lost" }),
			most: 0.05, worse: map[string][]record.Key{"broken": {gob}}},
		{name: "larger", now: with(old, gob, func(c *record.Cell) { c.Wire = 221 }), most: 0.05, worse: map[string][]record.Key{"larger": {gob}}},
		{name: "larger by less", now: with(old, gob, func(c *record.Cell) { c.Wire = 220 }), most: 0.05},
		{name: "larger at all", now: with(old, gob, func(c *record.Cell) { c.Wire = 211 }), worse: map[string][]record.Key{"larger": {gob}}},
		{name: "smaller", now: with(old, gob, func(c *record.Cell) { c.Wire, c.Allocs, c.AllocBytes = 100, 1, 10 })},
		{name: "allocations", now: with(old, gob, func(c *record.Cell) { c.Allocs = 171 }), most: 0.05, worse: map[string][]record.Key{allocating: {gob}}},
		{name: "allocated bytes", now: with(old, gob, func(c *record.Cell) { c.AllocBytes = 9500 }), most: 0.05, worse: map[string][]record.Key{allocating: {gob}}},
		{name: "the first allocation", now: with(old, alias, func(c *record.Cell) { c.Allocs = 1 }), most: 0.5, worse: map[string][]record.Key{allocating: {alias}}},
		{name: "a buffer that grew at times", now: with(old, alias, func(c *record.Cell) { c.Allocs, c.AllocBytes = 0.01, 12 }), most: 0.05},
		{name: "no longer carried", now: with(old, gob, func(c *record.Cell) { *c = record.Cell{Key: gob, Reason: "no maps"} }), most: 0.05, untold: and("no longer carried", gob)},
		{name: "a codec less", now: dropping(old, func(k record.Key) bool { return k.Codec == "fast|alias" }), untold: and("not in the new run", alias, key("fast|alias", "person", "decode"))},
		{name: "an operation less", now: dropping(old, func(k record.Key) bool { return k.Operation == "encode-reuse" }), untold: and("not in the new run", key("json", "person", "encode-reuse"))},
	} {
		t.Run(c.name, func(t *testing.T) {
			compared, err := Compare(one(old), one(c.now), "", nil)
			if err != nil {
				t.Fatal(err)
			}
			if c.worse == nil {
				c.worse = map[string][]record.Key{}
			}
			if c.untold == nil {
				c.untold = lateOnes
			}
			if diff := cmp.Diff(c.worse, findings(compared.Worse(c.most))); diff != "" {
				t.Errorf("worse (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(c.untold, findings(compared.Untold(c.most))); diff != "" {
				t.Errorf("untold (-want +got):\n%s", diff)
			}
		})
	}

}

// The floor and the reference always have intervals.
func TestJudged(t *testing.T) {
	old := read(t)
	anchors := dropping(old, func(k record.Key) bool { return k.Codec != "noop" && k.Codec != "json" && k.Codec != old.Run.Twin })
	for _, c := range []struct {
		name string
		now  record.Record
		some bool
	}{{"the same run", old, true}, {"the reference and noop", anchors, false}} {
		compared, err := Compare(one(old), one(c.now), "", nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := compared.Judged(); got != c.some {
			t.Errorf("%s: judged is %v", c.name, got)
		}
	}

}

// The times of the reference on two machines can't be compared, and that is not reported as untold.
func TestUntoldOfMachines(t *testing.T) {
	old := read(t)
	elsewhere := old
	elsewhere.Run.Env.Cores++
	compared, err := Compare(one(old), one(elsewhere), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(lateOnes, findings(compared.Untold(0.05))); diff != "" {
		t.Errorf("untold of two machines (-want +got):\n%s", diff)
	}
}

// TestGateOfSeveralMachines checks that a cell that several machines measured is missing only once.
func TestGateOfSeveralMachines(t *testing.T) {
	here := read(t)
	there := here
	there.Run.Env.Cores++
	c, err := Compare([]record.Record{here, there}, one(here.Only([]string{"book"}, nil)), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	seen := make(map[record.Key]int)
	for _, k := range c.Missing {
		if seen[k]++; k.Data != "person" || k.Codec == here.Run.Twin || seen[k] > 1 {
			t.Errorf("%v is missing, %d times", k, seen[k])
		}
	}
	if seen[key("gob", "person", "encode")] != 1 {
		t.Errorf("missing %v, want gob too", c.Missing)
	}
}

func TestFindingString(t *testing.T) {
	cells := []record.Key{key("a", "x", "encode"), key("a", "x", "decode"), key("b", "x", "encode"), key("b", "x", "decode"), key("c", "y", "encode")}
	for _, c := range []struct {
		f    Finding
		want string
	}{
		{Finding{What: "slower", Cells: cells[:1]}, "1 slower (a on x, encode)"},
		{Finding{What: "broken", Cells: cells}, "5 broken (a on x, encode; a on x, decode; b on x, encode; b on x, decode; c on y, encode)"},
		{Finding{What: "broken", Cells: append(cells, cells...)}, "10 broken (a on x, encode; a on x, decode; b on x, encode; b on x, decode; c on y, encode; and 5 more)"},
	} {
		if got := c.f.String(); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}
