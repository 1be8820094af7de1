package builtin

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
)

// TestAdvice asks typical questions of engineers about the committed record, and checks each answer
// with the record's facts: a candidate meets all needs, an excluded codec fails one, and the order
// is that of the costs.
func TestAdvice(t *testing.T) {
	folders, err := filepath.Glob("../results/2*-linux-*")
	if err != nil || len(folders) == 0 {
		t.Fatalf("there is no record: %v", err)
	}
	recs, err := record.ReadAll(slices.Max(folders))
	if err != nil {
		t.Fatal(err)
	}
	if err := Program().Inform(recs); err != nil {
		t.Fatal(err)
	}
	rec := recs[0]
	for _, test := range []struct {
		name, needs string
		load        advise.Load
		data        []string
		// none means that no codec is left.
		none bool
	}{
		{name: "a public API for browsers and scripts", needs: "human,languages=javascript,python,no-codegen,maintained", load: advise.Load{Reads: 1, Writes: 1}, data: []string{"order"}},
		{name: "calls between services in Go", needs: "maintained,goroutines,not-aliased,no-advisory", load: advise.Load{Reads: 1, Writes: 1, Link: 10e9}, data: []string{"order"}},
		{name: "a cache that is read ten times as often", needs: "no-codegen,goroutines", load: advise.Load{Reads: 10, Writes: 1}, data: []string{"person"}},
		{name: "events for Java and Python", needs: "languages=java,python,maintained", load: advise.Load{Reads: 3, Writes: 1, Link: 1e9}, data: []string{"trace"}},
		{name: "files of settings", needs: "human,no-codegen,no-schema,maintained", load: advise.Load{Reads: 1}, data: []string{"person"}},
		{name: "appointments with their zones", needs: "zone,exact-times,maintained", load: advise.Load{Reads: 1, Writes: 1}, data: []string{"person"}},
		{name: "a radio of 100 kbit/s", needs: "languages=c,no-advisory", load: advise.Load{Reads: 1, Writes: 1, Link: 1e5}, data: []string{"person"}},
		{name: "writes of metrics only", needs: "no-schema,maintained", load: advise.Load{Writes: 1}, data: []string{"trace", "person"}},
		{name: "a store where nil is not empty", needs: "nil,no-codegen,maintained", load: advise.Load{Reads: 1, Writes: 1}, data: []string{"order"}},
		{name: "numbers for JavaScript", needs: "int64,languages=javascript,no-codegen", load: advise.Load{Reads: 1, Writes: 1}, data: []string{"order"}},
		{name: "input from strangers, many versions", needs: "untrusted,evolution,maintained,no-advisory", load: advise.Load{Reads: 1, Writes: 1}, data: []string{"order", "person", "trace"}},
		{name: "all at once", needs: "human,no-codegen,languages=haskell,ocaml,lua,zone,exact-times,nil,as-is,own-output,maintained,no-advisory,int64,languages=javascript", load: advise.Load{Reads: 1, Writes: 1}, data: []string{"metric", "order"}, none: true},
	} {
		t.Run(test.name, func(t *testing.T) {
			needs, err := advise.Parse(strings.Split(test.needs, ","))
			if err != nil {
				t.Fatal(err)
			}
			a, err := advise.Ask(rec, advise.Question{Needs: needs, Load: test.load, Data: test.data})
			if err != nil {
				t.Fatal(err)
			}
			if (len(a.Candidates) == 0) != test.none {
				t.Fatalf("%d candidates", len(a.Candidates))
			}
			facts := factsOf(rec, test.data)
			for i, c := range a.Candidates {
				for _, n := range needs {
					if !facts.meets(c.Codec, n) {
						t.Errorf("%s is a candidate and does not meet %s", c.Codec, n)
					}
				}
				if i > 0 && c.Cost.Mid < a.Candidates[i-1].Cost.Mid {
					t.Errorf("%s is cheaper than %s before it", c.Codec, a.Candidates[i-1].Codec)
				}
			}
			for _, c := range a.Shortlist {
				if !slices.ContainsFunc(a.Candidates, func(o advise.Candidate) bool { return o.Codec == c.Codec }) {
					t.Errorf("%s is on the shortlist and no candidate", c.Codec)
				}
			}
			for _, e := range a.Excluded {
				for _, n := range needs {
					failed := slices.ContainsFunc(e.Fails, func(f advise.Failure) bool { return f.Name == n.String() })
					if failed == facts.meets(e.Codec, n) {
						t.Errorf("%s: that it fails %s is %t", e.Codec, n, failed)
					}
				}
			}
			for _, d := range a.Drop {
				for _, n := range needs {
					if !slices.Contains(d.Needs, n.String()) && !facts.meets(d.Then.Codec, n) {
						t.Errorf("without %v %s is left, which does not meet %s", d.Needs, d.Then.Codec, n)
					}
				}
			}
			if len(a.Candidates)+len(a.Excluded)+len(a.Without) < 100 {
				t.Errorf("%d candidates, %d excluded and %d without figures: where are the others?", len(a.Candidates), len(a.Excluded), len(a.Without))
			}
		})
	}
}

// facts are the facts of a record and the program about codecs, read independently of package
// advise.
type facts struct {
	codecs map[string]record.CodecInfo
	cells  map[string][]record.Cell
}

func factsOf(rec record.Record, data []string) facts {
	f := facts{make(map[string]record.CodecInfo), make(map[string][]record.Cell)}
	for _, c := range rec.Run.Codecs {
		f.codecs[c.Name] = c
	}
	for _, c := range rec.Cells {
		if slices.Contains(data, c.Data) && (c.Operation == "encode" || c.Operation == "decode") {
			f.cells[c.Codec] = append(f.cells[c.Codec], c)
		}
	}
	return f
}

// plays reports whether a mark of a codec applies to one of the data sets.
func (f facts) plays(codec, mark string) bool {
	if !slices.Contains(f.codecs[codec].Marks, mark) {
		return false
	}
	unseen := make(map[string]bool)
	for _, cell := range f.cells[codec] {
		unseen[cell.Data] = unseen[cell.Data] || slices.Contains(cell.Unseen, mark)
	}
	return len(unseen) == 0 || slices.Contains(slices.Collect(maps.Values(unseen)), false)
}

func (f facts) meets(codec string, n advise.Need) bool {
	c := f.codecs[codec]
	lost := func(prefix string) bool {
		return slices.ContainsFunc(f.cells[codec], func(cell record.Cell) bool {
			return slices.ContainsFunc(cell.Lost, func(l string) bool { return strings.HasPrefix(l, prefix) })
		})
	}
	switch n.Name {
	case "human":
		return slices.Contains(c.Marks, "text")
	case "languages":
		return !slices.ContainsFunc(n.Languages, func(l string) bool { return !slices.Contains(c.Format.Languages, l) })
	case "no-codegen":
		return c.Code == "none"
	case "no-schema":
		return c.Schema == ""
	case "zone":
		return !lost("zone")
	case "exact-times":
		return !lost("time to")
	case "nil":
		return !lost("nil")
	case "int64":
		return c.FormatName != "JSON" // every question about int64 is also about JavaScript
	case "as-is":
		return !slices.ContainsFunc(f.cells[codec], func(cell record.Cell) bool { return len(cell.Lowered) > 0 })
	case "not-aliased":
		return !f.plays(codec, "aliases its input")
	case "own-output":
		return !f.plays(codec, "overwrites its output")
	case "goroutines":
		return !slices.Contains(c.Marks, "races")
	case "maintained":
		return c.Maintenance != nil && (c.Maintenance.State == "maintained" || c.Maintenance.State == "with Go")
	case "no-advisory":
		return c.Maintenance != nil && len(c.Maintenance.Open) == 0
	}
	return true // a need for which no codec has been examined excludes none
}
