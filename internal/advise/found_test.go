package advise

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestFound checks that what checks found is said about codecs that are shown, once each, and that it counts
// as a caveat.
func TestFound(t *testing.T) {
	allocates := verdict.Finding{Examples: []verdict.Example{{ID: "01234567", Entry: "decode", What: "5 bytes make it allocate 1 GiB", Name: "n brackets"}}}
	secret := verdict.Finding{Examples: []verdict.Example{{ID: "89abcdef", Entry: "decode", What: "panics; the input is withheld (SECURITY.md)", Withheld: true}}}
	rec := run()
	for i := range rec.Run.Codecs {
		switch c := &rec.Run.Codecs[i]; c.Name {
		case "json":
			c.Findings = map[string]verdict.Finding{verdict.Untrusted: allocates, verdict.Conforming: secret}
		case "cbor":
			c.Findings = map[string]verdict.Finding{verdict.MemorySafe: {Met: true}, verdict.Conforming: allocates}
		case "cbor/same":
			c.Findings = map[string]verdict.Finding{verdict.Conforming: {Open: true, What: "it was checked only as v1", Other: &allocates}}
		}
	}
	ask := func(words ...string) (Advice, string) {
		a, err := Ask(rec, Question{Needs: needs(t, words...), Load: Load{Reads: 1, Writes: 1}, Today: time.Date(2026, 11, 28, 0, 0, 0, 0, time.UTC)})
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := Text(&b, a, 1000, Reasons); err != nil {
			t.Fatal(err)
		}
		return a, b.String()
	}
	const (
		shows      = "Fails: "
		untrusted  = "untrusted (5 bytes make it allocate 1 GiB; 01234567)"
		conforming = "conforming (panics; the input is withheld (SECURITY.md))"
	)
	a, text := ask("no-codegen")
	if want := shows + untrusted + ", " + conforming + "."; !strings.Contains(text, want) {
		t.Errorf("no %q in\n%s", want, text)
	}
	at := slices.IndexFunc(a.Shortlist, func(c Choice) bool { return c.Format == "CBOR" })
	if at < 0 || a.Shortlist[at].Codec != "cbor/same" {
		t.Errorf("of two libraries with equal costs the one that fails a check is on the shortlist: %+v", a.Shortlist)
	}
	if diff := cmp.Diff([]string{"cbor"}, a.Shortlist[at].Alike); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	_, text = ask("untrusted")
	if want := shows + conforming + "."; !strings.Contains(text, want) {
		t.Errorf("no %q in\n%s", want, text)
	}
	if n := strings.Count(text, "json (JSON, fields by name): the others"); n != 1 || strings.Count(text, shows+"untrusted") > 0 {
		t.Errorf("what a need excludes is said twice:\n%s", text)
	}
}

// TestFoundStandings checks how findings decide needs.
func TestFoundStandings(t *testing.T) {
	fails := verdict.Finding{Examples: []verdict.Example{{ID: "01234567", What: "it\npanics"}}}
	for name, c := range map[string]struct {
		found map[string]verdict.Finding
		want  Verdict
	}{
		"passes":        {map[string]verdict.Finding{verdict.Conforming: {Met: true}}, Verdict{Standing: Met}},
		"fails":         {map[string]verdict.Finding{verdict.Conforming: fails}, Verdict{Failed, "it panics", "wirebench check --replay 01234567"}},
		"other version": {map[string]verdict.Finding{verdict.Conforming: {Open: true, What: "it was checked only as v1", Other: &fails}}, Verdict{Standing: Open, Why: "it was checked only as v1"}},
		"unclear":       {map[string]verdict.Finding{verdict.Conforming: {Open: true, Examples: fails.Examples}}, Verdict{Standing: Open, Why: "it panics"}},
		"nothing":       {nil, Verdict{Standing: Open, Why: "it was not checked; wirebench check --kind conformance --codec a checks it"}},
	} {
		got := found(option{info: record.CodecInfo{Name: "a", Findings: c.found}}, Need{Name: verdict.Conforming})
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestUnlikeJSON checks that differences from encoding/json are said of a codec of JSON, and decide the need for none.
func TestUnlikeJSON(t *testing.T) {
	const differs = "3 of 697 cases differ from encoding/json, such as: encodes names and tags"
	rec := run()
	for i := range rec.Run.Codecs {
		c := &rec.Run.Codecs[i]
		c.Format.Name, c.FormatName = "CBOR", "CBOR"
		switch c.Name {
		case "json":
			c.Format.Name, c.Findings = "JSON", map[string]verdict.Finding{verdict.DropIn: {Met: true}}
		case "cbor":
			c.Format.Name, c.Findings = "JSON", map[string]verdict.Finding{verdict.DropIn: {Examples: []verdict.Example{{ID: "01234567", What: differs}}}}
		}
	}
	a, err := Ask(rec, Question{Needs: needs(t, verdict.DropIn), Load: Load{Reads: 1, Writes: 1}, Compare: []string{"cbor"}})
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Candidates) != 1 || a.Candidates[0].Codec != "json" {
		t.Errorf("candidates: %+v", a.Candidates)
	}
	for _, e := range a.Excluded {
		why := "its format is CBOR"
		if e.Codec == "cbor" {
			why = differs
			if e.Unlike == nil || e.Unlike.What != differs || e.Unlike.ID != "01234567" {
				t.Errorf("unlike: %+v", e.Unlike)
			}
		}
		if len(e.Fails) != 1 || e.Fails[0].Why != why {
			t.Errorf("%s fails %+v, want %q", e.Codec, e.Fails, why)
		}
	}
}
