package verdict_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

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
