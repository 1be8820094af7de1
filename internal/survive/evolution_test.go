package survive_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/survive"
)

// TestOfCell checks the verdict on each outcome, and that the result has all of a cell.
func TestOfCell(t *testing.T) {
	for _, c := range []struct {
		outcome evolve.Outcome
		what    string
		verdict survive.Verdict
		how     survive.How
	}{
		{evolve.Same, "", survive.Passes, ""},
		{evolve.Kept, "Price: 9 is kept", survive.Passes, ""},
		{evolve.Default, "Price is absent", survive.Passes, ""},
		{evolve.Lost, "Count: 2 is lost", survive.Fails, survive.Loses},
		{evolve.Fails, "unexpected EOF", survive.Fails, survive.Refuses},
		{evolve.Panics, "panic: index out of range", survive.Fails, survive.Panics},
		{evolve.Panics, "hangs: no progress in 5s", survive.Fails, survive.Hangs},
		{evolve.Panics, "killed the process (exit status 3): it printed nothing", survive.Fails, survive.Dies},
		{evolve.Wrong, "Count: 2 is read as 3", survive.Fails, survive.Misreads},
	} {
		cell := evolve.Cell{
			Codec: "a", Change: "added-last", Way: evolve.Usual, Direction: evolve.Forward,
			Outcome: c.outcome, Hits: 2, Messages: 3, What: c.what, Message: []byte{1, 2},
		}
		r := survive.OfCell(cell)
		if r.Verdict != c.verdict || r.How != c.how {
			t.Errorf("%s, %s: %s, %q, want %s, %q", c.outcome, c.what, r.Verdict, r.How, c.verdict, c.how)
		}
		if diff := cmp.Diff(cell, r.Cell()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.outcome, diff)
		}
		want := &evolve.Replay{Change: "added-last", Way: evolve.Usual, Direction: evolve.Forward, Message: []byte{1, 2}}
		if diff := cmp.Diff(want, r.Exchange()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.outcome, diff)
		}
	}
	none := evolve.Cell{Codec: "a", Change: "added-last", Way: evolve.Usual, Direction: evolve.Through, Why: "no structs"}
	r := survive.OfCell(none)
	if diff := cmp.Diff(none, r.Cell()); diff != "" || r.Verdict != survive.Unchecked {
		t.Errorf("nothing was found out: %s (-want +got):\n%s", r.Verdict, diff)
	}
}

// TestWithheldChange checks that a published result of a change has no message that does harm, and still says
// what became of it.
func TestWithheldChange(t *testing.T) {
	cell := evolve.Cell{
		Codec: "a", Change: "swapped", Way: "numbers by position", Direction: evolve.Backward,
		Outcome: evolve.Panics, Hits: 1, Messages: 3, What: "panic: index out of range", Message: []byte{1, 2},
	}
	r := survive.OfCell(cell)
	if !r.Dangerous() {
		t.Error("a panic is no danger")
	}
	rec := survive.Record{Results: []survive.Result{r.Withheld()}}
	got := rec.Results[0].Cell()
	cell.What, cell.Message = "panics; the input is withheld (SECURITY.md)", nil
	if diff := cmp.Diff(cell, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	again, found := rec.Find(r.ID())
	if err := again.Again(); !found || err == nil || !strings.Contains(err.Error(), "is withheld") {
		t.Errorf("%s is found: %t, %v", r.ID(), found, err)
	}
}
