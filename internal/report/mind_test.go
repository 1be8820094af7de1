package report

import (
	"testing"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestMindOfChecks checks what the column of caveats has of checks: failures of the measured version that
// codecs can avoid.
func TestMindOfChecks(t *testing.T) {
	fails := verdict.Finding{Examples: []verdict.Example{{ID: "01234567"}}}
	for name, c := range map[string]struct {
		found map[string]verdict.Finding
		want  string
	}{
		"nothing": {nil, ""},
		"all fail": {
			map[string]verdict.Finding{verdict.Untrusted: fails, verdict.DamageDetected: fails, verdict.MemorySafe: fails, verdict.Conforming: fails},
			"fails on hostile input, misuses memory, breaks its spec",
		},
		"only keeps memory": {map[string]verdict.Finding{verdict.MemorySafe: {Examples: []verdict.Example{{How: "keeps memory alive"}}}}, "keeps memory alive"},
		"passes":            {map[string]verdict.Finding{verdict.Untrusted: {Met: true}}, ""},
		"unclear":           {map[string]verdict.Finding{verdict.Untrusted: {Open: true, Examples: fails.Examples}}, ""},
		"other version":     {map[string]verdict.Finding{verdict.Untrusted: {Open: true, Other: &fails}}, ""},
	} {
		row := Row{Codec: record.CodecInfo{Findings: c.found}, Floor: true} // a floor has no risks
		if got := mind(row); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestCurtailed checks which caveats a column has room for.
func TestCurtailed(t *testing.T) {
	const all = "a lower bound, no format, drops zones, code per type"
	caveats := []string{"a lower bound, no format", "drops zones", "code per type"}
	for room, want := range map[int]string{
		100: all, len(all): all, len(all) - 1: "a lower bound, no format, drops zones, 1 more",
		40: "a lower bound, no format, 2 more", 0: "a lower bound, no format, 2 more",
	} {
		if got := curtailed(caveats, room); got != want {
			t.Errorf("%d characters: %q, want %q", room, got, want)
		}
	}
	if got := curtailed(nil, 0); got != "" {
		t.Errorf("without caveats: %q", got)
	}
}
