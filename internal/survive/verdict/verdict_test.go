package verdict_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestFor: what was found on another user's type says nothing, and what was found on the type itself comes
// first.
func TestFor(t *testing.T) {
	checks := func(typ string, met bool) verdict.Checks {
		k := verdict.Codec{Name: "msgp", Findings: map[string]verdict.Finding{verdict.Untrusted: {Met: met, What: typ}}}
		return verdict.Checks{Go: "go1.27.4", Type: typ, Codecs: []verdict.Codec{k}, Parts: []string{"lists", "maps"}}
	}
	all := verdict.All{checks("", false), checks("a.example/a.A", true), checks("b.example/b.B", true)}
	for _, c := range []struct {
		types []string
		met   bool
	}{
		{nil, false},
		{[]string{""}, false},
		{[]string{"a.example/a.A"}, true},
		{[]string{"c.example/c.C"}, false},
	} {
		if f := all.For(c.types...).Of("msgp", "", "", "go1.27.4")[verdict.Untrusted]; f.Met != c.met {
			t.Errorf("%q: met is %t", c.types, f.Met)
		}
	}
}

// TestUntried: without knowledge of the checked types nothing is said about other parts.
func TestUntried(t *testing.T) {
	c := verdict.Checks{Parts: []string{"lists", "maps"}}
	if diff := cmp.Diff([]string{"times"}, c.Untried([]string{"lists", "times"})); diff != "" {
		t.Error(diff)
	}
	if got := (verdict.Checks{}).Untried([]string{"times"}); got != nil {
		t.Errorf("nothing is known, and %q are untried", got)
	}
}

// TestOf checks that a finding holds for the versions that were checked and for no other.
func TestOf(t *testing.T) {
	checks, err := verdict.Parse([]byte(`[{"go":"go1.27.4","codecs":[{"name":"a","module":"example.com/a","version":"v1.2.0","findings":{
		"untrusted":{"what":"5 bytes make it allocate 1 GiB","id":"01234567","data":"order"},"conforming":{"met":true}}}]}]`))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, module, version, goVersion string
		want                             map[string]verdict.Finding
	}{
		{"a", "example.com/a", "v1.2.0", "go1.27.4", checks[0].Codecs[0].Findings},
		{"a", "example.com/a", "v1.2.1", "go1.27.4", map[string]verdict.Finding{
			"untrusted":  {Open: true, ID: "01234567", Data: "order", What: "it was checked only as v1.2.0 built by go1.27.4, where it failed: 5 bytes make it allocate 1 GiB"},
			"conforming": {Open: true, What: "it was checked only as v1.2.0 built by go1.27.4, where it passed"},
		}},
		{"a", "example.com/a", "v1.2.0", "go1.26.8", map[string]verdict.Finding{
			"untrusted":  {Open: true, ID: "01234567", Data: "order", What: "it was checked only as v1.2.0 built by go1.27.4, where it failed: 5 bytes make it allocate 1 GiB"},
			"conforming": {Open: true, What: "it was checked only as v1.2.0 built by go1.27.4, where it passed"},
		}},
		{"a", "example.com/other", "v1.2.0", "go1.27.4", map[string]verdict.Finding{}},
		{"b", "example.com/a", "v1.2.0", "go1.27.4", map[string]verdict.Finding{}},
	} {
		if diff := cmp.Diff(c.want, checks.Of(c.name, c.module, c.version, c.goVersion)); diff != "" {
			t.Errorf("%s %s %s %s (-want +got):\n%s", c.name, c.module, c.version, c.goVersion, diff)
		}
	}
}
