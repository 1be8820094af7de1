package cli

import (
	"errors"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// transfers writes the transfers of the runs over the link.
func (p excerpt) transfers(w io.Writer, recs []record.Record, compressed *report.Compressed) error {
	var runs []report.TransferReport
	for _, rec := range recs {
		if r := report.TransfersOver(report.Source{Record: rec, Heap: p.heap, Compressed: compressed}, p.link); len(r.Tables) > 0 {
			runs = append(runs, r)
		}
	}
	if len(runs) == 0 {
		return errors.New("the record has no codec that both encodes and decodes; a transfer needs the operations encode and decode")
	}
	switch p.format {
	case "csv":
		return report.TransferCSV(w, runs...)
	case "json":
		return report.TransferJSON(w, runs...)
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

// bits reads the speed of a link, "1Gbit" or "100M", in bits per second.
func bits(s string) (float64, error) {
	x, ok := prefixed(strings.TrimRight(s, "bitsp/"), map[byte]float64{'k': 1e3, 'M': 1e6, 'G': 1e9, 'T': 1e12})
	if !ok {
		return 0, usagef("--link %s isn't a speed; write it as 100Mbit or 1Gbit", s)
	}
	return x, nil
}

// prefixed reads a positive number that may end with one of the given unit prefixes.
func prefixed(number string, prefixes map[byte]float64) (x float64, ok bool) {
	factor := 1.
	if n := len(number); n > 0 {
		if f, ok := prefixes[number[n-1]]; ok {
			number, factor = number[:n-1], f
		}
	}
	x, err := strconv.ParseFloat(number, 64)
	return x * factor, err == nil && x > 0 && !math.IsInf(x*factor, 1)
}
