package report

import (
	"bytes"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// together returns the runs of two programs that were measured together. In the second one some cells
// take other times by the given factors, and changedRun's faults and sizes apply.
func together(t *testing.T, factor map[record.Key]float64) []record.Record {
	base := read(t)
	base.Run.Variant, base.Run.Place, base.Run.Program = "go1.26.8", 1, "a"
	base.Processes = slices.Clone(base.Processes)
	for i := range base.Processes {
		base.Processes[i].Round = i
	}
	other := changedRun(base)
	other.Blocks = again(base, 3, factor).Blocks
	other.Run.Variant, other.Run.Place, other.Run.Program = "go1.27.4 GOAMD64=v3", 2, "b"
	return []record.Record{base, other}
}

// TestVariants checks the changes between two programs: of times in rounds, and of everything else.
func TestVariants(t *testing.T) {
	recs := together(t, map[record.Key]float64{slower: 1.3, faster: 0.7})
	for _, own := range []bool{false, true} {
		v := NewVariants(recs, own)
		for _, table := range v.Tables {
			for _, r := range table.Rows {
				k := key(r.Codec, table.Data, table.Operation)
				want := 1.3 // again slows everything
				if own {
					want = 1
				}
				switch k {
				case slower:
					want *= 1.3
				case faster:
					want *= 0.7
				}
				change := r.Cells[1].Change
				switch {
				case r.Cells[1].Outcome != "" || r.Cells[0].Outcome != "" || !(r.Cells[1].NS.Mid > 0):
					if !math.IsNaN(change.Mid) {
						t.Errorf("%v has no time in one program, and the change %v", k, change)
					}
				case math.Abs(change.Mid/want-1) > 0.02:
					t.Errorf("own %t: %v changed by %v, want %v", own, k, change.Mid, want)
				case !math.IsInf(change.Hi, 1) && (!change.Contains(want) || change.Relative() > 0.05):
					t.Errorf("own %t: %v: the interval of %v is %v", own, k, want, change)
				}
			}
		}
		if (v.Relative != "") != own {
			t.Errorf("relative to %q", v.Relative)
		}
	}
	found := make(map[string]string)
	for _, c := range NewVariants(recs, false).Others {
		found[c.Codec+" "+c.Data+" "+c.Operation+" "+c.What] = c.From + " → " + c.To
	}
	for what, want := range map[string]string{
		"readonly person encode proof":                "not measured: decodes only → fault: lost",
		"goccy/json person encode bytes of a message": "151 → 160",
		"goccy/json person encode allocations":        "1 → 2",
	} {
		if found[what] != want {
			t.Errorf("%s: %q, want %q", what, found[what], want)
		}
	}
}

// TestVariantsText checks the table, and that programs that are the same are called so.
func TestVariantsText(t *testing.T) {
	recs := together(t, map[record.Key]float64{slower: 1.3, faster: 0.7})
	var text, md, js bytes.Buffer
	v := NewVariants(recs, false)
	for _, err := range []error{v.Text(&text, TextOptions{Width: 100}), v.Markdown(&md), v.JSON(&js)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	golden(t, "variants.txt", text.Bytes())
	golden(t, "variants.md", md.Bytes())
	if !strings.Contains(js.String(), `"change": {`) {
		t.Errorf("JSON has no changes: %.300s", js.String())
	}
	recs[1].Run.Program = recs[0].Run.Program
	if v := NewVariants(recs, false); len(v.First) != 1 || !strings.Contains(v.First[0], "go1.26.8 and go1.27.4 GOAMD64=v3 are the same program") {
		t.Errorf("two variants of one program: %q", v.First)
	}
}

// TestMachinesSideBySide checks that each machine has its columns, and that what only one machine has is left out.
func TestMachinesSideBySide(t *testing.T) {
	here := read(t)
	there := again(here, 3, map[record.Key]float64{slower: 2})
	there.Run.Env.CPU = "Another CPU"
	there = dropping(there, func(k record.Key) bool { return k.Data == "book" || k.Codec == "goccy/json" })
	m := NewMachines([]record.Record{here, there})
	for _, table := range m.Tables {
		if table.Data == "book" {
			t.Error("a table of one machine is shown")
		}
		for _, r := range table.Rows {
			if len(r.Cells) != 2 || r.Cells[1].Measured() != (r.Codec != "goccy/json") && r.Cells[0].Measured() {
				t.Errorf("%s: %d cells, the second measured: %t", r.Codec, len(r.Cells), r.Cells[1].Measured())
			}
		}
	}
	if len(m.Tables) == 0 || len(m.Of([]string{"gob"}).Tables[0].Rows) != 1 {
		t.Errorf("%d tables", len(m.Tables))
	}
	var text, md, js bytes.Buffer
	for _, err := range []error{m.Text(&text, TextOptions{Width: 100}), m.Markdown(&md), m.JSON(&js)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	if !strings.Contains(text.String(), "B: Another CPU") || !strings.Contains(md.String(), "| gob ") || !strings.Contains(js.String(), `"machines"`) {
		t.Errorf("printed\n%s", text.String())
	}
}

// TestReproduce checks what is called reproduced, on the same machine and on another one.
func TestReproduce(t *testing.T) {
	old := read(t)
	gob := key("gob", "person", "decode")
	elsewhere := func(rec record.Record) record.Record {
		rec.Run.Env.CPU = "Another CPU"
		return rec
	}
	for _, c := range []struct {
		name  string
		now   record.Record
		want  Outcome // of gob
		found bool
	}{
		{"the same", again(old, 4, nil), Reproduced, true},
		{"slower by what programs differ", again(old, 4, map[record.Key]float64{gob: 1.08}), Reproduced, true},
		{"slower by more", again(old, 4, map[record.Key]float64{gob: 1.3}), NotReproduced, false},
		{"more allocations", with(old, gob, func(c *record.Cell) { c.Allocs *= 1.1 }), NotReproduced, false},
		{"a fault", with(old, gob, func(c *record.Cell) { c.Fault = "lost" }), NotReproduced, false},
		{"another machine", elsewhere(again(old, 4, map[record.Key]float64{gob: 1.3})), OtherMachine, true},
		{"another machine and other bytes", elsewhere(with(old, gob, func(c *record.Cell) { c.Wire++ })), NotReproduced, false},
		{"another machine and another order", elsewhere(scaled(old, gob, 0.001)), OtherMachine, false},
	} {
		r := Reproduce(old, c.now)
		i := slices.IndexFunc(r.Cells, func(x Repetition) bool { return x.Key == gob })
		if i < 0 || r.Cells[i].Outcome != c.want || r.Found() != c.found {
			t.Errorf("%s: %+v, found %t", c.name, r.Cells[max(i, 0)], r.Found())
		}
		var text bytes.Buffer
		if err := r.Text(&text, TextOptions{Width: 120}); err != nil || !strings.Contains(text.String(), string(c.want)) {
			t.Errorf("%s: %v: %s", c.name, err, text.String())
		}
	}
}
