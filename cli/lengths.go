package cli

import (
	"errors"
	"io"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// streams writes what messages cost on streams of the chosen lengths.
func (p excerpt) streams(w io.Writer, recs []record.Record) error {
	var runs report.LengthReports
	for _, rec := range recs {
		if r := report.Lengths(report.Source{Record: rec, Heap: p.heap}, p.lengths, p.view.Codecs); len(r.Tables) > 0 {
			runs = append(runs, r)
		}
	}
	if len(runs) == 0 {
		return errors.New("the record has no streams; wirebench run --operation encode,decode,stream,first measures them")
	}
	return render(w, p.format, runs)
}
