package maintenance

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const looked = "2026-11-23"

func TestState(t *testing.T) {
	archived := Statement{State: Archived, Source: "https://example.com"}
	for _, tt := range []struct {
		name string
		m    Module
		want State
	}{
		{"a release", Module{Measured: Release{"v1.0.0", "2025-01-01"}}, Maintained},
		{"two years to the day", Module{Measured: Release{"v1.0.0", "2024-11-23"}}, Maintained},
		{"a day more", Module{Measured: Release{"v1.0.0", "2024-11-22"}}, Quiet},
		{"a newer release", Module{Measured: Release{"v1.0.0", "2020-01-01"}, Newest: Release{"v1.1.0", "2026-01-01"}}, Maintained},
		{"a change", Module{Measured: Release{"v1.0.0", "2020-01-01"}, Changed: "2026-01-01"}, Maintained},
		{"a change long ago", Module{Measured: Release{"v1.0.0", "2020-01-01"}, Changed: "2021-01-01"}, Quiet},
		{"stated", Module{Measured: Release{"v1.0.0", "2026-01-01"}, Stated: archived}, Archived},
		{"no day", Module{Measured: Release{Version: "v1.0.0"}}, Unknown},
		{"the standard library", Module{Path: Standard, Measured: Release{Version: "go1.26.0"}}, WithGo},
	} {
		tt.m.Looked = looked
		if got := tt.m.State(); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

// example is a module with an advisory of each kind.
func example() Module {
	return Module{
		Path: "example.com/m", Measured: Release{"v1.2.0", "2026-01-02"}, Seen: looked, Looked: looked, Database: "2026-08-21",
		Stated: Statement{Archived, "2026-02-03", "https://example.com/m"}, Successor: "example.com/n",
		Advisories: []Advisory{
			{ID: "GO-1", What: "it panics", Ranges: []Range{{Introduced: "0"}}},
			{ID: "GO-2", What: "it hangs", Ranges: []Range{{"0", "1.1.0"}}},
			{ID: "GO-3", What: "it leaks", Ranges: []Range{{Introduced: "0"}}, Codecs: []string{"other"}},
		},
	}
}

func TestOf(t *testing.T) {
	known := []Module{{Path: "example.com/m", Measured: Release{Version: "v0.1.0"}}, example()}
	ids := func(all []Known) string {
		var s []string
		for _, k := range all {
			s = append(s, k.ID)
		}
		return strings.Join(s, " ")
	}
	for _, tt := range []struct{ codec, version, open, fixed string }{
		{"mine", "v1.2.0", "GO-1", "GO-2"},
		{"mine", "", "GO-1", "GO-2"}, // the version in go.mod
		{"mine", "v1.0.0", "GO-1 GO-2", ""},
		{"other", "v1.2.0", "GO-1 GO-3", "GO-2"},
	} {
		s := Of(known, tt.codec, "example.com/m", tt.version)
		if s.State != Archived {
			t.Errorf("%s: the earlier list counts", s.State)
		}
		if open, fixed := ids(s.Open), ids(s.Fixed); open != tt.open || fixed != tt.fixed {
			t.Errorf("%s in %s: open %s, fixed %s", tt.codec, tt.version, open, fixed)
		}
	}
	s := Of(known, "mine", "example.com/m", "v1.2.0")
	if diff := cmp.Diff([]string{"archived: its repository is read-only", "open advisory: GO-1"}, s.Remarks()); diff != "" {
		t.Errorf("remarks (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"1 open advisory", "archived"}, s.Words()); diff != "" {
		t.Errorf("words (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([][2]string{
		{"Maintenance", "archived since 2026-02-03; newest release known: v1.2.0 of 2026-01-02; its authors advise example.com/n. Looked up on 2026-11-23, advisories as of 2026-08-21."},
		{"Open advisories", "GO-1 (it panics, no fix)"},
		{"Past advisories", "GO-2 (it hangs, fixed in v1.1.0)"},
	}, s.Facts()); diff != "" {
		t.Errorf("facts (-want +got):\n%s", diff)
	}
	if s := Of(known, "mine", "example.com/unknown", "v1.0.0"); s != nil || s.Remarks() != nil || s.Words() != nil || s.Facts() != nil {
		t.Errorf("of a module that is in no list: %+v", s)
	}
}

// TestOfTrust checks that the stage is that of the measured version, and that facts say what the
// authors declare.
func TestOfTrust(t *testing.T) {
	m := Module{
		Path: "example.com/m", Measured: Release{"v1.2.0", "2026-01-02"}, First: Release{"v0.1.0", "2020-01-02"}, Licence: "MIT",
		Declared: Declaration{"beta software", true, "https://example.com", looked}, RequiredBy: &Requirers{[]string{"example.com/u"}, 12, looked}, Looked: looked,
	}
	for version, want := range map[string]Stage{"": One, "v1.2.0": One, "v0.9.0": Zero} {
		s := Of([]Module{m}, "mine", m.Path, version)
		if s.Stage != want || s.First != m.First || s.Licence != "MIT" || s.Declared != m.Declared || s.RequiredBy != m.RequiredBy {
			t.Errorf("%q: %+v", version, s)
		}
		if text := s.Facts()[0][1]; !strings.Contains(text, `its authors call it beta software`) {
			t.Errorf("what they declare is not in %s", text)
		}
	}
}

func TestFile(t *testing.T) {
	f := File{Looked: looked, Database: "2026-08-21", Modules: []Module{example(), {Path: "example.com/a", Measured: Release{"v1.0.0", looked}}}}
	text, err := f.Format()
	if err != nil {
		t.Fatal(err)
	}
	back, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if len(back.Modules) != 2 || back.Modules[0].Path != "example.com/a" || back.Modules[0].Looked != looked {
		t.Errorf("in the order of paths, with the day of looking: %+v", back.Modules)
	}
	if diff := cmp.Diff(example(), back.Modules[1]); diff != "" {
		t.Errorf("(-written +read):\n%s", diff)
	}
}

func TestFileRefuses(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{`{"looked": "yesterday"}`, `"yesterday" isn't a date`},
		{`{"modules": [{"modul": "m"}]}`, `unknown field "modul"`},
		{`{"modules": [{"module": "m"}, {"module": "m"}]}`, "m: it is in the list twice"},
		{`{"modules": [{"module": "m", "measured": {"version": "v1", "date": "2026"}}]}`, `"2026" isn't a date`},
		{`{"modules": [{"module": "m", "seen": "2026-11-23", "stated": {"state": "archived"}}]}`, "a state that is known and a source"},
		{`{"modules": [{"module": "m", "seen": "2026-11-23", "stated": {"state": "dead", "source": "x"}}]}`, "a state that is known"},
		{`{"modules": [{"module": "m", "note": "old"}]}`, "the day on which it was seen"},
		{`{"modules": [{"module": "m", "declared": {"words": "beta", "source": "x"}}]}`, "the day on which it was seen"},
		{`{"modules": [{"module": "m", "first": {"version": "v1.0.0", "date": "2026"}}]}`, "isn't a date"},
		{`{"modules": [{"module": "m", "advisories": [{"id": "GO-1", "ranges": [{"introduced": "0"}]}]}]}`, "what it is in a few words"},
		{`{"modules": [{"module": "m", "advisories": [{"id": "GO-1", "what": "x", "ranges": [{"introduced": "one"}]}]}]}`, `"one" isn't a version`},
		{`{"modules": [{"module": "m", "advisories": [{"id": "GO-1", "what": "x", "ranges": [{"introduced": "0"}], "mended": "v1.0.0"}]}]}`, "a version and a source"},
	} {
		if _, err := Parse([]byte(tt.text)); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %q", tt.text, err, tt.want)
		}
	}
}
