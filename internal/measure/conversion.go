package measure

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/record"
)

// convert sets how much of the time per operation is conversion. It takes the times of convert-in and
// convert-out from their cells, if these are measured too.
func (c *child) convert(cells []record.Cell, l loop.Lane) {
	rough := make(map[codec.Operation]float64)
	for _, cell := range cells {
		rough[codec.Operation(cell.Operation)] = cell.Rough
	}
	for i := range cells {
		cell := &cells[i]
		l.Operation = codec.Operation(cell.Operation).Conversion()
		if l.Operation == "" || l.Port.Lacks(l.Operation) != "" || cell.Fault != "" || cell.Reason != "" {
			continue
		}
		if _, ok := rough[l.Operation]; !ok {
			var part record.Cell
			if err := c.count(&part, &l); err != nil {
				cell.Fault = err.Error()
				continue
			}
			rough[l.Operation] = part.Rough
		}
		cell.Conversion = min(rough[l.Operation], cell.Rough)
	}
}
