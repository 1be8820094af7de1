package report

import "github.com/wirebench/wirebench/internal/record"

// plusMinus explains the columns that compare codecs with the reference, and ranks.
func plusMinus(rec record.Record) string {
	vs := "vs " + Short(rec.Run.Reference)
	s := vs + ": how many times as fast. ±: its 95 % prediction interval, for "
	rank := " A rank (#) is a range of places if no difference is measurable."
	if rec.Method().Moves == nil {
		return s + "a repeated run on this machine." + rank
	}
	s += "other programs on this machine, such as yours, since the place of code in memory changes times." + rank
	if rec.Layouts() == nil {
		s += " This run had one layout, so how far programs differ is known from other records only."
	}
	return s
}
