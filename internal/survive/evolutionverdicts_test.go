package survive_test

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

var tried = survive.Tried([]corpus.Change{
	{Name: "last", About: "a field is added at the end", Kind: corpus.FieldAddedLast}, {Name: "middle", Kind: corpus.FieldAdded},
	{Name: "removed", Kind: corpus.FieldRemoved}, {Name: "renamed", Kind: corpus.FieldRenamed}, {Name: "swapped", Kind: corpus.FieldsMoved},
	{Name: "int32-to-int64", Kind: corpus.Widened},
})

// exchanged is a record of a codec with the outcomes of changes: old to new, new to old, and through old.
func exchanged(by codec.Fields, way evolve.Way, outcomes map[string][3]evolve.Outcome) survive.Record {
	rec := survive.Record{Header: survive.Header{
		Go: "go1.27.4", Codecs: []survive.Checked{{Name: "a", Fields: by}}, Kinds: []survive.Kind{survive.Evolution}, Changes: tried,
	}}
	for _, change := range tried {
		for i, d := range evolve.Directions {
			o := outcomes[change.Name][i]
			c := evolve.Cell{Codec: "a", Change: change.Name, Way: way, Direction: d, Outcome: o, Hits: 1, Messages: 1, What: "what of " + change.Name, Message: []byte{1, 2}}
			if o == "" {
				c = evolve.Cell{Codec: "a", Change: change.Name, Way: way, Direction: d, Why: "it has no structs"}
			}
			rec.Results = append(rec.Results, survive.OfCell(c))
		}
	}
	return rec
}

// TestEvolutionVerdicts checks what outcomes mean for the need for evolution and its values.
func TestEvolutionVerdicts(t *testing.T) {
	const same, kept, absent, fails, wrong = evolve.Same, evolve.Kept, evolve.Default, evolve.Fails, evolve.Wrong
	fine := map[string][3]evolve.Outcome{
		"last": {absent, absent, kept}, "middle": {absent, absent, kept}, "removed": {absent, absent, same},
		"renamed": {same, same, same}, "swapped": {same, same, same}, "int32-to-int64": {same, fails, same},
	}
	with := func(change string, o ...evolve.Outcome) map[string][3]evolve.Outcome {
		all := make(map[string][3]evolve.Outcome)
		for name, of := range fine {
			all[name] = of
		}
		all[change] = [3]evolve.Outcome(o)
		return all
	}
	all := func(rename, reorder, widen, proxy string) []string { return []string{rename, reorder, widen, proxy} }
	strict := with("middle", absent, fails, kept)
	strict["removed"] = [3]evolve.Outcome{fails, absent, same}
	passes := all(verdict.Passes, verdict.Passes, verdict.Passes, verdict.Passes)
	for _, c := range []struct {
		name        string
		rec         survive.Record
		word        string
		order, duty string
		silent      bool
		values      []string
	}{
		{"all is well", exchanged(codec.ByName, evolve.Usual, fine), verdict.Passes, "either order", "nothing", false, passes},
		{"by number", exchanged(codec.ByNumber, evolve.Usual, fine), verdict.Passes, "either order", "keep numbers", false, passes},
		{"old programs refuse", exchanged(codec.ByName, evolve.Usual, with("middle", absent, fails, fails)), verdict.Passes, "readers first", "nothing", false, all(verdict.Passes, verdict.Passes, verdict.Passes, verdict.Fails)},
		{"old programs drop", exchanged(codec.ByName, evolve.Usual, with("middle", absent, absent, absent)), verdict.Passes, "either order", "nothing", false, all(verdict.Passes, verdict.Passes, verdict.Passes, verdict.Fails)},
		{"neither reads the other", exchanged(codec.ByPosition, evolve.Usual, with("removed", fails, fails, same)), verdict.Fails, "either order", "add at the end", false, passes},
		{"old programs refuse new fields and need old ones", exchanged(codec.ByName, evolve.Usual, strict), verdict.Passes, "readers first to add, writers first to remove", "nothing", false, passes},
		{"another field's value", exchanged(codec.ByPosition, evolve.Usual, with("middle", wrong, wrong, kept)), verdict.Fails, "either order", "add at the end", true, passes},
		{"renamed", exchanged(codec.ByName, evolve.Usual, with("renamed", wrong, wrong, wrong)), verdict.Passes, "either order", "nothing", false, all(verdict.Fails, verdict.Passes, verdict.Passes, verdict.Passes)},
		{"moved", exchanged(codec.ByPosition, evolve.Usual, with("swapped", wrong, fails, wrong)), verdict.Passes, "either order", "nothing", false, all(verdict.Passes, verdict.Fails, verdict.Passes, verdict.Passes)},
		{"the schema can't be told", exchanged(codec.ByWriter, evolve.Schemaless, fine), verdict.Passes, "either order", "ship the writer's schema", false, passes},
		{"nothing was found out", exchanged(codec.ByName, evolve.Usual, nil), verdict.Unchecked, "", "", false, all(verdict.Unchecked, verdict.Unchecked, verdict.Unchecked, verdict.Unchecked)},
	} {
		t.Run(c.name, func(t *testing.T) {
			of := c.rec.Verdicts().Codecs[0].Findings
			f := of[verdict.Evolution]
			if f.Word() != c.word || f.Order != c.order || f.Duty != c.duty || f.Silent != c.silent {
				t.Errorf("%s, %q, %q, silent %v, want %s, %q, %q, %v", f.Word(), f.Order, f.Duty, f.Silent, c.word, c.order, c.duty, c.silent)
			}
			var values []string
			for _, change := range verdict.Changes {
				values = append(values, of[verdict.OfChange(change)].Word())
			}
			if diff := cmp.Diff(c.values, values); diff != "" {
				t.Errorf("%v (-want +got):\n%s", verdict.Changes, diff)
			}
			for _, need := range []string{verdict.Untrusted, verdict.Conforming} {
				if _, there := of[need]; there {
					t.Errorf("there is a verdict on %s, of which nothing was tried", need)
				}
			}
			for need, f := range of {
				if f.Fails() && len(f.Examples) == 0 {
					t.Errorf("nothing shows that %s fails", need)
				}
			}
		})
	}
}

// TestExchanges checks that the verdicts have all outcomes, also after they were written and read, and that each of
// them leads to what can be tried again.
func TestExchanges(t *testing.T) {
	rec := exchanged(codec.ByPosition, evolve.Usual, map[string][3]evolve.Outcome{
		"last": {evolve.Default, evolve.Fails, evolve.Fails}, "middle": {evolve.Wrong, evolve.Wrong, evolve.Same}, "swapped": {evolve.Lost, evolve.Panics, evolve.Kept},
	})
	of := rec.Verdicts()
	want := []verdict.Exchange{
		{Change: "last", Way: "usual", Signs: "dee"}, {Change: "middle", Way: "usual", Signs: "WW=", What: "old to new: what of middle"},
		{Change: "removed", Way: "usual", Signs: "..."}, {Change: "renamed", Way: "usual", Signs: "..."},
		{Change: "swapped", Way: "usual", Signs: "lpk", What: "new to old: what of swapped"}, {Change: "int32-to-int64", Way: "usual", Signs: "..."},
	}
	got := of.Codecs[0].Findings[verdict.Evolution].Exchanges
	if diff := cmp.Diff(want, got, cmpopts.IgnoreFields(verdict.Exchange{}, "ID")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	other := rec
	other.Go = "go1.26.8"
	other.Results = append(other.Results[:0:0], rec.Results...)
	other.Results[0].Exchanged = &survive.Exchanged{Outcome: evolve.Wrong, Hits: 1, Messages: 1}
	all := verdict.All{of, other.Verdicts()}
	var text bytes.Buffer
	if err := all.Encode(&text); err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(text.Bytes(), []byte(`"WW="`)); n != 1 {
		t.Errorf("the same outcomes are written %d times", n)
	}
	read, err := verdict.Parse(text.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(all, read, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("(-written +read):\n%s", diff)
	}
	r, found := rec.Find(got[1].ID)
	if !found || r.Data != "middle" || r.Name != string(evolve.Usual) || r.Entry != "" || r.Input != nil {
		t.Errorf("%s is %+v, %v", got[1].ID, r, found)
	}
}
