package report

import (
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
)

// conversionText explains the column conversion. It is "" if no table has the column.
func conversionText(rec record.Record, tables []Table) string {
	for _, t := range tables {
		for _, r := range t.Rows {
			for _, c := range r.Cells {
				if c.Converts == nil {
					continue
				}
				text := "The share of the time for conversion between the type and the codec's form of it: its message or the library's own type"
				if slices.Contains(rec.Run.Operations, string(codec.ConvertIn)) {
					return text + "."
				}
				return text + "; a rough figure from the round trip check: --operation 'encode,decode,convert-*' measures it."
			}
		}
	}
	return ""
}
