package codec_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

func TestGuard(t *testing.T) {
	for want, c := range map[string]struct {
		guard codec.Guard
		off   bool
	}{
		"levels: always 10,000":                             {codec.Guard{Of: "levels", Default: "10,000"}, false},
		"levels: by default 32 (MaxLevels)":                 {codec.Guard{Of: "levels", Default: "32", Option: "MaxLevels"}, false},
		"levels: by default no limit (MaxLevels)":           {codec.Guard{Of: "levels", Option: "MaxLevels"}, true},
		"size: by default 8; in wirebench: 64 (MaxSize)":    {codec.Guard{Of: "size", Default: "8", Here: "64", Option: "MaxSize"}, false},
		"size: by default no limit; in wirebench: 64 (Max)": {codec.Guard{Of: "size", Here: "64", Option: "Max"}, false},
	} {
		if got := c.guard.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if c.guard.Off() != c.off {
			t.Errorf("%s: off is %t", want, !c.off)
		}
	}
}

func TestGuardsAgainst(t *testing.T) {
	levels, size, time := codec.Guard{Against: codec.Nests}, codec.Guard{Against: codec.Allocates}, codec.Guard{Against: codec.Stalls}
	all := []codec.Guard{levels, size, time}
	if diff := cmp.Diff([]codec.Guard{levels, time}, codec.GuardsAgainst(all, codec.Stalls, codec.Nests)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := codec.GuardsAgainst(all); len(got) != 0 {
		t.Errorf("against nothing: %v", got)
	}
}
