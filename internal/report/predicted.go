package report

import (
	"fmt"

	"github.com/wirebench/wirebench/internal/record"
)

// plusMinus explains the column ±, and ranks.
func plusMinus(rec record.Record) string {
	rank := "A rank (#) is a range of places if no difference is measurable."
	times := fmt.Sprintf("×%s within this range, 19 times out of 20", rec.Run.Reference)
	if rec.Method().Moves == nil {
		return "A repeated run on this machine finds " + times + ". " + rank
	}
	s := "Another program on this machine, such as yours, has " + times + ", since the place of code in memory changes times. " + rank
	if rec.Layouts() == nil {
		s += " This run had one layout, so how far programs differ is known from other records only."
	}
	return s
}
