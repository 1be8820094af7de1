package corpus_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/corpus"
)

// TestComplete: what is set stays, and what is not set is set, in all elements, the same in each run.
func TestComplete(t *testing.T) {
	type line struct {
		SKU, Unit string
	}
	type message struct {
		ID    int
		Total int64
		At    time.Time
		Lines []line
		More  []line
		ByKey map[string]line
		Note  *string
	}
	sample := func() *message {
		return &message{ID: 7, Lines: []line{{SKU: "a"}}, ByKey: map[string]line{"k": {Unit: "kg"}, "l": {}, "m": {}}}
	}
	m, again := sample(), sample()
	corpus.Complete(m)
	corpus.Complete(again)
	if diff := cmp.Diff(m, again); diff != "" {
		t.Errorf("it is another message the second time (-first +second):\n%s", diff)
	}
	if m.ID != 7 || m.Lines[0].SKU != "a" || m.ByKey["k"].Unit != "kg" {
		t.Errorf("what was set is now %+v", m)
	}
	if m.Total == 0 || m.At.IsZero() || m.Lines[0].Unit == "" || len(m.More) == 0 || m.ByKey["k"].SKU == "" || m.Note == nil {
		t.Errorf("a part is not set: %+v", m)
	}
}
