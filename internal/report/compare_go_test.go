package report

import (
	"math"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// otherGo is a run with another version of Go, whose encoding/json takes two thirds of the time.
func otherGo(rec record.Record) record.Record {
	factor := make(map[record.Key]float64)
	for _, c := range rec.Cells {
		if c.Codec == rec.Run.Reference || c.Codec == rec.Run.Twin {
			factor[c.Key] = 0.67
		}
	}
	now := again(rec, 7, factor)
	now.Run.Env.Go = "go1.99"
	return now
}

// TestCompareGoVersions checks that unchanged codecs are not called slower between two versions of
// Go because encoding/json became faster.
func TestCompareGoVersions(t *testing.T) {
	old := read(t)
	reference := old.Run.Reference
	c, err := Compare(one(old), one(otherGo(old)), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	if c.Reference == reference || len(c.First) != 3 {
		t.Errorf("compared by %s, and said first: %q", c.Reference, c.First)
	}
	judged := 0
	for _, x := range c.Changes {
		switch {
		case x.Verdict == Slower:
			t.Errorf("%v is called slower, by %v", x.Key, x.Ratio)
		case x.Codec == reference && x.Data == "person" && x.Operation != "encode-reuse" && x.Verdict != Faster: // other codecs are measured only there
			t.Errorf("%v: %s, want %s", x.Key, x.Verdict, Faster)
		case x.Codec != reference && x.Verdict == Faster:
			t.Errorf("%v is called faster, by %v", x.Key, x.Ratio)
		case x.Codec != c.Reference && x.Verdict == Same:
			judged++
		}
		if x.Codec == old.Run.Twin {
			t.Error("the reference's twin is compared")
		}
	}
	if judged == 0 {
		t.Error("of no codec it is told that it stayed as it was")
	}
	if c, err = Compare(one(old), one(otherGo(old)), "gob", nil); err != nil || c.Reference != "gob" {
		t.Errorf("asked for gob, compared by %q: %v", c.Reference, err)
	}
	if _, err = Compare(one(old), one(otherGo(old)), "gobbledegook", nil); err == nil {
		t.Error("compared by a codec that no run has")
	}
}

// If the codec that was chosen changes, too, it is not the reference, and it alone is slower.
func TestCompareGoVersionsMoved(t *testing.T) {
	old := read(t)
	reference := old.Run.Reference
	c, err := Compare(one(old), one(otherGo(old)), "gob", nil)
	if err != nil {
		t.Fatal(err)
	}
	moved := otherGo(old)
	slow := make(map[record.Key]float64)
	for _, cell := range moved.Cells {
		if cell.Codec == c.Reference {
			slow[cell.Key] = 1.4
		}
	}
	other, err := Compare(one(old), one(again(moved, 9, slow)), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	if other.Reference == reference || other.Reference == c.Reference || other.Unjudged {
		t.Errorf("compared by %s, though it moved", other.Reference)
	}
	found := 0
	for _, x := range other.Changes {
		if x.Verdict == Slower {
			found++
			if x.Codec != c.Reference {
				t.Errorf("%v is called slower, by %v", x.Key, x.Ratio)
			}
		}
	}
	if found == 0 {
		t.Errorf("of %s, which takes 1.4 times as long, nothing is told", c.Reference)
	}

	// This version of Go did not change encoding/json.
	same := again(old, 8, nil)
	same.Run.Env.Go = "go1.98"
	if c, err = Compare(one(old), one(same), "", nil); err != nil || c.Reference != reference {
		t.Errorf("compared by %q, though %s did not move: %v", c.Reference, reference, err)
	}

	// With only one codec besides the reference, nothing shows which of the two changed.
	few := func(rec record.Record) record.Record {
		only := func(name string) bool { return name != reference && name != rec.Run.Twin && name != "goccy/json" }
		rec.Cells = slices.DeleteFunc(slices.Clone(rec.Cells), func(c record.Cell) bool { return only(c.Codec) })
		rec.Blocks = slices.DeleteFunc(slices.Clone(rec.Blocks), func(b record.Block) bool { return only(b.Codec) })
		return rec
	}
	// On one machine their times are compared, and on two machines nothing can be.
	timed, err := Compare(one(few(old)), one(few(otherGo(old))), "", nil)
	if err != nil || !timed.ByTime || timed.Unjudged {
		t.Fatalf("by time: %t, unjudged: %t: %v", timed.ByTime, timed.Unjudged, err)
	}
	for _, x := range timed.Changes {
		if x.Old.Measured() && math.Abs(x.Ratio.Mid/(x.New.NS.Mid/x.Old.NS.Mid)-1) > 1e-9 {
			t.Errorf("%v changed by %v, but its times are %v and %v", x.Key, x.Ratio.Mid, x.Old.NS.Mid, x.New.NS.Mid)
		}
	}
	elsewhere := few(otherGo(old))
	elsewhere.Run.Env.Cores++
	if c, err = Compare(one(few(old)), one(elsewhere), "", nil); err != nil || !c.Unjudged {
		t.Fatalf("unjudged: %t: %v", c.Unjudged, err)
	}
	for _, x := range c.Changes {
		if x.Verdict == Slower || x.Verdict == Faster {
			t.Errorf("%v is called %s", x.Key, x.Verdict)
		}
	}
}

// TestCompareGoVersionsAsked checks that a codec that the reader asked for keeps a verdict on its own
// times: it is never chosen as the reference.
func TestCompareGoVersionsAsked(t *testing.T) {
	old := read(t)
	chosen, err := Compare(one(old), one(otherGo(old)), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	other, err := Compare(one(old), one(otherGo(old)), "", []string{chosen.Reference})
	if err != nil || other.Reference == chosen.Reference {
		t.Errorf("asked for %s, and compared by it: %v", chosen.Reference, err)
	}
	var all []string
	for _, c := range old.Run.Codecs {
		all = append(all, c.Name)
	}
	gob := key("gob", "person", "decode")
	c, err := Compare(one(old), one(scaled(otherGo(old), gob, 1.5)), "", all)
	if err != nil || c.Reference != old.Run.Reference || c.Unjudged {
		t.Fatalf("compared by %s, unjudged %t: %v", c.Reference, c.Unjudged, err)
	}
	judged := 0
	for _, x := range c.Changes {
		switch {
		case x.Key == gob && (x.Verdict != Slower || !x.Ratio.Contains(1.5)):
			t.Errorf("%v changed by %v, want 1.5", x.Key, x.Ratio)
		case x.Key != gob && (x.Verdict == Slower || x.Verdict == Faster) && !x.Floor:
			t.Errorf("%v is called %s, by %v", x.Key, x.Verdict, x.Ratio)
		case x.Verdict == Same:
			judged++
		}
	}
	if judged == 0 {
		t.Error("of no codec it is told that it stayed as it was")
	}
}
