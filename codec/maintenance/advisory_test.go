package maintenance

import "testing"

func TestAffects(t *testing.T) {
	for _, tt := range []struct {
		name    string
		ranges  []Range
		version string
		want    bool
	}{
		{"never fixed", []Range{{Introduced: "0"}}, "v2.31.0", true},
		{"fixed before", []Range{{"0", "2.13.0"}}, "v2.31.0", false},
		{"the fix itself", []Range{{"0", "2.13.0"}}, "v2.13.0", false},
		{"a release candidate of the fix", []Range{{"0", "2.13.0"}}, "v2.13.0-rc.1", true},
		{"before it was introduced", []Range{{"1.29.0", "1.29.1"}}, "v1.28.9", false},
		{"when it was introduced", []Range{{"1.29.0", "1.29.1"}}, "v1.29.0", true},
		{"the tenth is behind the ninth", []Range{{"0", "1.10.0"}}, "v1.9.0", true},
		{"between two ranges", []Range{{"0", "1.17.12"}, {"1.18.0-0", "1.18.4"}}, "v1.17.13", false},
		{"in the second range", []Range{{"0", "1.17.12"}, {"1.18.0-0", "1.18.4"}}, "v1.18.3", true},
		{"a commit before the first tag", []Range{{"0", "0.1.0"}}, "v0.0.0-20221018225505-74871811ee56", true},
		{"a commit that is older", []Range{{"0.0.0-20230101000000-000000000000", ""}}, "v0.0.0-20221018225505-74871811ee56", false},
		{"incompatible", []Range{{"0", "3.0.0"}}, "v2.0.4+incompatible", true},
		{"incompatible, fixed", []Range{{"0", "2.0.4"}}, "v2.0.4+incompatible", false},
		{"Go, affected", []Range{{"0", "1.25.13"}, {"1.26.0-0", "1.26.6"}}, "go1.26.0", true},
		{"Go, fixed", []Range{{"0", "1.25.13"}, {"1.26.0-0", "1.26.6"}}, "go1.26.8", false},
		{"Go, a release candidate", []Range{{"1.27.0-0", "1.27.0-rc.3"}}, "go1.27rc2", true},
		{"Go, the release candidate with the fix", []Range{{"1.27.0-0", "1.27.0-rc.3"}}, "go1.27rc3", false},
		{"Go, without a patch", []Range{{"1.27.0-0", "1.27.0-rc.3"}}, "go1.27", false},
		{"Go, with an experiment", []Range{{"0", "1.26.6"}}, "go1.26.8 X:jsonv2", false},
		{"no version", []Range{{"0", "1.0.0"}}, "(devel)", true},
		{"Go from its repository", []Range{{"0", "1.0.0"}}, "devel go1.28-0123456", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := (Advisory{Ranges: tt.ranges}).Affects(tt.version); got != tt.want {
				t.Errorf("%s in %v: %v", tt.version, tt.ranges, got)
			}
		})
	}
}

// TestMended checks that an advisory is open before the version that the authors fixed, and not
// from that version on.
func TestMended(t *testing.T) {
	a := Advisory{Ranges: []Range{{Introduced: "0"}}, Mended: "v2.4.1"}
	for version, want := range map[string]bool{"v2.4.0": true, "v2.4.1": false, "v2.5.0": false, "(devel)": true} {
		if !a.Affects(version) {
			t.Errorf("%s: the database does not know of it", version)
		}
		if got := a.Open(version); got != want {
			t.Errorf("%s: open: %v", version, got)
		}
	}
}

func TestFixedIn(t *testing.T) {
	of := func(fixed ...string) Advisory {
		var a Advisory
		for _, f := range fixed {
			a.Ranges = append(a.Ranges, Range{"0", f})
		}
		return a
	}
	for _, tt := range []struct {
		a            Advisory
		module, want string
	}{
		{of("1.3.2"), "example.com/m", "v1.3.2"},
		{of(""), "example.com/m", ""},
		{Advisory{Ranges: []Range{{Introduced: "0"}}, Mended: "v2.4.1"}, "example.com/m", "v2.4.1"},
		{of("1.25.13", "1.26.6", "1.27.0-rc.3"), Standard, "go1.25.13, go1.26.6, go1.27rc3"},
	} {
		if got := tt.a.FixedIn(tt.module); got != tt.want {
			t.Errorf("%+v: %q, want %q", tt.a, got, tt.want)
		}
	}
}
