package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestPositional checks the lines under a table, and the risk, by what checks of changed types found.
func TestPositional(t *testing.T) {
	fails := verdict.Finding{Examples: []verdict.Example{{ID: "01234567", Entry: "old to new", Data: "removed", What: "unexpected EOF"}}}
	silent := fails
	silent.Silent = true
	var table Table
	risks := make(map[string]string)
	add := func(name string, by codec.Fields, found map[string]verdict.Finding, marks ...string) {
		row := Row{Codec: record.CodecInfo{Name: name, Fields: string(by), Findings: found, Marks: marks}, Cells: []Cell{{Processes: 1}}}
		table.Rows = append(table.Rows, row)
		for _, r := range row.Risks() {
			if r.Need == Positional {
				risks[name] = r.Why
			}
		}
	}
	of := func(f verdict.Finding) map[string]verdict.Finding {
		return map[string]verdict.Finding{verdict.Evolution: f}
	}
	add("named", codec.ByName, of(verdict.Finding{Met: true}))
	add("refused", codec.ByName, of(fails))
	add("takes", codec.ByPosition, of(silent))
	add("counts", codec.ByPosition, of(fails))
	add("unknown", codec.ByPosition, nil)
	add("other", codec.ByPosition, of(verdict.Finding{Open: true, Other: &fails}))
	add("more", codec.ByPosition, of(verdict.Finding{Met: true}))
	add("bound", codec.ByPosition, of(silent), "bound")
	want := []Line{
		{"Positional: ", "takes: a field added in the middle or removed is read as another field, without an error"},
		{"Positional: ", "counts: messages of another version of the type are refused"},
		{"Positional: ", "unknown, other: a field added in the middle may be read as another field; this version was not checked (wirebench check --kind evolution)"},
	}
	if diff := cmp.Diff(want, positional(table)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	const misreads = "it tells fields apart by their position, so it misreads messages of another version of the type"
	whys := map[string]string{
		"refused": "programs with other versions of the type can't use its messages: old to new of removed: unexpected EOF",
		"takes":   misreads, "unknown": misreads, "other": misreads, "bound": misreads,
		"counts": "it tells fields apart by their position, so it refuses messages of another version of the type",
	}
	if diff := cmp.Diff(whys, risks); diff != "" {
		t.Errorf("the risks (-want +got):\n%s", diff)
	}
}
