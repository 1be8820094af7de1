package advise

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

func TestCaveats(t *testing.T) {
	users := func(n int) Trust {
		return Trust{RequiredBy: &maintenance.Requirers{By: make([]string, n), Of: 68}}
	}
	fails := verdict.Finding{Examples: []verdict.Example{{What: "it panics"}}}
	for name, c := range map[string]struct {
		findings map[string]verdict.Finding
		of       Candidate
		want     []string
	}{
		"none": {nil, Candidate{Trust: users(FewUsers)}, []string{}},
		"a danger that was found and is documented is one": {
			map[string]verdict.Finding{verdict.Untrusted: fails},
			Candidate{Trust: users(9), Limits: []record.Limit{{Risk: "depth"}, {Risk: "allocation"}}, Found: []Found{{Need: verdict.Untrusted}}},
			[]string{"fails on hostile input"},
		},
		"dangers that are only documented are one, too": {
			nil, Candidate{Trust: users(9), Limits: []record.Limit{{Risk: "depth"}, {Risk: "allocation"}}}, []string{"not for hostile input"},
		},
		"damage that goes unnoticed is none": {
			map[string]verdict.Finding{verdict.DamageDetected: fails, verdict.MemorySafe: fails},
			Candidate{Trust: Trust{Standard: true}, Found: []Found{{Need: verdict.DamageDetected}, {Need: verdict.MemorySafe}}},
			[]string{"misuses memory"},
		},
		"all others": {
			nil, Candidate{Risks: []report.Risk{{Words: "no release"}}, Loses: []string{"zone"}, Trust: users(1), Undescribed: true},
			[]string{"no release", "times lose their zone", "1 of 68 known modules requires it", "no schema for other languages"},
		},
		"nobody":              {nil, Candidate{Trust: users(0)}, []string{"none of 68 known modules requires it"}},
		"users are not known": {nil, Candidate{}, []string{"users unknown"}},
	} {
		t.Run(name, func(t *testing.T) {
			o := option{info: record.CodecInfo{Findings: c.findings}}
			if diff := cmp.Diff(c.want, o.caveats(c.of)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
