package cli

import (
	"slices"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
)

// TestMatrixAdd checks that the worst result of operations and machines counts, in any order.
func TestMatrixAdd(t *testing.T) {
	var (
		number   = record.Cell{}
		lowered  = record.Cell{Lowered: []string{"int as int64"}}
		reason   = record.Cell{Reason: "no maps"}
		fault    = record.Cell{Fault: "lost", Lowered: []string{"int as int64"}}
		notThere = record.Cell{Reason: codec.NotOffered}
	)
	for _, c := range []struct {
		want  string
		cells []record.Cell
	}{
		{isNumber, []record.Cell{number, number}},
		{isNumber, []record.Cell{number, notThere}},
		{isLowered, []record.Cell{lowered, number, notThere}},
		{isReason, []record.Cell{notThere, notThere}},
		{isReason, []record.Cell{reason, lowered, number}},
		{isFault, []record.Cell{fault, reason, number}},
	} {
		for range 2 {
			m := newMatrix(nil, nil, "")
			for _, cell := range c.cells {
				m.add(cell)
			}
			if got := m.cells[[2]string{}].Mark; got != c.want {
				t.Errorf("%+v: %q, want %q", c.cells, got, c.want)
			}
			slices.Reverse(c.cells)
		}
	}
}
