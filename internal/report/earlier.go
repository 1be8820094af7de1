package report

import (
	"fmt"

	"github.com/wirebench/wirebench/internal/record"
)

// earlierText says how much of the proof is of earlier runs, or nothing.
func earlierText(rec record.Record) string {
	earlier := 0
	for _, c := range rec.Cells {
		if c.Earlier {
			earlier++
		}
	}
	if earlier == 0 {
		return ""
	}
	return fmt.Sprintf("that of %d of %d cells is of an earlier run, with the same code and the same messages; this run encoded the messages to the same bytes (--prove-again proves everything)", earlier, len(rec.Cells))
}
