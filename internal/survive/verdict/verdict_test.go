package verdict_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// allocates is a result that shows that a codec allocates.
var allocates = verdict.Example{ID: "01234567", Kind: "hostile", Entry: "decode", Data: "order", Name: "n brackets", How: "allocates", What: "5 bytes make it allocate 1 GiB", Input: "5b*5", Bytes: 5}

// checked are verdicts on a codec in one version.
func checked(version, goVersion string, findings map[string]verdict.Finding) verdict.Checks {
	return verdict.Checks{
		Started: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC), Go: goVersion, System: "linux/amd64", Data: []string{"order"},
		Codecs: []verdict.Codec{{Name: "a", Module: "example.com/a", Version: version, Findings: findings}},
	}
}

// TestOf checks that a finding holds for the versions that were checked and for no other.
func TestOf(t *testing.T) {
	fails := verdict.Finding{Tried: 7, Entries: []string{"decode"}, Examples: []verdict.Example{allocates}}
	unclear := verdict.Finding{Open: true, Examples: []verdict.Example{{ID: "89abcdef", What: "5 bytes take about 200ms"}}}
	checks := verdict.All{
		checked("v1.2.0", "go1.27.4", map[string]verdict.Finding{
			verdict.Untrusted: fails, verdict.Conforming: {Met: true}, verdict.MemorySafe: {Open: true, What: "no check of this kind was made"}, verdict.DamageDetected: unclear,
		}),
		checked("v1.1.0", "go1.27.4", map[string]verdict.Finding{verdict.Untrusted: {Met: true}, verdict.MemorySafe: {Met: true}}),
		{Go: "go1.27.4", Codecs: []verdict.Codec{{Name: "json", Module: "std", Version: "go1.27.4", Findings: map[string]verdict.Finding{verdict.Untrusted: {Met: true}}}}},
	}
	type finding struct {
		word, text, other string // other is the version, if it is another one
	}
	newer := map[string]finding{
		verdict.Untrusted:      {"fails", "it was checked only as v1.2.0 built by go1.27.4, where it failed: decode of order: 5 bytes make it allocate 1 GiB (n brackets)", "v1.2.0"},
		verdict.Conforming:     {"passes", "it was checked only as v1.2.0 built by go1.27.4, where it passed", "v1.2.0"},
		verdict.DamageDetected: {"unclear", "it was checked only as v1.2.0 built by go1.27.4, where the result is unclear: 5 bytes take about 200ms", "v1.2.0"},
		verdict.MemorySafe:     {"passes", "it was checked only as v1.1.0 built by go1.27.4, where it passed", "v1.1.0"},
	}
	same := map[string]finding{
		verdict.Untrusted:      {"fails", "decode of order: 5 bytes make it allocate 1 GiB (n brackets)", ""},
		verdict.Conforming:     {"passes", "", ""},
		verdict.DamageDetected: {"unclear", "5 bytes take about 200ms", ""},
		verdict.MemorySafe:     {"passes", "it was checked only as v1.1.0 built by go1.27.4, where it passed", "v1.1.0"},
	}
	for _, c := range []struct {
		name, module, version, goVersion string
		want                             map[string]finding
	}{
		{"a", "example.com/a", "v1.2.0", "go1.27.4", same},
		{"a", "example.com/a", "v1.2.1", "go1.27.4", newer},
		{"a", "example.com/a", "v1.2.0", "go1.26.8", same}, // another Go built it
		{"json", "std", "go1.26.8", "go1.26.8", map[string]finding{verdict.Untrusted: {"passes", "it was checked only as built by go1.27.4, where it passed", "go1.27.4"}}},
		{"a", "example.com/other", "v1.2.0", "go1.27.4", map[string]finding{}},
		{"b", "example.com/a", "v1.2.0", "go1.27.4", map[string]finding{}},
	} {
		got := make(map[string]finding)
		for need, f := range checks.Of(c.name, c.module, c.version, c.goVersion) {
			is := finding{word: f.Word(), text: f.Text()}
			if f.Other != nil {
				is.other = f.Other.Build.Version
			}
			if other := f.Other != nil; f.Fails() != (is.word == verdict.Fails && !other) || other && !f.Open {
				t.Errorf("%s: %+v counts as one of the version", need, f)
			}
			got[need] = is
		}
		if diff := cmp.Diff(c.want, got, cmp.AllowUnexported(finding{})); diff != "" {
			t.Errorf("%s %s %s %s (-want +got):\n%s", c.name, c.module, c.version, c.goVersion, diff)
		}
	}
	of := checks.Of("a", "example.com/a", "v1.2.0", "go1.27.4")[verdict.Untrusted]
	fails.Build = &verdict.Build{Version: "v1.2.0", Go: "go1.27.4", System: "linux/amd64", Data: []string{"order"}, Started: checks[0].Started}
	if diff := cmp.Diff(fails, of); diff != "" {
		t.Errorf("a finding of the same version (-want +got):\n%s", diff)
	}
}

// TestEncode checks that verdicts are read as they were written, with a line for each codec.
func TestEncode(t *testing.T) {
	evil := allocates
	evil.What = `{"name":"a"} is what it says`
	all := verdict.All{
		checked("v1.2.0", "go1.27.4", map[string]verdict.Finding{verdict.Untrusted: {Examples: []verdict.Example{evil}}}),
		checked("v1.2.0", "go1.26.8", map[string]verdict.Finding{verdict.Untrusted: {Examples: []verdict.Example{evil}}, verdict.Conforming: {Met: true, Tried: 3, Entries: []string{"decode"}}}),
	}
	var text bytes.Buffer
	if err := all.Encode(&text); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(text.String(), "\n"); n != 3 {
		t.Errorf("%d lines for two codecs:\n%s", n, text.String())
	}
	if n := strings.Count(text.String(), `"5b*5"`); n != 1 {
		t.Errorf("the input that both have is written %d times:\n%s", n, text.String())
	}
	got, err := verdict.Parse(text.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(all, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	of, codec, e, found := got.Find("01234567")
	if !found || codec != "a" || of.Go != "go1.27.4" || e.Input != "5b*5" {
		t.Errorf("the example is %v of %s, %s, %v", e, codec, of.Go, found)
	}
	if _, _, e, found := got.Find("76543210"); found {
		t.Errorf("an unknown ID is %v", e)
	}
}

func TestReplay(t *testing.T) {
	secret := verdict.Example{ID: "01234567", How: "panics", Withheld: true}
	for want, e := range map[string]verdict.Example{"wirebench check --replay 01234567": allocates, "": secret} {
		if got := e.Replay(); got != want {
			t.Errorf("%+v: %q, want %q", e, got, want)
		}
	}
}

// FuzzParse reads damaged verdicts.
func FuzzParse(f *testing.F) {
	var text bytes.Buffer
	if err := (verdict.All{checked("v1", "go1", map[string]verdict.Finding{verdict.Untrusted: {Examples: []verdict.Example{allocates}}})}).Encode(&text); err != nil {
		f.Fatal(err)
	}
	f.Add(text.Bytes())
	f.Add([]byte(`[{"codecs":[{"name":"a","findings":{"untrusted":{"what":"\u001b[2J"}}}]}]`))
	f.Fuzz(func(t *testing.T, b []byte) {
		all, err := verdict.Parse(b)
		if err != nil {
			return
		}
		for _, c := range all {
			for _, k := range c.Codecs {
				for need, finding := range all.Of(k.Name, k.Module, k.Version, c.Go) {
					if strings.ContainsFunc(finding.Text(), func(r rune) bool { return r < ' ' }) {
						t.Errorf("%s, %s: the text %q acts on a terminal", k.Name, need, finding.Text())
					}
				}
			}
		}
	})
}
