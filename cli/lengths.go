package cli

import (
	"errors"
	"io"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// streams writes what messages cost on streams of the chosen lengths.
func (p excerpt) streams(w io.Writer, recs []record.Record) error {
	var runs []report.LengthReport
	for _, rec := range recs {
		if r := report.Lengths(report.Source{Record: rec, Heap: p.heap}, p.lengths, p.view.Codecs); len(r.Tables) > 0 {
			runs = append(runs, r)
		}
	}
	if len(runs) == 0 {
		return errors.New("the record has no streams; wirebench run --operation encode,decode,stream,first measures them")
	}
	if p.format == "json" {
		return report.LengthsJSON(w, runs...)
	}
	for _, r := range runs {
		var err error
		if p.format == "md" {
			err = r.Markdown(w)
		} else {
			err = r.Text(w, textOptions(w))
		}
		if err != nil {
			return err
		}
	}
	return nil
}
