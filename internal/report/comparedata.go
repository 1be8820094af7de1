package report

import (
	"io"
	"slices"
)

// JSON writes a comparison. Figures that don't exist are null.
func (c Comparison) JSON(w io.Writer) error { return writeJSON(w, c) }

// CSV writes a row for each cell that both runs have, including unchanged ones. Figures that don't
// exist are empty.
func (c Comparison) CSV(w io.Writer) error {
	rows := [][]string{{
		"data", "operation", "codec", "verdict", "ratio", "ratio_lo", "ratio_hi", "old_ns", "new_ns",
		"old_wire_bytes", "new_wire_bytes", "old_allocs", "new_allocs", "old_alloc_bytes", "new_alloc_bytes",
		"old_reason", "new_reason", "old_fault", "new_fault",
	}}
	for _, x := range c.Changes {
		figures := func(of func(Cell) float64) []string {
			var both []string
			for _, cell := range []Cell{x.Old, x.New} {
				if cell.Reason == "" && cell.Fault == "" {
					both = append(both, number(of(cell)))
				} else {
					both = append(both, "")
				}
			}
			return both
		}
		rows = append(rows, slices.Concat(
			[]string{x.Data, x.Operation, x.Codec, string(x.Verdict)}, interval(x.Ratio),
			figures(func(c Cell) float64 { return c.NS.Mid }), figures(func(c Cell) float64 { return c.Wire }),
			figures(func(c Cell) float64 { return c.Allocs }), figures(func(c Cell) float64 { return c.AllocBytes }),
			[]string{x.Old.Reason, x.New.Reason, x.Old.Fault, x.New.Fault},
		))
	}
	return writeCSV(w, rows)
}
