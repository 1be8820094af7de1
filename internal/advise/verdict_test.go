package advise

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestEvolves checks how findings decide the need for evolution with and without values, and what the reader must do
// for it.
func TestEvolves(t *testing.T) {
	met := func(order, duty string) verdict.Finding { return verdict.Finding{Met: true, Order: order, Duty: duty} }
	fails := verdict.Finding{Examples: []verdict.Example{{ID: "12ab", What: "Price: 13 is read as 12"}}}
	all := map[string]verdict.Finding{
		verdict.Evolution: met("either order", "keep numbers"), verdict.OfChange(verdict.Rename): met("readers first", ""),
		verdict.OfChange(verdict.Reorder): fails, verdict.OfChange(verdict.Proxy): {Open: true, What: "it was checked only as v1"},
	}
	for _, c := range []struct {
		need       string
		found      map[string]verdict.Finding
		want       Verdict
		conditions string
	}{
		{"evolution", all, Verdict{Standing: Met}, "fields keep their numbers"},
		{"evolution=rename", all, Verdict{Standing: Met}, "fields keep their numbers, and all readers get the new version first"},
		{"evolution=rename,reorder", all, Verdict{Failed, "Price: 13 is read as 12", "wirebench check --replay 12ab"}, ""},
		{"evolution=stored", all, Verdict{Standing: Met}, "fields keep their numbers"},
		{
			"evolution=stored", map[string]verdict.Finding{verdict.Evolution: met("readers first to add, writers first to remove", "")},
			Verdict{Standing: Failed, Why: "programs with the new version don't read all old messages: readers first to add, writers first to remove"}, "",
		},
		{"evolution=either-order", all, Verdict{Standing: Met}, "fields keep their numbers"},
		{
			"evolution=either-order,rename", all,
			Verdict{Standing: Failed, Why: "programs with the two versions don't read all messages of each other: readers first"}, "",
		},
		{"evolution=proxy", all, Verdict{Standing: Open, Why: "it was checked only as v1"}, ""},
		{"evolution=widen", all, Verdict{Standing: Open, Why: "it was not checked; wirebench check --kind evolution --codec a checks it"}, ""},
		{"evolution=rename", map[string]verdict.Finding{verdict.Evolution: fails, verdict.OfChange(verdict.Rename): met("either order", "")}, Verdict{Failed, "Price: 13 is read as 12", "wirebench check --replay 12ab"}, ""},
		{"evolution", map[string]verdict.Finding{verdict.Evolution: met("either order", "nothing")}, Verdict{Standing: Met}, ""},
		{"evolution", map[string]verdict.Finding{verdict.Evolution: met("writers first", "ship the writer's schema")}, Verdict{Standing: Met}, "readers have the writer's schema (each message must name it, as with a schema registry for Kafka: without it, values may be silently wrong), and all writers get the new version first"},
	} {
		asked := needs(t, strings.Split(c.need, ",")...)
		o := option{info: record.CodecInfo{Name: "a", Findings: c.found}, ofType: "wirebench check shop.Order"}
		if diff := cmp.Diff(c.want, asked[0].Kind().judge(o, asked[0])); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.need, diff)
		}
		if got := strings.Join(o.conditions(asked[0]), ", and "); got != c.conditions {
			t.Errorf("%s: if %q, want %q", c.need, got, c.conditions)
		}
	}
}

// TestOtherwise checks what is said about changes for which readers or writers have to come first.
func TestOtherwise(t *testing.T) {
	met := func(order string) verdict.Finding { return verdict.Finding{Met: true, Order: order} }
	o := option{info: record.CodecInfo{Findings: map[string]verdict.Finding{
		verdict.Evolution: {
			Met: true, Build: &verdict.Build{Changes: []verdict.Change{{Name: "int32-to-int64", Kind: "widened"}, {Name: "swapped", Kind: "reordered"}}},
			Exchanges: []verdict.Exchange{{Change: "int32-to-int64", Way: "usual", Signs: "=WW"}, {Change: "swapped", Way: "usual", Signs: "=ee"}, {Change: "swapped", Way: "numbers by position", Signs: "WWW"}},
		},
		verdict.OfChange(verdict.Reorder): met("readers first"), verdict.OfChange(verdict.Widen): met("readers first"), verdict.OfChange(verdict.Proxy): met(""),
	}}}
	want := "It also survives fields that change places (readers first), an int32 that becomes an int64 (readers first: otherwise values may be silently wrong) and old programs that pass messages on"
	if diff := cmp.Diff(want, o.further(nil)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

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
		if diff := cmp.Diff(c.want, Verdicts(report.Row{Codec: info}, record.DataInfo{})[verdict.Untrusted]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
