package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// known are the records that internal/record/moves.json is from.
var known = []string{"../../results/2026-11-23T204039-linux-amd-epyc-2", "../../results/2026-11-27T140020-linux-intel-r-xeon-r-processor-2"}

// TestLearn checks that what the program knows about moves is what its records show.
func TestLearn(t *testing.T) {
	has := record.Moves()
	m, err := learn(known, has.Moves[0].Program)
	if err != nil {
		t.Fatal(err)
	}
	m.Date, m.Program = has.Date, has.Program
	if diff := cmp.Diff(m, has); diff != "" {
		t.Errorf("moves.json is not what the records show (-records +moves.json): run go run ./scripts/moves\n%s", diff)
	}
}

func TestLearnRefuses(t *testing.T) {
	if _, err := learn([]string{"../../internal/report/testdata/synthetic"}, 0.02); err == nil {
		t.Error("learned from a record of one layout")
	}
}
