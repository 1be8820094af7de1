package report

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

func TestPrograms(t *testing.T) {
	const codecs = "github.com/wirebench/wirebench/codecs/"
	run := func(commit string, modules map[string]string, parts ...string) []record.Record {
		return one(record.Record{Run: record.Run{Parts: parts, Data: []record.DataInfo{{}}, Env: record.Environment{Commit: commit, Modules: modules}}})
	}
	for _, c := range []struct {
		name     string
		old, new []record.Record
		want     []string
	}{
		{"same", run("a", nil, codecs+"cbor.Codecs"), run("a", nil, codecs+"cbor.Codecs"), nil},
		{"one record without parts", run("a", nil), run("a", nil, codecs+"cbor.Codecs"), nil},
		{"commit", run("a", nil), run("b", nil), []string{"wirebench a, then b"}},
		{"no commit", run("", nil), run("b", nil), nil},
		{"more codecs", run("a", nil, codecs+"cbor.Codecs"), run("a", nil, codecs+"cbor.Codecs", codecs+"gob.Codecs"),
			[]string{"only the new program links codecs/gob.Codecs"}},
		{"other codecs", run("a", nil, "example.com/x.Codecs", codecs+"b.Codecs", codecs+"c.Codecs", codecs+"d.Codecs", codecs+"e.Codecs"),
			run("a", nil, codecs+"gob.Codecs"), []string{
				"only the old program links example.com/x.Codecs, codecs/b.Codecs, codecs/c.Codecs and 2 more",
				"only the new program links codecs/gob.Codecs",
			}},
		{"modules", run("a", map[string]string{"m": "v1", "n": "v1", "gone": "v1"}), run("a", map[string]string{"m": "v1", "n": "v2"}),
			[]string{"n v1, then v2"}},
		{"several machines", append(run("a", nil), other(run("b", nil))...), other(run("b", nil)), nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, programs(c.old, c.new)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// other returns the same run on another machine.
func other(recs []record.Record) []record.Record {
	recs[0].Run.Env.CPU = "other"
	return recs
}

// TestCompareNamesPrograms checks that the difference between two programs is stated before any
// change, and that the text says whether intervals include it.
func TestCompareNamesPrograms(t *testing.T) {
	old := read(t)
	new := changedRun(old)
	old.Run.Parts, new.Run.Parts = []string{"x/a.Codecs"}, []string{"x/b.Codecs"}
	for _, layouts := range []bool{false, true} {
		if layouts {
			old.Processes, new.Processes = laidOut(old), laidOut(new)
		}
		c, err := Compare(one(old), one(new), "", nil)
		if err != nil {
			t.Fatal(err)
		}
		if c.Layouts != layouts || len(c.programsLine()) != 1 || !slices.Contains(c.above(), c.programsLine()[0]) {
			t.Errorf("layouts %v: %v, said as %q", layouts, c.Layouts, c.above())
		}
	}
}

// laidOut returns a run's processes, each with a layout of its own.
func laidOut(rec record.Record) (all []record.Process) {
	for i, p := range rec.Processes {
		p.Layout = i
		all = append(all, p)
	}
	return all
}
