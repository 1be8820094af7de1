package report

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// TestBesideLines checks that what only one record has is counted once, with well-known codecs
// first.
func TestBesideLines(t *testing.T) {
	codecs := func(names ...string) []record.Record {
		run := record.Run{Data: []record.DataInfo{{Name: "person"}}}
		for _, name := range names {
			run.Codecs = append(run.Codecs, record.CodecInfo{Name: name, WellKnown: name == "known"})
		}
		return one(record.Record{Run: run})
	}
	wide := codecs("json", "a", "b", "c", "d", "e", "f", "g", "h", "i", "known")
	wide[0].Run.Data = append(wide[0].Run.Data, record.DataInfo{Name: "book"})
	missing := []record.Key{key("a", "person", "encode"), key("json", "book", "encode"), key("json", "person", "decode")}
	for _, c := range []struct {
		name string
		c    Comparison
		want []string
	}{
		{"nothing", Comparison{beside: beside(wide, wide)}, nil},
		{"many", Comparison{beside: beside(wide, codecs("json")), Missing: missing}, []string{
			"10 codecs are only in the first record: known, a, b, c, d, e, f, g and 2 more; --format json lists all",
			"1 data set is only in the first record: book",
			"1 cell is only in the first record: json on person, decode",
		}},
		{"those that were asked for", Comparison{beside: beside(wide, codecs("json")), Missing: missing}.Of([]string{"json", "b"}), []string{
			"1 codec is only in the first record: b",
			"1 data set is only in the first record: book",
			"1 cell is only in the first record: json on person, decode",
		}},
		{"in the second", Comparison{beside: beside(codecs("json"), codecs("json", "a", "b"))}, []string{"2 codecs are only in the second record: a, b"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, c.c.besideLines()); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestWarningsOnce checks that a warning of both runs is printed once.
func TestWarningsOnce(t *testing.T) {
	old := read(t)
	old.End = nil
	now := again(old, 1, nil)
	now.End = nil
	c, err := Compare(one(old), one(now), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	met := make(map[string]bool)
	for _, w := range c.Warnings {
		_, text, _ := strings.Cut(w, ": ")
		if met[text] {
			t.Errorf("twice: %s", w)
		}
		met[text] = true
	}
	if !slices.ContainsFunc(c.Warnings, func(w string) bool { whose, _, _ := strings.Cut(w, ": "); return whose == "Both runs" }) {
		t.Errorf("no warning is of both runs: %q", c.Warnings)
	}
}
