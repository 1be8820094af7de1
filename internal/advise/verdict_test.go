package advise

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestForStrangers checks that a codec which fails is said to have limits that are off by default.
func TestForStrangers(t *testing.T) {
	guards := []codec.Guard{
		{Against: codec.Nests, Of: "levels", Default: "32", Option: "MaxLevels"},
		{Against: codec.Allocates, Of: "elements", Option: "MaxElements"},
		{Against: codec.Stalls, Of: "aliases", Option: "MaxAliases"},
	}
	nests := []record.Limit{{Risk: string(codec.Nests), What: "it nests", Source: "source"}}
	allocates := []record.Limit{{Risk: string(codec.Allocates), What: "it allocates", Source: "source"}}
	for name, c := range map[string]struct {
		limits  []record.Limit
		finding verdict.Finding
		want    Verdict
	}{
		"passes":          {nil, verdict.Finding{Met: true}, Verdict{Standing: Met}},
		"has its limit":   {nests, verdict.Finding{Met: true}, Verdict{Failed, "it nests", "source"}},
		"has none":        {allocates, verdict.Finding{Met: true}, Verdict{Failed, "it allocates; limits that are off by default: MaxElements (elements)", "source"}},
		"fails the check": {nests, verdict.Finding{Examples: []verdict.Example{{ID: "12ab", What: "it hangs"}}}, Verdict{Failed, "it hangs; limits that are off by default: MaxElements (elements), MaxAliases (aliases)", "wirebench check --replay 12ab"}},
	} {
		info := record.CodecInfo{Name: name, Guards: guards, Limits: c.limits, Findings: map[string]verdict.Finding{verdict.Untrusted: c.finding}}
		if diff := cmp.Diff(c.want, Verdicts(report.Row{Codec: info})[verdict.Untrusted]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
