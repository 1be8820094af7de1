package record_test

import (
	"regexp"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// TestMoves checks what is known about how far times move: it says from what it is known, covers all
// lengths, and has only deviations that were ever seen.
func TestMoves(t *testing.T) {
	m := record.Moves()
	if !regexp.MustCompile(`^\d{4}-\d\d-\d\d$`).MatchString(m.Date) || m.Machine == "" || m.Layout == "" || m.Program == "" {
		t.Errorf("it doesn't say from what it is known: %+v", m)
	}
	for i, move := range m.Moves {
		last := i == len(m.Moves)-1
		if last != (move.Below == 0) || i > 0 && !last && move.Below <= m.Moves[i-1].Below {
			t.Errorf("move %d ends at %v ns", i, move.Below)
		}
		for _, sd := range []float64{move.Layout, move.Program} {
			if sd < 0.005 || sd > 0.1 {
				t.Errorf("move %d has the deviation %v", i, sd)
			}
		}
	}
	if len(m.Moves) == 0 {
		t.Error("nothing is known")
	}
}
