package cli

import (
	"testing"

	"github.com/wirebench/wirebench/internal/survive"
)

// TestSameVersions checks that results of other versions are not added to a record.
func TestSameVersions(t *testing.T) {
	of := func(goVersion, json, msgp string) survive.Header {
		return survive.Header{Go: goVersion, Codecs: []survive.Checked{{Name: "json", Version: json}, {Name: "msgp", Version: msgp}}}
	}
	was := of("go1.27.4", "go1.27.4", "v1.6.5")
	for _, c := range []struct {
		is   survive.Header
		want string // "" if the record goes on
	}{
		{was, ""},
		{survive.Header{Go: "go1.27.4"}, ""},
		{of("go1.26.8", "go1.26.8", "v1.6.5"), "the record is of go1.27.4, and this program was built with go1.26.8: continue it with GOTOOLCHAIN=go1.27.4, or check again without --continue"},
		{of("go1.27.4", "go1.27.4", "v1.6.6"), "the record is of msgp v1.6.5, and the version is now v1.6.6: check again without --continue"},
		{of("go1.27.4", "go1.27.4", ""), "the record is of msgp v1.6.5, and the version is now unknown: check again without --continue"},
	} {
		got := ""
		if err := sameVersions(was, c.is); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%+v: %q, want %q", c.is, got, c.want)
		}
	}
}
